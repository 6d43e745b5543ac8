import { type Graph, pathTo, type Reach, shortestPaths } from "#simulation/roads/graph.ts";
import { crossings, type Road, roads } from "./city.ts";

/** A way over the city's roads: the crossings on it in order, and how long it is. */
export type Route = { crossings: string[]; metres: number };

/** The shortest way between two crossings. */
export function shortestRoute(from: string, to: string): Route {
  const reach = reachOf(numberOf(from));
  const end = numberOf(to);
  return {
    crossings: pathTo(reach, end).map((number) => crossings[number]?.id ?? ""),
    metres: reach.cost[end] ?? 0,
  };
}

/** The road between two neighbouring crossings. */
export function roadBetween(a: string, b: string): Road {
  const road = byEnds.get(`${a} ${b}`);
  if (!road) throw new RangeError(`No road joins ${a} and ${b}.`);
  return road;
}

const numbers = new Map(crossings.map(({ id }, number) => [id, number]));

function numberOf(id: string): number {
  const number = numbers.get(id);
  if (number === undefined) throw new RangeError(`The city has no crossing ${id}.`);
  return number;
}

const byEnds = new Map(
  roads.flatMap((road) => [
    [`${road.from} ${road.to}`, road] as const,
    [`${road.to} ${road.from}`, road] as const,
  ]),
);

const graph: Graph = crossings.map(({ id }) =>
  roads.flatMap(({ from, to, metres }) => {
    if (from === id) return [{ to: numberOf(to), cost: metres }];
    return to === id ? [{ to: numberOf(from), cost: metres }] : [];
  }),
);

/** From each crossing once: there are few, and a day needs ways all the time. */
const reaches: Reach[] = crossings.map((_, number) => shortestPaths(graph, number));

function reachOf(number: number): Reach {
  const reach = reaches[number];
  if (!reach) throw new RangeError(`The city has no crossing number ${number}.`);
  return reach;
}
