import { Icon } from "#app/ui/figures/icon.tsx";
import type { HeadingContent, TitledWithIconContent } from "#model/fields.ts";
import { type Pictures, Point, Points } from "./points.tsx";

type FeaturesProps = {
  heading: HeadingContent;
  /** For a service that tells of no obstacles: their picture stands here. */
  pictures?: Pictures;
  items: TitledWithIconContent[];
};

/** The line beside the points, dashed among the obstacles, is solid here, from one feature to the next. */
export function Features({ heading, pictures, items }: FeaturesProps) {
  return (
    <Points id="features" heading={heading} pictures={pictures}>
      {items.map(({ icon, ...item }) => (
        <Point key={item.title} {...item} className="border-hue md:ml-6 md:pt-2 md:pl-12">
          <span className="absolute -top-[1.3125rem] left-0 grid size-10 md:top-0 md:-left-[1.5625rem] md:size-12 place-items-center rounded-full border-2 border-hue bg-background text-hue">
            <Icon name={icon} className="size-5 md:size-6" />
          </span>
        </Point>
      ))}
    </Points>
  );
}
