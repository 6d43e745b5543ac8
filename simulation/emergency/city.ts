import { randomFrom } from "../random.ts";
import { type Graph, pathTo, type Road, shortestPaths } from "../roads/graph.ts";
import { type Streets, streetGrid } from "../roads/street-grid.ts";

/** Ten by ten kilometres of main streets, a signal at every second crossing, and a river with three bridges. */
export type City = {
  streets: Streets;
  /** Whether a crossing has a signal. */
  signals: boolean[];
  /** How often calls come from a crossing, beside others: the inner city is denser. */
  calls: number[];
  /** Where units wait, the most useful place first. */
  standby: number[];
  drive(from: number, to: number): Drive;
  /** The crossings on the way. */
  way(from: number, to: number): number[];
};

export type Drive = { metres: number; signals: number };

const columns = 15;
const rows = 15;
const spacing = 700;
const riverBelow = 8;
const bridges = [2, 7, 12];
export const mostUnits = 30;

/** Routes are those that are fastest at 25 km/h and 40 s a signal, and stay so at other speeds. */
const seconds = { perMetre: 3.6 / 25, perSignal: 40 };

export function openCity(): City {
  const streets = withRiver(streetGrid(randomFrom("city"), { columns, rows, spacing }));
  const signals = streets.crossings.map((_, index) => (rowOf(index) + columnOf(index)) % 2 === 0);
  const inTime: Graph = streets.graph.map((roads) =>
    roads.map(({ to, cost }) => ({
      to,
      cost: Math.round(cost * seconds.perMetre) + (signals[to] ? seconds.perSignal : 0),
    })),
  );
  const reach = streets.crossings.map((_, index) => shortestPaths(inTime, index));
  const way = (from: number, to: number) => {
    const known = reach[from];
    return known ? pathTo(known, to) : [];
  };
  const driveOf = (from: number, to: number): Drive => {
    const onTheWay = way(from, to).slice(1);
    return {
      metres: onTheWay.length * spacing,
      signals: onTheWay.filter((crossing) => signals[crossing]).length,
    };
  };
  const drives: Drive[][] = streets.crossings.map(() => []);
  const calls = streets.crossings.map((_, index) => 1 + 3 * Number(isInner(index)));
  return {
    streets,
    signals,
    calls,
    standby: standbyPlaces(
      calls,
      reach.map(({ cost }) => cost),
    ),
    drive: (from, to) => {
      const known = drives[from] as Drive[];
      known[to] ??= driveOf(from, to);
      return known[to];
    },
    way,
  };
}

const columnOf = (index: number) => index % columns;
const rowOf = (index: number) => Math.floor(index / columns);
const isInner = (index: number) => Math.hypot(columnOf(index) - 7, rowOf(index) - 6) <= 3.5;

function withRiver({ crossings, graph }: Streets): Streets {
  const acrossRiver = (from: number, to: number) => rowOf(from) < riverBelow !== rowOf(to) < riverBelow;
  const kept = graph.map((roads, from) => roads.filter(({ to }) => !acrossRiver(from, to)));
  for (const column of bridges) {
    const [south, north] = [(riverBelow - 1) * columns + column, riverBelow * columns + column];
    (kept[south] as Road[]).push({ to: north, cost: spacing });
    (kept[north] as Road[]).push({ to: south, cost: spacing });
  }
  return { crossings, graph: kept };
}

/** One place after the other, each where it shortens the way to all calls most, given those before it. */
function standbyPlaces(calls: number[], cost: number[][]): number[] {
  const nearest = calls.map(() => 3600);
  const gain = (place: number) =>
    nearest.reduce(
      (total, now, to) => total + (calls[to] as number) * Math.max(0, now - (cost[place]?.[to] as number)),
      0,
    );
  return Array.from({ length: mostUnits }, () => {
    const gains = calls.map((_, place) => gain(place));
    const best = gains.indexOf(Math.max(...gains));
    for (const [to, now] of nearest.entries()) nearest[to] = Math.min(now, cost[best]?.[to] as number);
    return best;
  });
}
