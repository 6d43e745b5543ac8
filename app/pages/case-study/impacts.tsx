import { SampleMark } from "#app/sections/sample-mark.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Prose } from "#app/ui/layout/prose.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { CaseStudyPageContent, StudyContent } from "#model/kinds/case-study.ts";

type ImpactsProps = { study: StudyContent; labels: CaseStudyPageContent["impacts"] };

/** What changed: the benefits as a list to run through, the conclusion as a page torn out beside it. */
export function Impacts({ study, labels }: ImpactsProps) {
  const { conclusion, benefits, ...heading } = labels;
  return (
    <Band id="impacts" tone="raised" aria-labelledby="impacts-title">
      <SectionHeading id="impacts-title" {...heading} mark={<SampleMark of={study} />} />
      <div className="mt-6 grid gap-x-16 gap-y-8 md:mt-12 md:gap-y-12 lg:grid-cols-12 print:block">
        <div className="lg:col-span-7">
          <h3 className="font-sans text-accent text-lg">{benefits}</h3>
          <dl className="mt-4">
            {study.benefits.map(({ icon, label, text }) => (
              <div
                key={label}
                className="grid grid-cols-[2.75rem_1fr] border-border border-t py-4 md:grid-cols-[3.25rem_1fr] md:py-6"
              >
                <dt className="col-span-2 grid grid-cols-subgrid text-title">
                  <Icon name={icon} className="size-8 text-accent" />
                  <span className="font-display font-semibold">{label}</span>
                </dt>
                <dd className="col-start-2 mt-1 md:mt-2 text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <section className="self-start rounded-card border border-border bg-surface p-6 sm:p-10 lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:col-span-5">
          <Kolam seed={study.id} className="h-14 text-accent md:h-20" />
          <h3 className="mt-4 font-sans text-accent text-lg">{conclusion}</h3>
          <div className="mt-3 grid gap-4 md:text-lead">
            <Prose text={study.conclusion} />
          </div>
        </section>
      </div>
    </Band>
  );
}
