import { SampleMark } from "#app/sections/sample-mark.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Ring } from "#app/ui/figures/ring.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import type { HeadingContent } from "#model/fields.ts";
import type { IndustryImpactContent } from "#model/kinds/industry.ts";
import { placeId } from "#model/slug.ts";

type ImpactsProps = { heading: HeadingContent; items: IndustryImpactContent[] };

export function Impacts({ heading, items }: ImpactsProps) {
  return (
    <Band id="impacts" tone="raised" aria-labelledby="impacts-title">
      <div className="gap-16 lg:grid lg:grid-cols-12">
        <SectionHeading
          id="impacts-title"
          {...heading}
          mark={<SampleMark of={items} />}
          className="lg:sticky lg:top-[calc(var(--bar)+3rem)] lg:col-span-4 lg:self-start"
        />
        <ul className="mt-8 [&>li]:border-border [&>li:not(:last-child)]:border-b lg:col-span-8 lg:mt-0">
          {items.map((impact) => (
            <Impact key={impact.title} {...impact} />
          ))}
        </ul>
      </div>
    </Band>
  );
}

/** A figure is drawn as a ring; what has no figure shows its icon. */
function Impact({ value, icon, title, description }: IndustryImpactContent) {
  return (
    <li
      id={placeId(title)}
      className="place rise grid grid-cols-[7rem_1fr] items-center gap-x-5 py-4 first:pt-0 md:py-7 last:pb-0 sm:gap-x-10"
    >
      {value ? (
        <Ring value={value} />
      ) : (
        <span className="grid size-28 place-items-center rounded-full border border-hue/40 bg-hue/10 text-hue">
          <Icon name={icon} className="size-12" />
        </span>
      )}
      <div>
        <h3 className="text-title">
          <Unbroken text={title} />
        </h3>
        <p className="mt-2 text-muted">{description}</p>
      </div>
    </li>
  );
}
