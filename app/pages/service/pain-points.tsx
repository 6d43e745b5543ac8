import type { HeadingContent, PictureContent, TitledContent } from "#model/fields.ts";
import { BesidePicture } from "./beside-picture.tsx";

type PainPointsProps = { heading: HeadingContent; picture: PictureContent; items: TitledContent[] };

/** What is in the way: the line is broken here. The features below mend it. */
export function PainPoints({ heading, picture, items }: PainPointsProps) {
  return (
    <BesidePicture id="obstacles" heading={heading} picture={picture} side="left">
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
    </BesidePicture>
  );
}
