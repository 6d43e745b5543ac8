import { SidePicture } from "#app/sections/side-picture.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { HeadingContent, PictureContent, TitledContent } from "#model/fields.ts";

type ObstaclesProps = { heading: HeadingContent; picture: PictureContent; items: TitledContent[] };

/** What is in the way: the line is broken here. The features below mend it. */
export function Obstacles({ heading, picture, items }: ObstaclesProps) {
  return (
    <Band id="obstacles" aria-labelledby="obstacles-title" className="overflow-x-clip">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <SidePicture {...picture} side="left" />
        <div>
          <SectionHeading id="obstacles-title" {...heading} />
          <ul className="mt-10">
            {items.map(({ title, description }) => (
              <li
                key={title}
                className="relative border-danger/60 border-l-2 border-dashed pb-9 pl-8 last:border-transparent last:pb-0"
              >
                <span
                  aria-hidden="true"
                  className="absolute top-1.5 -left-[0.5625rem] size-4 rounded-full border-2 border-danger bg-background"
                />
                <h3 className="font-sans text-xl leading-snug">{title}</h3>
                <p className="mt-2 text-muted">{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
