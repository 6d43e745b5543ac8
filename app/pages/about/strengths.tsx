import { Icon } from "#app/ui/figures/icon.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import type { AboutContent } from "#model/pages/about.ts";

/** A grid of cells that share their borders; on phones a row that scrolls. */
export function Strengths({ items, ...heading }: AboutContent["strengths"]) {
  return (
    <Band tone="surface" aria-labelledby="strengths-title">
      <SectionHeading id="strengths-title" {...heading} />
      <SnapRow
        aria-labelledby="strengths-title"
        className="mt-5 md:mt-12 md:grid md:grid-cols-2 md:gap-px md:overflow-clip md:rounded-card md:border md:border-border md:bg-border lg:grid-cols-4"
      >
        {items.map(({ title, description, icon }) => (
          <li
            key={title}
            className="border-border bg-surface p-5 transition-colors hover:bg-accent-soft max-md:rounded-card max-md:border md:p-7"
          >
            <Icon name={icon} className="size-10 text-accent" />
            <h3 className="mt-4 font-sans text-xl leading-snug md:mt-8 lg:mt-14">{title}</h3>
            <p className="mt-2 text-small text-muted">{description}</p>
          </li>
        ))}
      </SnapRow>
    </Band>
  );
}
