import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bins, blocks, circuits, crossing, crossings, lamps, picture, roads } from "./city.ts";
import { roadBetween, shortestRoute } from "./routes.ts";

test("the places belong to a picture that the site has, and lie within it", () => {
  const pictures = JSON.parse(readFileSync("pictures/index.json", "utf8"));
  expect(Object.keys(pictures)).toContain(picture);
  for (const { at } of [...lamps, ...crossings, ...blocks, ...bins])
    for (const share of at) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
});

test("the picture's camera keeps parallels: a place on the ground is where the others say it is", () => {
  // An isometric picture is a plane map of the ground: three crossings fix where all others are.
  const [origin, east, north] = ["A1", "A5", "D1"].map(crossing) as [C, C, C];
  for (const { ground, at } of crossings) {
    const x = (ground[0] - origin.ground[0]) / (east.ground[0] - origin.ground[0]);
    const y = (ground[1] - origin.ground[1]) / (north.ground[1] - origin.ground[1]);
    for (const axis of [0, 1] as const) {
      const expected =
        origin.at[axis] + x * (east.at[axis] - origin.at[axis]) + y * (north.at[axis] - origin.at[axis]);
      expect(at[axis]).toBeCloseTo(expected, 3);
    }
  }
});

test("every lamp hangs on a circuit, and every circuit has lamps", () => {
  expect(circuits.length).toBeGreaterThan(5);
  for (const circuit of circuits) expect(lamps.some((lamp) => lamp.circuit === circuit)).toBe(true);
});

test("routes are as long as an exhaustive search finds them, and lead over roads that join", () => {
  const table = allPairs();
  for (const { id: from } of crossings)
    for (const { id: to } of crossings) {
      const { crossings: way, metres } = shortestRoute(from, to);
      expect(metres).toBe(table.get(`${from} ${to}`));
      expect(metresAlong(way)).toBe(metres);
    }
});

const metresAlong = (way: string[]) =>
  way.slice(1).reduce((sum, to, index) => sum + roadBetween(way[index] ?? to, to).metres, 0);

type C = ReturnType<typeof crossing>;

/** Floyd and Warshall's algorithm: slow, and hard to get wrong. */
function allPairs() {
  const ids = crossings.map(({ id }) => id);
  const table = new Map<string, number>(ids.map((id) => [`${id} ${id}`, 0]));
  for (const { from, to, metres } of roads) table.set(`${from} ${to}`, metres).set(`${to} ${from}`, metres);
  const far = (a: string, b: string) => table.get(`${a} ${b}`) ?? Number.POSITIVE_INFINITY;
  for (const k of ids)
    for (const i of ids)
      for (const j of ids)
        if (far(i, k) + far(k, j) < far(i, j)) table.set(`${i} ${j}`, far(i, k) + far(k, j));
  return table;
}
