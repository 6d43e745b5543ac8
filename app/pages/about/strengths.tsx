import { Icon } from "#app/ui/figures/icon.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { AboutContent } from "#model/about.ts";

/** A bench of parts: cells that share their borders, as in a storekeeper's tray. */
export function Strengths({ items, ...heading }: AboutContent["strengths"]) {
  return (
    <Band tone="surface" aria-labelledby="strengths-title">
      <SectionHeading id="strengths-title" {...heading} />
      <ul className="mt-12 grid gap-px overflow-clip rounded-card border border-border bg-border sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, description, icon }) => (
          <li key={title} className="bg-surface p-7 transition-colors hover:bg-accent-soft">
            <Icon name={icon} className="size-10 text-accent" />
            <h3 className="mt-8 font-sans text-xl leading-snug lg:mt-14">{title}</h3>
            <p className="mt-2 text-small text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
