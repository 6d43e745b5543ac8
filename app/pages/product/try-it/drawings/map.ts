import { width } from "./drawing.ts";

/** Plans are about as high as wide. */
export const mapHeight = 640;

export type Point = { x: number; y: number };

export type PlanMap = { scale: number; place: (point: Point) => Point };

/** Fits a plan in metres, east and north, into the drawing, with some room around it. */
export function mapOf(points: Point[], room = 36): PlanMap {
  const [west, east] = ends(points.map(({ x }) => x));
  const [south, north] = ends(points.map(({ y }) => y));
  const scale = Math.min(
    (width - 2 * room) / (east - west || 1),
    (mapHeight - 2 * room) / (north - south || 1),
  );
  const [left, top] = [(width - (east - west) * scale) / 2, (mapHeight - (north - south) * scale) / 2];
  return {
    scale,
    place: ({ x, y }) => ({ x: left + (x - west) * scale, y: top + (north - y) * scale }),
  };
}

function ends(values: number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

/** The point after a share of a way's length. */
export function alongWay(way: Point[], share: number): Point {
  const steps = way.slice(1).map((to, index) => {
    const from = way[index] as Point;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  let left = share * steps.reduce((sum, { length }) => sum + length, 0);
  for (const { from, to, length } of steps) {
    if (left <= length && length > 0) return between(from, to, left / length);
    left -= length;
  }
  return way.at(-1) ?? { x: 0, y: 0 };
}

export const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
