import { darknessAt } from "./lane.ts";

type NightProps = { hour: number; width: number; height: number };

/** The dark over a drawing, as deep as the hour asks for. */
export const Night = ({ hour, width, height }: NightProps) => (
  <rect
    width={width}
    height={height}
    fillOpacity={Math.round(darknessAt(hour) * 55) / 100}
    className="dark fill-background"
  />
);
