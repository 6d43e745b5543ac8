import { Icon } from "#app/ui/figures/icon.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import type { HeadingContent, TitledWithIconContent } from "#model/fields.ts";
import { placeId } from "#model/slug.ts";

type BenefitsProps = { heading: HeadingContent; items: TitledWithIconContent[] };

/** A ruled list, one row for each benefit; on phones a row that scrolls. */
export function Benefits({ heading, items }: BenefitsProps) {
  return (
    <Band id="benefits" tone="raised" aria-labelledby="benefits-title">
      <SectionHeading id="benefits-title" {...heading} />
      <SnapRow aria-labelledby="benefits-title" className="mt-3 border-foreground/80 md:mt-14 md:border-t-2">
        {items.map(({ title, description, icon }) => (
          <li
            key={title}
            id={placeId(title)}
            className="place rise grid grid-cols-[2.5rem_1fr] gap-x-4 gap-y-2 border-border py-4 max-md:content-start max-md:border-t-2 md:border-b md:grid-cols-[3rem_5fr_6fr] md:items-baseline md:gap-x-8 md:py-7"
          >
            <Icon name={icon} className="size-8 self-start text-hue md:size-9" />
            <h3 className="text-title">
              <Unbroken text={title} />
            </h3>
            <p className="col-start-2 text-muted md:col-start-3">{description}</p>
          </li>
        ))}
      </SnapRow>
    </Band>
  );
}
