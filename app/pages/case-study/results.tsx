import { SampleMark } from "#app/sections/sample-mark.tsx";
import { CountUp } from "#app/ui/figures/count-up/count-up.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { HeadingContent } from "#model/fields.ts";
import type { StudyContent } from "#model/kinds/case-study.ts";

const shown = 3;

/** Three figures as large as the page bears, each counted up as it comes into view. */
export function Results({ heading, study }: { heading: HeadingContent; study: StudyContent }) {
  return (
    <Band id="results" aria-labelledby="results-title">
      <SectionHeading id="results-title" {...heading} mark={<SampleMark of={study} />} />
      <ul className="mt-6 grid gap-x-10 gap-y-6 md:mt-12 md:grid-cols-3 lg:mt-16">
        {study.results
          .slice(0, shown)
          .map(figureFrom)
          .map(({ number, suffix, text }) => (
            <li
              key={text}
              className="rise flex items-baseline gap-x-5 border-accent border-t-2 pt-4 md:block md:pt-6"
            >
              <p className="min-w-[7.5rem] font-display text-accent text-display tracking-tight md:text-figure">
                <CountUp to={number} suffix={suffix} />
              </p>
              <p className="max-w-[22rem] md:mt-4 md:text-lead">{text}</p>
            </li>
          ))}
      </ul>
    </Band>
  );
}

/** "38% lower cost" as its figure and its words; the schema lets nothing else through. */
function figureFrom(result: string) {
  const [, number = "", suffix = "", text = ""] = /^([\d.]+)([%+]) (.+)$/.exec(result) ?? [];
  return { number: Number(number), suffix, text };
}
