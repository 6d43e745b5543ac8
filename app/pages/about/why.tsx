import { SampleMark } from "#app/sections/sample-mark.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { AboutContent } from "#model/pages/about.ts";

/** Three reasons, each a card. */
export function Why({ items, ...heading }: AboutContent["why"]) {
  return (
    <Band aria-labelledby="why-title">
      <SectionHeading id="why-title" {...heading} mark={<SampleMark of={items} />} />
      <ol className="mt-6 grid gap-4 lg:mt-16 lg:grid-cols-3 lg:gap-6">
        {items.map(({ title, description, icon }) => (
          <li
            key={title}
            className="rise rounded-card border border-border bg-surface p-7 sm:p-9 print:break-inside-avoid print:p-5"
          >
            <Icon name={icon} className="size-10 text-amber lg:size-12" />
            <h3 className="mt-5 text-heading lg:mt-10">{title}</h3>
            <p className="mt-4 text-muted">{description}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
