import { randomFrom } from "../random.ts";
import { pathTo, type Reach, shortestPaths } from "../roads/graph.ts";
import { type Streets, streetGrid } from "../roads/street-grid.ts";

/**
 * The ward of the article: about 18 km² of streets. Bins stand at crossings, each at its own; the first n are the same
 * whatever n is. The depot is the transfer station, two kilometres outside the first crossing.
 */
export type Ward = {
  streets: Streets;
  /** The crossing of each bin. */
  bins: number[];
  metres(from: number, to: number): number;
  /** All crossings, the nearest first. */
  byDistance(from: number): number[];
  /** The crossings on the way. */
  way(from: number, to: number): number[];
};

export const depot = 0;
export const mostBins = 400;
const metresOutside = 2000;

export function openWard(): Ward {
  const random = randomFrom("ward");
  const streets = streetGrid(random, { columns: 23, rows: 21, spacing: 200 });
  const bins = shuffled([...streets.crossings.keys()].slice(1), random.below).slice(0, mostBins);
  const reach = remembered((from: number): Reach => shortestPaths(streets.graph, from));
  const outside = (from: number, to: number) => ((from === depot) !== (to === depot) ? metresOutside : 0);
  const metresFrom = remembered((from) => reach(from).cost.map((inside, to) => inside + outside(from, to)));
  const metres = (from: number, to: number) => metresFrom(from)[to] as number;
  return {
    streets,
    bins,
    metres,
    byDistance: (from) => reach(from).order,
    way: (from, to) => pathTo(reach(from), to),
  };
}

/** Fisher and Yates' shuffle. */
function shuffled(values: number[], below: (limit: number) => number): number[] {
  const deck = [...values];
  for (let left = deck.length; left > 1; left--) {
    const drawn = below(left);
    const last = deck[left - 1] as number;
    deck[left - 1] = deck[drawn] as number;
    deck[drawn] = last;
  }
  return deck;
}

function remembered<Value>(find: (from: number) => Value) {
  const known: Value[] = [];
  return (from: number): Value => {
    known[from] ??= find(from);
    return known[from];
  };
}
