import { SharedTitle } from "#app/navigation/shared-element.tsx";
import { HeroPicture, PageCrumbs } from "#app/sections/hero/item-hero.tsx";
import { SampleMark } from "#app/sections/sample-mark.tsx";
import type { Crumb } from "#app/ui/controls/breadcrumbs.tsx";
import { Chip } from "#app/ui/controls/chip.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import type { StudyContent } from "#model/kinds/case-study.ts";

type HeroProps = { study: StudyContent; label: string; crumbs: Crumb[] };

/** The front page of a story: the headline over the full width, the picture under it to both edges. */
export function Hero({ study, label, crumbs }: HeroProps) {
  const name = `case-studies/${study.id}`;
  return (
    <header className="relative isolate overflow-clip">
      <div aria-hidden="true" className="hue-glow absolute -inset-x-1/4 top-28 bottom-0 lg:top-40" />
      <div className="page relative z-2 pt-4 lg:pt-6">
        <PageCrumbs crumbs={crumbs} />
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 lg:mt-14">
          <p className="flex items-center gap-4 font-semibold text-accent">
            <Kolam seed={study.id} className="h-12" />
            {label}
          </p>
          <ul className="flex flex-wrap gap-2">
            {[study.industry, study.solution].map((badge) => (
              <li key={badge}>
                <Chip>{badge}</Chip>
              </li>
            ))}
          </ul>
          <SampleMark of={study} />
        </div>
        <h1 className="mt-6 max-w-[20em] text-display md:text-page-title">
          <SharedTitle name={name}>{study.title}</SharedTitle>
        </h1>
      </div>
      <HeroPicture
        {...study.image}
        name={name}
        sizes="(width >= 88rem) 88rem, 100vw"
        className="dissolves-below relative mx-auto max-w-[88rem] lg:-mt-6"
      />
    </header>
  );
}
