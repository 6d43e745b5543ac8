import { Picture } from "#app/ui/figures/picture.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { plainKolam } from "#brand/kolam.ts";
import type { AboutContent } from "#model/pages/about.ts";

/** Four stations on one closed line: across the page, or down its side where the page is narrow. */
export function Approach({ steps, picture, ...heading }: AboutContent["approach"]) {
  return (
    <Band aria-labelledby="approach-title" className="overflow-x-clip">
      <SectionHeading id="approach-title" {...heading} />
      <div className="relative mt-6 lg:mt-16">
        <LineAcross />
        <LineDown />
        <ol className="grid auto-rows-fr md:mt-8 md:grid-cols-4">
          {steps.map(({ title, description }) => (
            <li
              key={title}
              className="relative grid content-center py-4 pl-20 md:block md:content-start md:px-4 md:py-0 md:text-center"
            >
              <span
                aria-hidden="true"
                className="absolute top-1/2 left-6 size-3 -translate-1/2 rounded-full bg-amber md:hidden"
              />
              <h3 className="text-title">{title}</h3>
              <p className="mt-3 text-muted">{description}</p>
            </li>
          ))}
        </ol>
      </div>
      <Picture
        {...picture}
        sizes="(width >= 80rem) 1240px, 100vw"
        className="framed mx-auto mt-6 w-full lg:w-5/6"
      />
    </Band>
  );
}

const across = plainKolam(4, 1);
const down = plainKolam(1, 4);

// Made invisible rather than taken away: Chromium 156 crashes when what waits to be seen is measured while it is not
// displayed, and displayed later.
function LineAcross() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 -0.1 8 2.2"
      fill="none"
      className="kolam text-accent max-md:invisible max-md:h-0"
    >
      <path d={across.path} pathLength={1} className="stroke-[0.03px]" />
      {across.dots.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={0.08} />
      ))}
    </svg>
  );
}

/** As tall as the steps are; its dots stand in them, where they stay round. */
function LineDown() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 2 8"
      preserveAspectRatio="none"
      fill="none"
      className="absolute inset-y-0 left-0 h-full w-12 overflow-visible stroke-2 stroke-accent md:hidden"
    >
      <path d={down.path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
