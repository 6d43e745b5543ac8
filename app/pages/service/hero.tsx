import { SharedTitle } from "#app/navigation/shared-element.tsx";
import { HeroPicture, PageCrumbs } from "#app/sections/item-hero.tsx";
import { SectionLinks } from "#app/sections/section-links.tsx";
import type { Crumb } from "#app/ui/controls/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import type { ServiceContent, ServicePageContent } from "#model/service.ts";

type HeroProps = { service: ServiceContent; page: ServicePageContent; crumbs: Crumb[] };

/** The words on the left, the miniature running off the right edge, the service's own figure behind both. */
export function Hero({ service, page, crumbs }: HeroProps) {
  const name = `services/${service.id}`;
  return (
    <section aria-labelledby="title" className="relative isolate overflow-clip">
      <div
        aria-hidden="true"
        className="hue-glow absolute top-56 -right-1/3 h-2/3 w-[130%] lg:top-0 lg:-right-[12%] lg:h-full lg:w-[80%]"
      />
      <Kolam
        seed={service.id}
        dots={false}
        className="figure-ground absolute -top-21 left-[72%] h-[max(54rem,53vw)] -translate-x-1/2 max-lg:invisible"
      />
      <div className="page relative lg:static">
        <div className="relative z-2 pt-4 lg:pt-6">
          <PageCrumbs crumbs={crumbs} />
        </div>
        <div className="beside-hero lg:flex lg:items-center lg:py-16">
          <div className="relative z-2 pt-8 lg:w-[47%] lg:pt-0">
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
          </div>
          <HeroPicture
            {...service.image}
            id="beside-words"
            name={name}
            sizes="(width >= 64rem) 55vw, 100vw"
            className="-mx-(--gutter) lg:absolute lg:inset-y-0 lg:right-0 lg:mx-0 lg:flex lg:w-[55%] lg:items-center"
          />
        </div>
      </div>
      <SectionLinks links={sectionsOf(service, page)} look="row" />
    </section>
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
