import type { Call } from "./calls.ts";

/** What happened to a call: its stamps in seconds, from T0 to T5, and when the unit was back. */
export type Response = {
  call: Call;
  /** None was free in time: the call was given up, and others had to help. */
  unit: number | undefined;
  answered: number;
  located: number;
  /** When a unit was there to be sent: later than `located` if none was free. */
  unitFree: number;
  dispatched: number;
  moving: number;
  arrived: number;
  back: number;
};

export type Practice = {
  /** Where each unit waits. */
  units: number[];
  /** The smaller, the rather a unit is sent. */
  rank(unit: number, place: number): number;
  /** Seconds with blue light, and home without it. */
  travel(from: number, to: number): number;
  home(from: number, to: number): number;
  /** Share of the time that choosing takes with a list of names. */
  choosing: number;
  /** Seconds that a call waits for a free unit before it is given up. */
  patience: number;
};

/** Calls are served in the order in which they are understood. A unit is free again when it is back at its place. */
export function dispatch(calls: Call[], practice: Practice): Response[] {
  const { units, rank, travel, home, choosing, patience } = practice;
  const free = units.map(() => 0);
  const located = (call: Call) => call.at + call.ringing + call.questions;
  return calls
    .toSorted((a, b) => located(a) - located(b))
    .map((call) => {
      const ready = located(call);
      const unit = bestOf(free, ready, (one) => rank(units[one] as number, call.place));
      const unitFree = Math.max(ready, free[unit] as number);
      const answered = call.at + call.ringing;
      if (unitFree - ready > patience) return givenUp(call, answered, ready, ready + patience);
      const dispatched = unitFree + Math.round(call.choosing * choosing);
      const moving = dispatched + call.turnout;
      const arrived = moving + travel(units[unit] as number, call.place);
      const back = arrived + call.caring + home(call.place, units[unit] as number);
      free[unit] = back;
      return { call, unit, answered, located: ready, unitFree, dispatched, moving, arrived, back };
    });
}

/** Counted as if it had been answered when it was given up, which flatters it. */
function givenUp(call: Call, answered: number, located: number, at: number): Response {
  const stamps = { unitFree: at, dispatched: at, moving: at, arrived: at, back: at };
  return { call, unit: undefined, answered, located, ...stamps };
}

/** The best unit that is free; if none is, the one that will be first. */
function bestOf(free: number[], now: number, rank: (unit: number) => number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [unit, at] of free.entries()) {
    // Busy units rank after all free ones, by the time at which they are free.
    const value = at <= now ? rank(unit) : 1e9 + at;
    if (value < least) [best, least] = [unit, value];
  }
  return best;
}
