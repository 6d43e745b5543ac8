import { mendable } from "#app/sections/wipe/wipe.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { HeadingContent, TitledContent } from "#model/fields.ts";
import { type Pictures, Point, Points } from "./points.tsx";

type PainPointsProps = { heading: HeadingContent; pictures: Pictures; items: TitledContent[] };

/** What is in the way: the line is broken here, and mended as the picture is. */
export function PainPoints({ heading, pictures, items }: PainPointsProps) {
  return (
    <Points id="obstacles" heading={heading} pictures={pictures}>
      {items.map((item, i) => (
        <Point
          key={item.title}
          {...item}
          {...mendable(i, items.length)}
          className="border-danger/60 border-dashed data-[mended=true]:border-accent data-[mended=true]:border-solid md:pl-8"
        >
          <span aria-hidden="true" className="wipe-point">
            <Icon name={uiIcons.check} className="size-3" />
          </span>
        </Point>
      ))}
    </Points>
  );
}
