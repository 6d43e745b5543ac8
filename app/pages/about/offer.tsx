import { Icon } from "#app/ui/figures/icon.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { AboutContent } from "#model/about.ts";

/** Eight practices as an index in large type, the heading kept beside it. */
export function Offer({ items, ...heading }: AboutContent["offer"]) {
  return (
    <Band aria-labelledby="offer-title">
      <div className="gap-16 lg:grid lg:grid-cols-12">
        <SectionHeading
          id="offer-title"
          {...heading}
          className="lg:sticky lg:top-[calc(var(--bar)+3rem)] lg:col-span-4 lg:self-start"
        />
        <ul className="mt-8 lg:col-span-8 lg:mt-0">
          {items.map(({ title, description, icon }) => (
            <li
              key={title}
              className="rise grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 border-border border-b py-4 first:pt-0 md:py-6 lg:grid-cols-[5fr_6fr_auto] lg:gap-x-10"
            >
              <h3 className="text-title">{title}</h3>
              <p className="col-span-2 text-muted max-md:text-small lg:col-span-1">{description}</p>
              <Icon name={icon} className="size-9 text-accent max-lg:col-start-2 max-lg:row-start-1" />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
