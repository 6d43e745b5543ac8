import type { Random } from "../random.ts";
import type { Graph, Road } from "./graph.ts";

/** A quarter's streets: crossings with their places in metres, and the metres between neighbours. */
export type Streets = { crossings: { x: number; y: number }[]; graph: Graph };

type Size = { columns: number; rows: number; spacing: number };

/** Of a hundred streets of the grid that many are not there: parks, walls, a railway. */
const missing = 12;

/**
 * A grid of streets in two ways, with gaps. Along the first row and column none is missing, and each crossing keeps the
 * street towards them, so that every crossing can be reached.
 */
export function streetGrid(random: Random, { columns, rows, spacing }: Size): Streets {
  const crossings = Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) * spacing,
    y: Math.floor(index / columns) * spacing,
  }));
  const graph: Road[][] = crossings.map(() => []);
  const join = (a: number, b: number) => {
    graph[a]?.push({ to: b, cost: spacing });
    graph[b]?.push({ to: a, cost: spacing });
  };
  for (const index of crossings.keys()) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const west = column > 0 && (row === 0 || !random.chance(missing, 100));
    if (west) join(index, index - 1);
    if (row > 0 && (column === 0 || !west || !random.chance(missing, 100))) join(index, index - columns);
  }
  return { crossings, graph };
}
