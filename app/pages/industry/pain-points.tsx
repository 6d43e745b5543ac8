import { SidePicture } from "#app/sections/side-picture.tsx";
import { Accordion } from "#app/ui/layout/accordion.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { HeadingContent, PictureContent, TitledContent } from "#model/fields.ts";
import { placeId } from "#model/slug.ts";

type PainPointsProps = { heading: HeadingContent; picture: PictureContent; items: TitledContent[] };

export function PainPoints({ heading, picture, items }: PainPointsProps) {
  const entries = items.map(({ title, description }) => ({
    id: placeId(title),
    title,
    body: <p>{description}</p>,
  }));
  return (
    <Band id="obstacles" aria-labelledby="obstacles-title" className="overflow-x-clip">
      <SectionHeading id="obstacles-title" {...heading} />
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:mt-12 lg:grid-cols-2">
        <SidePicture {...picture} side="right" />
        <Accordion name="obstacles" entries={entries} numbered />
      </div>
    </Band>
  );
}
