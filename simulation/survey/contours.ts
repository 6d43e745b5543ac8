import { contours } from "d3-contour";
import type { Surface } from "./terrain.ts";

export type Contour = { level: number; lines: [x: number, y: number][][] };

/** Lines of equal height, in the same metres as the surface. */
export function contoursOf(
  surface: Surface,
  { width, depth }: { width: number; depth: number },
  spacing: number,
  levels: number[],
): Contour[] {
  const columns = Math.round(width / spacing) + 1;
  const rows = Math.round(depth / spacing) + 1;
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    surface((index % columns) * spacing, Math.floor(index / columns) * spacing),
  );
  const shapes = contours().size([columns, rows]).thresholds(levels)(heights);
  // d3-contour counts from a cell's edge, half a cell before the value.
  const metres = (cells: number) => Math.round((cells - 0.5) * spacing * 10) / 10;
  return shapes.map(({ value, coordinates }) => ({
    level: value,
    lines: coordinates.flat().map((ring) => ring.map(([x = 0, y = 0]) => [metres(x), metres(y)])),
  }));
}
