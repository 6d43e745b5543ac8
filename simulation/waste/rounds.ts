/**
 * Rounds of a truck that starts and ends at a depot: Clarke and Wright's savings (1964), then 2-opt within each round.
 * Places are numbers, `metres` the way from one to another, the same in both directions.
 */
export type Job = {
  depot: number;
  stops: number[];
  /** What each stop puts on the truck, and what the truck holds, in the same unit. */
  loads: number[];
  capacity: number;
  metres: (from: number, to: number) => number;
  /** All places by their distance from one, if that is known already: finding it out takes longer than the rest. */
  byDistance?: (from: number) => number[];
};

/** The stops of each round, in order. The depot stands before the first and after the last. */
export type Rounds = number[][];

/** A stop is joined to one of so many that are nearest to it, as long as one of them can take it. */
const neighbours = 10;

export function planRounds(job: Job): Rounds {
  return savingsRounds(job).map((round) => improved(round, job));
}

export function lengthOf(round: number[], { depot, metres }: Pick<Job, "depot" | "metres">): number {
  const way = [depot, ...round, depot];
  return way.slice(1).reduce((total, place, index) => total + metres(way[index] as number, place), 0);
}

type Part = { stops: number[]; load: number };
type Pair = { a: number; b: number };

/** Every stop is a round of its own at first; rounds are joined at their ends where that saves most. */
function savingsRounds(job: Job): Rounds {
  const partOf = new Map<number, Part>(
    job.stops.map((stop, index) => [stop, { stops: [stop], load: job.loads[index] ?? 0 }]),
  );
  const parts = () => [...new Set(partOf.values())];
  join(partOf, nearPairs(job), job);
  // What is left are a few rounds, whose ends may be far apart.
  const ends = parts().flatMap(({ stops }) => [stops[0] as number, stops.at(-1) as number]);
  join(partOf, allPairs([...new Set(ends)]), job);
  return parts().map(({ stops }) => stops);
}

function join(partOf: Map<number, Part>, pairs: Pair[], { depot, metres, capacity }: Job) {
  /** By what a round gets shorter if it goes on from a to b instead of home and out again. */
  const saving = ({ a, b }: Pair) => metres(depot, a) + metres(depot, b) - metres(a, b);
  const bySaving = pairs
    .map((pair) => ({ ...pair, saving: saving(pair) }))
    .sort((one, other) => other.saving - one.saving || one.a - other.a || one.b - other.b);
  for (const { a, b } of bySaving) {
    const [one, other] = [partOf.get(a), partOf.get(b)];
    if (!one || !other || one === other || one.load + other.load > capacity) continue;
    const stops = joinedAt(one.stops, other.stops, a, b);
    if (!stops) continue;
    const joined = { stops, load: one.load + other.load };
    for (const stop of stops) partOf.set(stop, joined);
  }
}

function nearPairs({ stops, metres, byDistance }: Job): Pair[] {
  const wanted = new Set(stops);
  const others = (from: number) =>
    byDistance?.(from) ?? stops.toSorted((a, b) => metres(from, a) - metres(from, b) || a - b);
  return stops.flatMap((a) => nearest(a, others(a), wanted).map((b) => ({ a, b })));
}

function nearest(from: number, places: number[], wanted: Set<number>): number[] {
  const found: number[] = [];
  for (const place of places) {
    if (found.length === neighbours) break;
    if (place !== from && wanted.has(place)) found.push(place);
  }
  return found;
}

const allPairs = (stops: number[]): Pair[] =>
  stops.flatMap((a, index) => stops.slice(index + 1).map((b) => ({ a, b })));

/** Two rounds as one, if both stops are ends of theirs. */
function joinedAt(one: number[], other: number[], a: number, b: number): number[] | undefined {
  const left = one.at(-1) === a ? one : one[0] === a ? one.toReversed() : undefined;
  const right = other[0] === b ? other : other.at(-1) === b ? other.toReversed() : undefined;
  return left && right && [...left, ...right];
}

/** 2-opt: as long as it gets shorter, a piece of the round is driven the other way about. */
function improved(round: number[], { depot, metres }: Job): number[] {
  const way = [depot, ...round, depot];
  for (let better = true; better; ) {
    better = false;
    for (let from = 0; from < way.length - 2; from++) {
      const a = way[from] as number;
      for (let to = from + 2; to < way.length - 1; to++) {
        const [b, c, d] = [way[from + 1] as number, way[to] as number, way[to + 1] as number];
        if (metres(a, c) + metres(b, d) >= metres(a, b) + metres(c, d)) continue;
        reverse(way, from + 1, to);
        better = true;
      }
    }
  }
  return way.slice(1, -1);
}

function reverse(way: number[], from: number, to: number) {
  for (let low = from, high = to; low < high; low++, high--) {
    const kept = way[low] as number;
    way[low] = way[high] as number;
    way[high] = kept;
  }
}
