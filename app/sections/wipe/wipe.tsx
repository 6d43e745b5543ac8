import { InlineScript } from "#app/head/inline-script.tsx";
import { useLabels } from "#app/shell/labels.ts";
import { button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { plainKolam } from "#brand/kolam.ts";
import type { PictureContent } from "#model/fields.ts";
import { initialPercent, isMended, watchWipe } from "./watch-wipe.ts";
import wipeScript from "./wipe-script.ts?inline-script";

type WipeProps = {
  /** The same place from the same camera, before and after. */
  before: PictureContent;
  after: PictureContent;
  sizes: string;
  className?: string;
};

/**
 * A before/after comparison: two pictures in one frame, and a slider, a strand of kolam, that wipes from one to the other.
 * The points of the list in the same section (`mendable`) are marked as solved on the way. An inline script makes it work
 * as soon as it is parsed (watch-wipe.ts).
 */
export function Wipe({ before, after, sizes, className = "" }: WipeProps) {
  const { wipe } = useLabels();
  return (
    <div ref={watchWipe} className={`wipe ${className}`}>
      <div className="relative">
        <Picture {...before} sizes={sizes} className="framed w-full" />
        {/* From right to left, as the strand is drawn. */}
        <input
          type="range"
          dir="rtl"
          name="wipe"
          min="0"
          max="100"
          defaultValue={initialPercent}
          autoComplete="off"
          aria-label={wipe.slider}
          className="wipe-slider needs-script"
        />
        <div className="wipe-after">
          <Picture {...after} sizes={sizes} className="framed w-full" />
        </div>
        <Strand />
      </div>
      <div className="needs-script flex justify-center gap-3 print:hidden">
        {[wipe.before, wipe.after].map((label, i) => (
          <button
            key={label}
            type="button"
            data-wipe={i * 100}
            className={button({ variant: "secondary", size: "small", class: "min-h-11" })}
          >
            {label}
          </button>
        ))}
      </div>
      <InlineScript code={wipeScript} />
    </div>
  );
}

/** For a point of the list beside it. */
export const mendable = (index: number, count: number) => ({
  "data-mended": String(isMended(index, count, initialPercent)),
});

const strand = plainKolam(1, 9);

const Strand = () => (
  <div aria-hidden="true" className="wipe-strand">
    <svg
      aria-hidden="true"
      viewBox={`-0.2 -0.2 ${2 * strand.columns + 0.4} ${2 * strand.rows + 0.4}`}
      fill="none"
      className="wipe-line"
    >
      <path d={strand.path} />
      <path d={strand.path} />
      <path d={strand.dots.map(([x, y]) => `M${x} ${y}h0`).join("")} />
    </svg>
    <span className="wipe-knob needs-script">
      <Icon name={uiIcons.left} className="size-4" />
      <Icon name={uiIcons.right} className="size-4" />
    </span>
  </div>
);
