import { lamps } from "#simulation/city/city.ts";
import { luminaireWatts } from "#simulation/light/power.ts";
import { movingShare, profiles, stepAt } from "#simulation/light/profiles.ts";
import type { Random } from "#simulation/random.ts";
import type { SunTimes } from "#simulation/sun/sun.ts";
import type { Order, Weather } from "../plan.ts";

/** A day of the street lights, post by post. Minutes after midnight. */
export type LampsDay = {
  posts: {
    circuit: string;
    /** Goes off in the morning, comes on in the evening. */
    off: number;
    on: number;
    dark: Span[];
  }[];
};

export type Span = { from: number; until: number };

/** What a lamp of the city takes at full output, W. */
export const lampWatts = 90;

/** Lamps come on within some minutes of each other: each by its own sensor and clock. */
const spreadMinutes = 12;

export function lampsDay(
  random: Random,
  sun: SunTimes,
  weather: Weather | undefined,
  dark: Map<number, Span[]>,
): LampsDay {
  const dusk = weather && weather.rainFrom < sun.sunset ? 25 : 0;
  const posts = lamps.map(({ circuit }, index) => ({
    circuit,
    off: sun.sunrise - 10 - random.below(spreadMinutes),
    on: sun.sunset + 4 - dusk + random.below(spreadMinutes),
    dark: dark.get(index) ?? [],
  }));
  return { posts };
}

/** From which minute on lamps are dark: a failed one alone, or all of a circuit. */
export function darkLamps(orders: Order[], until: (order: Order) => number): Map<number, Span[]> {
  const dark = new Map<number, Span[]>();
  for (const order of orders)
    for (const lamp of lampsOf(order)) {
      const spans = dark.get(lamp) ?? [];
      dark.set(lamp, [...spans, { from: order.at, until: until(order) }]);
    }
  return dark;
}

function lampsOf(order: Order): number[] {
  if (order.kind === "lamp") return [order.lamp];
  if (order.kind !== "theft") return [];
  return lamps.flatMap(({ circuit }, index) => (circuit === order.circuit ? [index] : []));
}

/** Output of a post, 0 to 1. */
export function outputAt({ posts }: LampsDay, index: number, minute: number): number {
  const post = posts[index];
  if (!post || (minute >= post.off && minute < post.on)) return 0;
  if (post.dark.some(({ from, until }) => minute >= from && minute < until)) return 0;
  const { output, moving } = stepAt(profileOf(post.circuit), Math.floor(minute));
  return moving !== undefined && isUp(index, minute) ? moving : output;
}

/** kW of all lamps of a circuit, or of the city. `perPost` lamps stand behind each post of the picture. */
export function lampKilowatts(day: LampsDay, minute: number, perPost: number, circuit?: string): number {
  const watts = day.posts.reduce(
    (sum, post, index) =>
      circuit && post.circuit !== circuit
        ? sum
        : sum + luminaireWatts(lampWatts, outputAt(day, index, minute)),
    0,
  );
  return (watts * perPost) / 1000;
}

/** Roads along the coast are arterial, those across residential; promenade and park have radar. */
function profileOf(circuit: string) {
  if (/^[A-D]$/.test(circuit)) return profiles.arterial;
  return /^\d$/.test(circuit) ? profiles.residential : profiles.presence;
}

/** Whether somebody has just passed: drawn for each lamp and each three minutes from their numbers alone. */
function isUp(index: number, minute: number): boolean {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(Math.floor(minute / 3) + 1, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae3d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32 < movingShare(Math.floor(minute));
}
