import { crossing, type Point } from "#simulation/city/city.ts";
import { roadBetween, shortestRoute } from "#simulation/city/routes.ts";
import { isRaining, type Weather } from "./plan.ts";

/** A vehicle's way: when it is at which crossing. Where two stops are the same, it stands. Minutes after midnight. */
export type Trip = { unit: string; vehicle: Vehicle; stops: Stop[] };
export type Stop = { at: number; crossing: string };

/** Mean speed on free roads, km/h: stops at signals and turns included; ambulances and fire engines have the right of way. */
const speeds = { ambulance: 40, fire: 36, crew: 28, truck: 18, bus: 20 };
export type Vehicle = keyof typeof speeds;

/** How much slower traffic is in each hour of a working day. */
const congestion = [
  1, 1, 1, 1, 1, 1, 0.95, 0.85, 0.7, 0.65, 0.75, 0.8, 0.8, 0.8, 0.8, 0.75, 0.7, 0.6, 0.55, 0.6, 0.75, 0.85,
  0.95, 1,
];
const inRain = 0.65;

/** Where to go, one after the other, and for how many minutes to stay there. */
export type Task = { crossing: string; stay: number };

/** Drives the shortest ways from a crossing to each task's, and stays. */
export function drive(
  unit: string,
  vehicle: Vehicle,
  from: string,
  tasks: Task[],
  leave: number,
  weather?: Weather,
): Trip {
  const stops: Stop[] = [{ at: leave, crossing: from }];
  const last = () => stops.at(-1) ?? { at: leave, crossing: from };
  for (const { crossing, stay } of tasks) {
    for (const next of shortestRoute(last().crossing, crossing).crossings.slice(1)) {
      const { at, crossing: here } = last();
      stops.push({
        at: at + minutesFor(vehicle, roadBetween(here, next).metres, at, weather),
        crossing: next,
      });
    }
    // Even to the house on the corner it takes a moment.
    stops.push({ at: last().at + Math.max(0.5, stay), crossing });
  }
  return { unit, vehicle, stops };
}

/** When a trip comes to a crossing for the first time. */
export const arrivalAt = ({ stops }: Trip, crossing: string) =>
  stops.find((stop, index) => stop.crossing === crossing && index > 0)?.at ?? Number.NaN;

export const endOf = ({ stops }: Trip) => stops.at(-1)?.at ?? 0;

/** Where a vehicle is in the picture, where it heads, whether houses hide it, and whether it stands. */
export type Position = { at: Point; ahead: Point; seen: boolean; stands: boolean };

export function positionAt({ stops }: Trip, minute: number): Position | undefined {
  const next = stops.findIndex(({ at }) => at > minute);
  const [from, to] = [stops[next - 1], stops[next]];
  if (!from || !to) return undefined;
  const [a, b] = [crossing(from.crossing), crossing(to.crossing)];
  if (a === b) return { at: a.at, ahead: a.at, seen: a.seen, stands: true };
  const share = (minute - from.at) / (to.at - from.at);
  const road = roadBetween(a.id, b.id);
  const along = road.from === a.id ? share : 1 - share;
  return {
    at: [a.at[0] + (b.at[0] - a.at[0]) * share, a.at[1] + (b.at[1] - a.at[1]) * share],
    ahead: b.at,
    seen: road.seen[Math.min(road.seen.length - 1, Math.floor(along * road.seen.length))] === "1",
    stands: false,
  };
}

function minutesFor(vehicle: Vehicle, metres: number, at: number, weather?: Weather): number {
  const factor = (congestion[Math.floor(at / 60) % 24] ?? 1) * (isRaining(weather, at) ? inRain : 1);
  return metres / ((speeds[vehicle] * factor * 1000) / 60);
}
