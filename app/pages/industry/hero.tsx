import { SharedTitle } from "#app/navigation/shared-element.tsx";
import { HeroPicture, PageCrumbs } from "#app/sections/item-hero.tsx";
import type { Crumb } from "#app/ui/controls/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import type { ActionContent } from "#model/fields.ts";
import type { IndustryContent } from "#model/industry.ts";

type HeroProps = { industry: IndustryContent; demo: ActionContent; crumbs: Crumb[] };

/** The words on the left, the miniature over three fifths of the window, out to its right edge. */
export function Hero({ industry, demo, crumbs }: HeroProps) {
  const name = `industries/${industry.id}`;
  return (
    <section aria-labelledby="title" className="relative isolate overflow-clip">
      <div
        aria-hidden="true"
        data-hue={industry.bgColor}
        className="hue-glow absolute top-40 -right-1/3 h-3/4 w-[140%] lg:top-0 lg:-right-[15%] lg:h-full lg:w-[95%]"
      />
      <div className="page relative lg:static">
        <div className="relative z-2 pt-4 lg:pt-6">
          <PageCrumbs crumbs={crumbs} />
        </div>
        <div className="beside-hero lg:flex lg:items-center lg:py-16">
          <div className="relative z-2 pt-6 lg:w-[38%] lg:pt-0">
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
          </div>
          <HeroPicture
            {...industry.image}
            id="beside-words"
            name={name}
            sizes="(width >= 64rem) 62vw, 100vw"
            className="-mx-(--gutter) lg:absolute lg:inset-y-0 lg:-right-[3vw] lg:mx-0 lg:flex lg:w-[62vw] lg:items-center"
          />
        </div>
      </div>
    </section>
  );
}
