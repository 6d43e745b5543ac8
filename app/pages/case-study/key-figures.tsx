import type { CaseStudyContent } from "#model/kinds/case-study.ts";

/** The study's proof at a glance: three figures in display type, right under the picture. */
export function KeyFigures({ items }: { items: CaseStudyContent["keyFigures"] }) {
  return (
    <dl className="page grid gap-x-10 gap-y-5 pt-4 md:grid-cols-3 md:gap-y-8 lg:pt-8">
      {items.map(({ value, label, text }) => (
        <div
          key={label}
          className="rise grid grid-cols-[6.5rem_1fr] gap-x-4 border-accent border-t-2 pt-4 md:flex md:flex-col md:pt-5"
        >
          <dt className="col-start-2 row-start-1 font-semibold md:order-2 md:mt-3">{label}</dt>
          <dd className="row-span-2 row-start-1 font-display text-accent text-heading tabular-nums md:order-1 md:text-display">
            {value}
          </dd>
          <dd className="col-start-2 mt-1 text-muted md:order-3">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
