import type { HeadingContent, PictureContent, TitledContent } from "#model/fields.ts";
import { BesidePicture, Point } from "./beside-picture.tsx";

type PainPointsProps = { heading: HeadingContent; picture: PictureContent; items: TitledContent[] };

/** What is in the way: the line is broken here. The features below mend it. */
export function PainPoints({ heading, picture, items }: PainPointsProps) {
  return (
    <BesidePicture id="obstacles" heading={heading} picture={picture} side="left">
      {items.map((item) => (
        <Point key={item.title} {...item} className="border-danger/60 border-dashed md:pl-8">
          <span
            aria-hidden="true"
            className="absolute -top-[0.5625rem] left-0 size-4 md:top-1.5 md:-left-[0.5625rem] rounded-full border-2 border-danger bg-background"
          />
        </Point>
      ))}
    </BesidePicture>
  );
}
