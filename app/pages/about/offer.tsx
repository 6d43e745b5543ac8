import { Icon } from "#app/ui/figures/icon.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { AboutContent } from "#model/pages/about.ts";

/** Eight practices in a grid, the heading kept beside it. */
export function Offer({ items, ...heading }: AboutContent["offer"]) {
  return (
    <Band aria-labelledby="offer-title">
      <div className="gap-16 lg:grid lg:grid-cols-12">
        <SectionHeading
          id="offer-title"
          {...heading}
          className="lg:sticky lg:top-[calc(var(--bar)+3rem)] lg:col-span-4 lg:self-start"
        />
        <ul className="mt-8 gap-x-10 md:grid md:grid-cols-2 lg:col-span-8 lg:mt-0 lg:gap-x-14">
          {items.map(({ title, description, icon }) => (
            <li
              key={title}
              className="rise grid grid-cols-[1fr_auto] content-start items-center gap-x-6 gap-y-2 border-border border-b py-4 md:py-7"
            >
              <h3 className="text-title">{title}</h3>
              <Icon name={icon} className="size-9 text-accent" />
              <p className="col-span-2 text-muted max-md:text-small">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
