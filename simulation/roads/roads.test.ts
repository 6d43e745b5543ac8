import { expect, test } from "vitest";
import { randomFrom } from "../random.ts";
import { type Graph, pathTo, shortestPaths, unreachable } from "./graph.ts";
import { streetGrid } from "./street-grid.ts";

test("Dijkstra's distances are those of Cormen, Leiserson, Rivest and Stein, Introduction to Algorithms, figure 24.6", () => {
  const [s, t, x, y, z] = [0, 1, 2, 3, 4];
  const figure: Graph = [
    [road(t, 10), road(y, 5)],
    [road(x, 1), road(y, 2)],
    [road(z, 4)],
    [road(t, 3), road(x, 9), road(z, 2)],
    [road(x, 6), road(s, 7)],
  ];
  const reach = shortestPaths(figure, s);
  expect(reach.cost).toEqual([0, 8, 9, 5, 7]);
  expect(pathTo(reach, x)).toEqual([s, y, t, x]);
  expect(reach.order).toEqual([s, y, z, t, x]);
});

test("what no road leads to is out of reach", () => {
  expect(shortestPaths([[], []], 0).cost).toEqual([0, unreachable]);
});

test("every crossing of a street grid can be reached, and no way is shorter than the grid allows", () => {
  for (const seed of ["a", "b", "c", "d", "e"]) {
    const { crossings, graph } = streetGrid(randomFrom(seed), { columns: 23, rows: 21, spacing: 200 });
    const { cost } = shortestPaths(graph, 240);
    const from = crossings[240] as { x: number; y: number };
    for (const [index, { x, y }] of crossings.entries()) {
      expect(cost[index]).toBeGreaterThanOrEqual(Math.abs(x - from.x) + Math.abs(y - from.y));
      expect(cost[index]).toBeLessThan(unreachable);
    }
  }
});

function road(to: number, cost: number) {
  return { to, cost };
}
