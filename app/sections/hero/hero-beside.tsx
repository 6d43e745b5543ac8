import type { ReactNode } from "react";
import type { Crumb } from "#app/ui/controls/breadcrumbs.tsx";
import type { PictureContent } from "#model/fields.ts";
import { HeroPicture, PageCrumbs } from "./item-hero.tsx";

type HeroBesideProps = {
  /** The page's address without the first slash. */
  name: string;
  crumbs: Crumb[];
  image: PictureContent;
  picture: keyof typeof pictures;
  hue?: string;
  /** What stands behind words and picture. */
  figure?: ReactNode;
  /** The words. */
  children: ReactNode;
  /** What stands below both. */
  below?: ReactNode;
};

const pictures = {
  wide: {
    glow: "top-40 h-3/4 w-[140%] lg:-right-[15%] lg:w-[95%]",
    words: "pt-6 lg:w-[38%]",
    frame: "lg:-right-[3vw] lg:w-[62vw]",
    sizes: "(width >= 64rem) 62vw, 100vw",
  },
  half: {
    glow: "top-56 h-2/3 w-[130%] lg:-right-[12%] lg:w-[80%]",
    words: "pt-8 lg:w-[47%]",
    frame: "lg:right-0 lg:w-[55%]",
    sizes: "(width >= 64rem) 55vw, 100vw",
  },
};

/** Words on the left, and beside them a picture that takes half the window or more and runs off its right edge. */
export function HeroBeside({ name, crumbs, image, picture, hue, figure, children, below }: HeroBesideProps) {
  const { glow, words, frame, sizes } = pictures[picture];
  return (
    <section aria-labelledby="title" className="relative isolate overflow-clip">
      <div
        aria-hidden="true"
        data-hue={hue}
        className={`hue-glow absolute -right-1/3 lg:top-0 lg:h-full ${glow}`}
      />
      {figure}
      <div className="page relative lg:static">
        <div className="relative z-2 pt-4 lg:pt-6">
          <PageCrumbs crumbs={crumbs} />
        </div>
        <div className="beside-hero lg:flex lg:items-center lg:py-16">
          <div className={`relative z-2 lg:pt-0 ${words}`}>{children}</div>
          <HeroPicture
            {...image}
            id="beside-words"
            name={name}
            sizes={sizes}
            className={`-mx-(--gutter) lg:absolute lg:inset-y-0 lg:mx-0 lg:flex lg:items-center ${frame}`}
          />
        </div>
      </div>
      {below}
    </section>
  );
}
