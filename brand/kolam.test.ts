import { describe, expect, test } from "vitest";
import { frieze } from "#app/ui/figures/frieze.tsx";
import { type Figure, kolam, plainKolam, trace } from "./kolam.ts";

const seeds = Array.from({ length: 500 }, (_, i) => `seed-${i}`);

describe("a kolam", () => {
  test("is one closed line, whatever the seed", () => {
    for (const { path, columns, rows } of [...seeds.map(kolam), plainKolam(3, 2), frieze]) {
      expect(path).toMatch(/^M[^MZ]+Z$/);
      const [start] = path.match(/(?<=^M)[^lq]+/) ?? [];
      expect(curvesOf(path).at(-1)?.slice(2)).toEqual(start?.split(" ").map(Number));
      const corners = cornersOf(path);
      // A second line would have taken some of the grid's 4·m·n half-steps for itself.
      expect(corners).toHaveLength(4 * columns * rows);
      expect(gapsOf(corners)).toEqual(new Set([Math.SQRT2]));
    }
  });

  test("encloses each of its dots", () => {
    for (const figure of [...seeds.slice(0, 60).map(kolam), plainKolam(3, 2), plainKolam(4, 5), frieze]) {
      const outline = outlineOf(figure);
      for (const dot of figure.dots) expect(isEnclosed(dot, outline), `${dot}`).toBe(true);
      expect(isEnclosed([-1, -1], outline)).toBe(false);
    }
  });

  test("is the same for the same seed, and mostly another for another", () => {
    expect(kolam("smart-port")).toEqual(kolam("smart-port"));
    expect(new Set(seeds.map((seed) => kolam(seed).path)).size).toBeGreaterThan(100);
  });
});

test.each([
  [1, 1],
  [2, 2],
  [2, 3],
  [3, 2],
  [4, 5],
  [4, 6],
  [3, 6],
  [6, 6],
])("a plain grid of %i by %i has gcd lines", (columns, rows) => {
  const met = new Set<number>();
  let lines = 0;
  for (let start = 1; start < 2 * columns; start += 2) {
    if (met.has(start)) continue;
    lines++;
    for (const [x, y] of trace(columns, rows, new Map(), start)) if (y === 0) met.add(x);
  }
  expect(lines).toBe(gcd(columns, rows));
});

type Point = [number, number];

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

type Curve = [controlX: number, controlY: number, toX: number, toY: number];

/** The path's curves, one for each half-step of the ray; a straight run is as many as it is long. */
function curvesOf(path: string): Curve[] {
  const curves: Curve[] = [];
  let [x, y] = [0, 0];
  for (const [, command, text = ""] of path.matchAll(/([Mlq])([^Mlqz]+)/gi)) {
    const [a = 0, b = 0, c = 0, d = 0] = text.match(/-?(\d*\.)?\d+/g)?.map(Number) ?? [];
    if (command === "M") [x, y] = [a, b];
    if (command === "q") {
      curves.push([x + a, y + b, x + c, y + d]);
      [x, y] = [x + c, y + d];
    }
    if (command === "l")
      for (let left = Math.abs(a); left > 0; left--) {
        const [dx, dy] = [Math.sign(a), Math.sign(b)];
        curves.push([x + dx / 2, y + dy / 2, x + dx, y + dy]);
        [x, y] = [x + dx, y + dy];
      }
  }
  return curves;
}

const cornersOf = (path: string) => curvesOf(path).map(([x = 0, y = 0]): Point => [x, y]);

/** How far neighbouring corners lie apart, the last and the first included: a diagonal step each. */
const gapsOf = (corners: Point[]) =>
  new Set(
    corners.map(([x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
      return Math.hypot(nextX - x, nextY - y);
    }),
  );

/** The drawn curve as a polygon, eight pieces to each quadratic. */
function outlineOf({ path }: Figure): Point[] {
  const curves = curvesOf(path);
  let [fromX = 0, fromY = 0] = curves.at(-1)?.slice(2) ?? [];
  return curves.flatMap(([controlX = 0, controlY = 0, toX = 0, toY = 0]) => {
    const at = (a: number, b: number, c: number, t: number) =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    const pieces = Array.from({ length: 8 }, (_, i): Point => {
      const t = (i + 1) / 8;
      return [at(fromX, controlX, toX, t), at(fromY, controlY, toY, t)];
    });
    [fromX, fromY] = [toX, toY];
    return pieces;
  });
}

/** A way from the point to far outside crosses the line an odd number of times. */
function isEnclosed([x, y]: Point, outline: Point[]): boolean {
  // Slanted a little, so that it meets no vertex.
  const slope = 0.0123;
  const above = ([px, py]: Point) => py - y > slope * (px - x);
  let inside = false;
  for (const [i, a] of outline.entries()) {
    const b = outline.at(i - 1) ?? a;
    if (above(a) === above(b)) continue;
    const height = ([px, py]: Point) => py - y - slope * (px - x);
    const t = height(a) / (height(a) - height(b));
    if (a[0] + t * (b[0] - a[0]) > x) inside = !inside;
  }
  return inside;
}
