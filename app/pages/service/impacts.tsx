import { SampleMark } from "#app/sections/sample-mark.tsx";
import { Ring } from "#app/ui/figures/ring.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { HeadingContent } from "#model/fields.ts";
import type { ServiceImpactContent } from "#model/service.ts";

type ImpactsProps = { heading: HeadingContent; items: ServiceImpactContent[] };

/** Four figures in one line, each with its conditions. */
export function Impacts({ heading, items }: ImpactsProps) {
  return (
    <Band id="impacts" tone="surface" aria-labelledby="impacts-title">
      <SectionHeading id="impacts-title" {...heading} mark={<SampleMark of={items} />} />
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, description, value, label, hideValueLabel }) => (
          <li
            key={title}
            className="rise grid grid-cols-[7rem_1fr] items-center gap-x-6 sm:block lg:border-border lg:not-first:border-l lg:not-first:pl-8"
          >
            <div className="row-span-2 flex h-28 items-center sm:whitespace-nowrap">
              {value && <Ring value={value} asText={label} hideValue={hideValueLabel} />}
            </div>
            <h3 className="self-end font-sans sm:mt-6 text-xl leading-snug">{title}</h3>
            <p className="mt-2 self-start text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
