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

/** Pairs of stops that are farther apart than this many others are never next to each other in a good round. */
const neighbours = 10;

export function planRounds(job: Job): Rounds {
  return savingsRounds(job).map((round) => improved(round, job));
}

export function lengthOf(round: number[], { depot, metres }: Pick<Job, "depot" | "metres">): number {
  const way = [depot, ...round, depot];
  return way.slice(1).reduce((total, place, index) => total + metres(way[index] as number, place), 0);
}

type Part = { stops: number[]; load: number };

/** Every stop is a round of its own at first; rounds are joined at their ends where that saves most. */
function savingsRounds(job: Job): Rounds {
  const { stops, loads, capacity } = job;
  const parts: (Part | undefined)[] = stops.map((stop, index) => ({
    stops: [stop],
    load: loads[index] ?? 0,
  }));
  const partOf = stops.map((_, index) => index);
  const indexOf = new Map(stops.map((stop, index) => [stop, index]));
  for (const { a, b } of savingsOf(job, indexOf)) {
    const [first, second] = [partOf[a] as number, partOf[b] as number];
    const [one, other] = [parts[first], parts[second]];
    if (first === second || !one || !other || one.load + other.load > capacity) continue;
    const joined = joinedAt(one.stops, other.stops, stops[a] as number, stops[b] as number);
    if (!joined) continue;
    parts[first] = { stops: joined, load: one.load + other.load };
    parts[second] = undefined;
    for (const stop of other.stops) partOf[indexOf.get(stop) as number] = first;
  }
  return parts.flatMap((part) => (part ? [part.stops] : []));
}

/** By what a round gets shorter if it goes on from a to b instead of home and out again; the greatest first. */
function savingsOf(job: Job, indexOf: Map<number, number>) {
  const { depot, stops, metres } = job;
  const home = stops.map((stop) => metres(depot, stop));
  const pairs = stops.flatMap((from, a) =>
    nearestTo(from, job, indexOf).map((to) => {
      const b = indexOf.get(to) as number;
      return { a, b, saving: (home[a] as number) + (home[b] as number) - metres(from, to) };
    }),
  );
  return pairs.sort((one, other) => other.saving - one.saving || one.a - other.a || one.b - other.b);
}

function nearestTo(from: number, { stops, metres, byDistance }: Job, indexOf: Map<number, number>): number[] {
  const places =
    byDistance?.(from) ??
    stops.toSorted((one, other) => metres(from, one) - metres(from, other) || one - other);
  const nearest: number[] = [];
  for (const place of places) {
    if (nearest.length === neighbours) break;
    if (place !== from && indexOf.has(place)) nearest.push(place);
  }
  return nearest;
}

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
