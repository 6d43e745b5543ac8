import type { ReactNode } from "react";
import { Wipe } from "#app/sections/wipe/wipe.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import type { HeadingContent, PictureContent, TitledContent } from "#model/fields.ts";
import { placeId } from "#model/slug.ts";

/** The same scene before and after the service. */
export type Pictures = { before: PictureContent; after: PictureContent };

type PointsProps = {
  id: string;
  heading: HeadingContent;
  pictures?: Pictures;
  /** The list's items. */
  children: ReactNode;
};

/** A list under its heading, beside a picture that stays in sight while it is read; without one it has two columns. */
export function Points({ id, heading, pictures, children }: PointsProps) {
  const title = <SectionHeading id={`${id}-title`} {...heading} />;
  const row = "mt-2 gap-0 pt-6 md:mt-10 md:pt-0";
  return (
    <Band id={id} aria-labelledby={`${id}-title`} className="overflow-x-clip">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        {pictures ? (
          <>
            <Wipe
              {...pictures}
              sizes="(width >= 64rem) 58vw, 100vw"
              className="-mx-(--gutter) lg:bleed-left self-start lg:sticky lg:top-[calc(var(--bar)+1rem)] lg:col-span-7 lg:mx-0"
            />
            <div className="min-w-0 lg:col-span-5">
              {title}
              <SnapRow aria-labelledby={`${id}-title`} className={row}>
                {children}
              </SnapRow>
            </div>
          </>
        ) : (
          <>
            <div className="self-start lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:col-span-4">{title}</div>
            <SnapRow
              aria-labelledby={`${id}-title`}
              className={`${row} min-w-0 gap-x-12 md:columns-2 lg:col-span-8 lg:mt-0`}
            >
              {children}
            </SnapRow>
          </>
        )}
      </div>
    </Band>
  );
}

type PointProps = TitledContent & {
  "data-mended"?: string;
  /** How the line runs on from here to the next point. */
  className: string;
  /** What stands on the line. */
  children: ReactNode;
};

/** One item of the list, on a line that leads to the next. */
export function Point({ title, description, className, children, ...point }: PointProps) {
  return (
    <li
      {...point}
      id={placeId(title)}
      className={`place relative break-inside-avoid last:border-transparent max-md:border-t-2 max-md:pt-8 max-md:pr-5 md:border-l-2 md:pb-9 md:last:pb-0 ${className}`}
    >
      {children}
      <h3 className="font-sans text-xl leading-snug">
        <Unbroken text={title} />
      </h3>
      <p className="mt-2 text-muted">{description}</p>
    </li>
  );
}
