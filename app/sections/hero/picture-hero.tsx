import { Picture } from "#app/ui/figures/picture.tsx";
import type { PictureContent } from "#model/fields.ts";

type PictureHeroProps = { title: string; lead: string; picture: PictureContent };

/** The top of a page that stands for itself: a promise, and a picture that runs to the window's edge. */
export const PictureHero = ({ title, lead, picture }: PictureHeroProps) => (
  <header className="page grid items-center gap-x-12 gap-y-8 pt-12 md:pt-16 lg:grid-cols-12">
    <div className="lg:col-span-6">
      <h1 className="text-hero">{title}</h1>
      <p className="mt-6 max-w-[36rem] text-lead text-muted">{lead}</p>
    </div>
    <div id="beside-words" className="-mx-(--gutter) lg:bleed-right lg:col-span-6 lg:mx-0">
      <Picture {...picture} sizes="(width >= 64rem) 50vw, 100vw" priority="high" className="framed w-full" />
    </div>
  </header>
);
