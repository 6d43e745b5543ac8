import { Picture } from "#app/ui/figures/picture.tsx";
import type { AboutContent } from "#model/pages/about.ts";

/** A sentence to stand behind, over the full width; the workshop under it, and the lead in the corner it leaves free. */
export function Hero({ title, lead, picture }: AboutContent["hero"]) {
  return (
    <section aria-labelledby="title" className="relative isolate overflow-clip">
      <div
        aria-hidden="true"
        data-hue="amber"
        className="hue-glow absolute top-16 bottom-0 lg:top-20 -right-1/4 w-full"
      />
      <div className="page relative pt-12 md:pt-16">
        <h1 id="title" className="relative z-2 max-w-[12em] text-hero">
          {title}
        </h1>
        <div className="items-end lg:-mt-12 lg:grid lg:grid-cols-12">
          <p className="relative z-2 mt-6 text-lead text-muted lg:col-span-4 lg:mt-0 lg:pb-40">{lead}</p>
          <div className="-mx-(--gutter) lg:bleed-right lg:col-span-8 lg:mx-0">
            <Picture
              {...picture}
              sizes="(width >= 64rem) 70vw, 100vw"
              priority="high"
              className="framed w-full"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
