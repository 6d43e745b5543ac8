import type { CaseStudyContent } from "#model/case-study.ts";

/** The study's proof at a glance: three figures in display type, right under the picture. */
export function KeyFigures({ items }: { items: CaseStudyContent["keyFigures"] }) {
  return (
    <dl className="page grid gap-x-10 gap-y-8 pt-4 md:grid-cols-3 lg:pt-8">
      {items.map(({ value, label, text }) => (
        <div key={label} className="rise flex flex-col border-accent border-t-2 pt-5">
          <dt className="order-2 mt-3 font-semibold">{label}</dt>
          <dd className="order-1 font-display text-display text-accent tabular-nums">{value}</dd>
          <dd className="order-3 mt-1 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
