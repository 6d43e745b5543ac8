import { mendable, Wipe } from "#app/sections/wipe/wipe.tsx";
import { Accordion } from "#app/ui/layout/accordion.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { HeadingContent, PictureContent, TitledContent } from "#model/fields.ts";
import { placeId } from "#model/slug.ts";

type ObstaclesProps = {
  heading: HeadingContent;
  before: PictureContent;
  after: PictureContent;
  items: TitledContent[];
};

export function Obstacles({ heading, before, after, items }: ObstaclesProps) {
  const entries = items.map(({ title, description }, i) => ({
    id: placeId(title),
    title,
    body: <p>{description}</p>,
    marks: mendable(i, items.length),
  }));
  return (
    <Band id="obstacles" aria-labelledby="obstacles-title" className="overflow-x-clip">
      <SectionHeading id="obstacles-title" {...heading} />
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:mt-12 lg:grid-cols-12">
        <Wipe
          before={before}
          after={after}
          sizes="(width >= 64rem) 58vw, 100vw"
          className="-mx-(--gutter) lg:bleed-right self-start lg:sticky lg:top-[calc(var(--bar)+1rem)] lg:order-last lg:col-span-7 lg:mx-0"
        />
        <div className="lg:col-span-5">
          <Accordion name="obstacles" entries={entries} numbered />
        </div>
      </div>
    </Band>
  );
}
