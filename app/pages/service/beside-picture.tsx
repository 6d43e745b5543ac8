import type { ReactNode } from "react";
import { SidePicture } from "#app/sections/side-picture.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { SnapRow } from "#app/ui/layout/snap-row.tsx";
import type { HeadingContent, PictureContent, TitledContent } from "#model/fields.ts";

import { placeId } from "#model/slug.ts";

type BesidePictureProps = {
  id: string;
  heading: HeadingContent;
  picture: PictureContent;
  side: "left" | "right";
  /** The list's items. */
  children: ReactNode;
};

/** A list under its heading, beside a picture that stays in sight while it is read. */
export function BesidePicture({ id, heading, picture, side, children }: BesidePictureProps) {
  return (
    <Band id={id} aria-labelledby={`${id}-title`} className="overflow-x-clip">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
        <SidePicture {...picture} side={side} />
        <div className="min-w-0">
          <SectionHeading id={`${id}-title`} {...heading} />
          <SnapRow aria-labelledby={`${id}-title`} className="mt-2 gap-0 pt-6 md:mt-10 md:pt-0">
            {children}
          </SnapRow>
        </div>
      </div>
    </Band>
  );
}

type PointProps = TitledContent & {
  /** How the line runs on from here to the next point. */
  className: string;
  /** What stands on the line. */
  children: ReactNode;
};

/** One item of the list, on a line that leads to the next. */
export function Point({ title, description, className, children }: PointProps) {
  return (
    <li
      id={placeId(title)}
      className={`place relative last:border-transparent max-md:border-t-2 max-md:pt-8 max-md:pr-5 md:border-l-2 md:pb-9 md:last:pb-0 ${className}`}
    >
      {children}
      <h3 className="font-sans text-xl leading-snug">{title}</h3>
      <p className="mt-2 text-muted">{description}</p>
    </li>
  );
}
