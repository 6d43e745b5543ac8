import { mendable } from "#app/sections/wipe/wipe.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { HeadingContent, TitledContent } from "#model/fields.ts";
import { type Pictures, Point, Points } from "./points.tsx";

type ObstaclesProps = { heading: HeadingContent; pictures: Pictures; items: TitledContent[] };

/** The line beside each point is dashed, and becomes solid as far as the picture is wiped from before to after. */
export function Obstacles({ heading, pictures, items }: ObstaclesProps) {
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
