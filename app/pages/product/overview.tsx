import { Icon } from "#app/ui/figures/icon.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Prose } from "#app/ui/layout/prose.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import type { ProductPageContent } from "#model/kinds/product.ts";

type OverviewProps = { heading: ProductPageContent["overview"]; description: string };

/** What it is, told as a statement, beside what every one of our products promises. */
export function Overview({ heading: { highlights, ...heading }, description }: OverviewProps) {
  return (
    <Band id="overview" aria-labelledby="overview-title" className="pb-4! outline-none">
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-12 lg:gap-y-12">
        <div className="min-w-0 lg:col-span-7">
          <SectionHeading id="overview-title" {...heading} />
          <div className="mt-5 flex flex-col gap-4 text-muted md:mt-8 [&>p:not(:first-child)]:max-w-measure [&>p:first-child]:text-foreground [&>p:first-child]:text-statement">
            <Prose text={description} />
          </div>
        </div>
        <SnapRow
          aria-labelledby="overview-title"
          className="min-w-0 self-end border-border md:border-b lg:col-span-5"
        >
          {highlights.map(({ title, description: text, icon }) => (
            <li key={title} className="rise flex gap-4 border-border border-t py-5 md:gap-6 md:py-7">
              <Icon name={icon} className="size-9 shrink-0 text-hue" />
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </SnapRow>
      </div>
    </Band>
  );
}
