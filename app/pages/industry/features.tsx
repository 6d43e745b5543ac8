import { Icon } from "#app/ui/figures/icon.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import type { HeadingContent, TitledWithIconContent } from "#model/fields.ts";
import { placeId } from "#model/slug.ts";

type FeaturesProps = { heading: HeadingContent; items: TitledWithIconContent[] };

/** The features, strung on one line like the lamps of a street. */
export function Features({ heading, items }: FeaturesProps) {
  return (
    <Band id="features" aria-labelledby="features-title" className="overflow-x-clip">
      <SectionHeading id="features-title" {...heading} />
      <SnapRow
        aria-labelledby="features-title"
        className="strung isolate mt-4 gap-0 md:mt-10 md:grid md:grid-cols-2 lg:mt-16 lg:grid-cols-4"
      >
        {items.map(({ title, description, icon }) => (
          <li key={title} id={placeId(title)} className="place">
            <span className="absolute top-0 left-0 grid size-12 place-items-center rounded-full border-2 border-hue bg-background text-hue">
              <Icon name={icon} className="size-6" />
            </span>
            <h3 className="font-sans text-xl leading-snug">
              <Unbroken text={title} />
            </h3>
            <p className="mt-2 text-muted">{description}</p>
          </li>
        ))}
      </SnapRow>
    </Band>
  );
}
