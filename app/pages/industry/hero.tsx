import { SharedTitle } from "#app/navigation/shared-element.tsx";
import { HeroBeside } from "#app/sections/hero/hero-beside.tsx";
import type { Crumb } from "#app/ui/controls/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import type { ActionContent } from "#model/fields.ts";
import type { IndustryContent } from "#model/kinds/industry.ts";

type HeroProps = { industry: IndustryContent; demo: ActionContent; crumbs: Crumb[] };

/** The miniature takes three fifths of the window. */
export function Hero({ industry, demo, crumbs }: HeroProps) {
  const name = `industries/${industry.id}`;
  return (
    <HeroBeside {...{ name, crumbs }} image={industry.image} picture="wide" hue={industry.bgColor}>
      <h1 id="title" className="text-page-title lg:-mr-12">
        <Icon name={industry.icon} className="mb-3 size-10 text-hue lg:size-11" />
        <SharedTitle name={name}>{industry.title}</SharedTitle>
      </h1>
      <p className="mt-5 text-lead text-muted">
        <Unbroken text={industry.description} />
      </p>
      <ButtonLink to={demo.to} size="large" className="mt-6 max-sm:w-full lg:mt-8 print:hidden">
        {demo.label}
      </ButtonLink>
    </HeroBeside>
  );
}
