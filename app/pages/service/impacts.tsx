import { SampleMark } from "#app/sections/sample-mark.tsx";
import { Ring } from "#app/ui/figures/ring.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import type { HeadingContent } from "#model/fields.ts";
import type { ServiceImpactContent } from "#model/kinds/service.ts";

type ImpactsProps = { heading: HeadingContent; items: ServiceImpactContent[] };

/** Four figures in one line, each with its conditions. */
export function Impacts({ heading, items }: ImpactsProps) {
  return (
    <Band id="impacts" tone="surface" aria-labelledby="impacts-title">
      <SectionHeading id="impacts-title" {...heading} mark={<SampleMark of={items} />} />
      <SnapRow
        aria-labelledby="impacts-title"
        className="mt-4 md:mt-12 md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-12 lg:grid-cols-4"
      >
        {items.map(({ title, description, value, label, hideValueLabel }) => (
          <li key={title} className="rise lg:border-border lg:not-first:border-l lg:not-first:pl-8">
            <div className="flex h-28 items-center whitespace-nowrap">
              {value && <Ring value={value} asText={label} hideValue={hideValueLabel} />}
            </div>
            <h3 className="mt-4 font-sans text-xl md:mt-6 leading-snug">
              <Unbroken text={title} />
            </h3>
            <p className="mt-2 text-muted">{description}</p>
          </li>
        ))}
      </SnapRow>
    </Band>
  );
}
