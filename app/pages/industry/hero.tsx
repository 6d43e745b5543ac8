import { SharedTitle } from "#app/navigation/shared-element.tsx";
import { HeroPicture, PageCrumbs } from "#app/sections/item-hero.tsx";
import type { Crumb } from "#app/ui/controls/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import type { ActionContent } from "#model/fields.ts";
import type { IndustryContent } from "#model/industry.ts";

type HeroProps = { industry: IndustryContent; demo: ActionContent; crumbs: Crumb[] };

/** A stage: the miniature in the middle, as large as the window allows, and the words in the corners it leaves free. */
export function Hero({ industry, demo, crumbs }: HeroProps) {
  const name = `industries/${industry.id}`;
  return (
    <section aria-labelledby="title" className="relative isolate overflow-clip">
      <div
        aria-hidden="true"
        data-hue={industry.bgColor}
        className="hue-glow absolute z-1 -inset-x-[20%] top-0 h-full"
      />
      <div className="stage page relative pt-4 pb-14 lg:pt-6 lg:pb-16">
        <div className="relative z-2">
          <PageCrumbs crumbs={crumbs} />
        </div>
        <div className="relative z-2 mt-8 lg:row-start-3 lg:-mt-6 lg:flex lg:items-end lg:justify-between lg:gap-16">
          <h1 id="title" className="text-hero lg:shrink-[99]">
            <Icon name={industry.icon} className="mb-3 size-10 text-hue lg:size-11" />
            <SharedTitle name={name}>{industry.title}</SharedTitle>
          </h1>
          <div className="mt-5 lg:mt-0 lg:w-[33rem]">
            <p className="text-lead text-muted">{industry.description}</p>
            <ButtonLink to={demo.to} size="large" className="mt-6 max-sm:w-full print:hidden">
              {demo.label}
            </ButtonLink>
          </div>
        </div>
        <HeroPicture
          {...industry.image}
          name={name}
          sizes="(width >= 64rem) min(1240px, 94svh), 100vw"
          className="-mx-(--gutter) lg:row-start-2 lg:mx-auto lg:-mt-9 lg:w-[min(100%,94svh)]"
        />
      </div>
    </section>
  );
}
