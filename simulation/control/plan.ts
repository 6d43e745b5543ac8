import type { Point } from "#simulation/city/city.ts";
import type { Day } from "#simulation/sun/sun.ts";
import type { PlaceId as MainId } from "#simulation/water/city-network.ts";

/** A day to be simulated. The same plan gives the same day on every machine. */
export type Plan = { scenario: ScenarioId; seed: string; orders: Order[] };

/** What happens to the city on that day, by a scenario or by the visitor's hand. `at` in minutes after midnight. */
export type Order =
  | { kind: "burst"; at: number; main: MainId; millimetres: number }
  | { kind: "lamp"; at: number; lamp: number }
  | { kind: "theft"; at: number; circuit: string }
  | { kind: "fire"; at: number; block: string }
  | { kind: "festival"; at: number; block: string }
  | { kind: "outage"; at: number; block: string };

export type Weather = { rainFrom: number; rainUntil: number; millimetresPerHour: number };

type Scenario = {
  day: Day;
  /** The minute at which it is interesting to begin to look. */
  from: number;
  weather?: Weather;
  orders: Order[];
};

const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

export const scenarios = {
  /** A dry working day, the March equinox: one lamp fails, people call for ambulances. */
  ordinary: {
    day: { year: 2026, month: 3, day: 20 },
    from: clock(17, 50),
    orders: [{ kind: "lamp", at: clock(19, 5), lamp: 31 }],
  },
  /** A main breaks under the market when nobody is in the street. */
  burst: {
    day: { year: 2026, month: 3, day: 20 },
    from: clock(1, 10),
    orders: [{ kind: "burst", at: clock(1, 20), main: "market", millimetres: 60 }],
  },
  /** The north-east monsoon comes with the rush hour. */
  monsoon: {
    day: { year: 2026, month: 11, day: 18 },
    from: clock(16, 40),
    weather: { rainFrom: clock(17), rainUntil: clock(21, 30), millimetresPerHour: 32 },
    orders: [
      { kind: "outage", at: clock(18, 12), block: "31" },
      { kind: "lamp", at: clock(18, 40), lamp: 44 },
      { kind: "lamp", at: clock(18, 55), lamp: 58 },
    ],
  },
  /** The cable of road B is cut and taken away. */
  theft: {
    day: { year: 2026, month: 12, day: 21 },
    from: clock(2, 20),
    orders: [{ kind: "theft", at: clock(2, 35), circuit: "B" }],
  },
} satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof scenarios;
export const scenarioIds = Object.keys(scenarios) as ScenarioId[];

export const scenarioOf = (id: ScenarioId): Scenario => scenarios[id];

/** All that happens on a plan's day, in the order of time. */
export function ordersOf({ scenario, orders }: Plan): Order[] {
  return [...scenarioOf(scenario).orders, ...orders].toSorted((a, b) => a.at - b.at);
}

export const isRaining = (weather: Weather | undefined, minute: number) =>
  weather !== undefined && minute >= weather.rainFrom && minute < weather.rainUntil;

/** Where something is, by the name that the words know it by. */
export type Where = { name: string; at: Point; ground: Point };
