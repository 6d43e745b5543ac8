import { SharedTitle } from "#app/navigation/shared-element.tsx";
import { HeroBeside } from "#app/sections/hero/hero-beside.tsx";
import { SectionLinks } from "#app/sections/section-links.tsx";
import type { Crumb } from "#app/ui/controls/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import type { ServiceContent, ServicePageContent } from "#model/kinds/service.ts";

type HeroProps = { service: ServiceContent; page: ServicePageContent; crumbs: Crumb[] };

/** The miniature takes half the window, the service's own figure stands behind it and the words. */
export function Hero({ service, page, crumbs }: HeroProps) {
  const name = `services/${service.id}`;
  return (
    <HeroBeside
      {...{ name, crumbs }}
      image={service.image}
      picture="half"
      figure={
        <Kolam
          seed={service.id}
          dots={false}
          className="figure-ground absolute -top-21 left-[72%] h-[max(54rem,53vw)] -translate-x-1/2 max-lg:invisible"
        />
      }
      below={<SectionLinks links={sectionsOf(service, page)} look="row" />}
    >
      <p className="flex items-center gap-3 font-semibold text-hue">
        <Icon name={service.icon} className="size-7" />
        {service.category}
      </p>
      <h1 id="title" className="mt-5 text-page-title">
        <SharedTitle name={name}>{service.title}</SharedTitle>
      </h1>
      <p className="mt-6 max-w-[33rem] text-lead text-muted">
        <Unbroken text={service.description} />
      </p>
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={page.closing.primary.to} size="large">
          {page.closing.primary.label}
        </ButtonLink>
      </div>
    </HeroBeside>
  );
}

/** Those that this service has. */
function sectionsOf(service: ServiceContent, page: ServicePageContent) {
  return [
    { id: "obstacles", label: page.painPoints.title, shown: service.painPoints },
    { id: "benefits", label: page.benefits.title, shown: true },
    { id: "features", label: page.features.title, shown: true },
    { id: "impacts", label: page.impacts.title, shown: !service.impacts_skip },
    { id: "case-study", label: page.caseStudy.title, shown: service.caseStudy },
  ].filter(({ shown }) => shown);
}
