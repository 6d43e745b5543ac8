import { figure } from "../figure.ts";
import { randomFrom } from "../random.ts";
import { type Figure, simulator } from "../simulator.ts";
import { byNeed, collect, type Day, everyDays } from "./collection.ts";
import { full, usualGains } from "./fill.ts";
import { lengthOf, planRounds, type Rounds } from "./rounds.ts";
import { hoursOf, litresOf, truck, type Work } from "./truck.ts";
import { depot, mostBins, openWard, type Ward } from "./ward.ts";

/** A month: a whole number of fixed rounds, whether every day, every second or every third. */
const days = 30;

export type WasteScene = {
  /** The bins on the last morning; levels in thousandths. */
  bins: { x: number; y: number; level: number; emptied: boolean }[];
  /** That morning's rounds by need, and the fixed round, as places along the streets. */
  rounds: Line[];
  roundsToday: Line[];
};
type Line = { x: number; y: number }[];

/** What it takes to keep a ward's bins from overflowing: rounds by need, beside fixed rounds. */
export const waste = wasteIn(openWard());

export function wasteIn(ward: Ward) {
  return simulator({
    inputs: {
      bins: { kind: "number", min: 40, max: mostBins, step: 10, unit: "", initial: 240 },
      daysToFill: { kind: "number", min: 1, max: 10, step: 0.1, unit: "days", initial: 3.3 },
      passing: { kind: "number", min: 50, max: 100, step: 5, unit: "%", initial: 80 },
      fixed: { kind: "choice", options: ["1", "2", "3"], initial: "1" },
      body: { kind: "number", min: 6, max: 20, step: 1, unit: "m³", initial: 14 },
    },
    run({ bins, daysToFill, passing, fixed, body }) {
      const capacity = Math.floor((body * truck.compaction * full) / truck.binCubicMetres);
      const usual = usualGains(randomFrom("gains"), bins, full / daysToFill);
      const need = collect(randomFrom("days"), usual, days, byNeed((passing * full) / 100));
      const today = collect(randomFrom("days"), usual, days, everyDays(Number(fixed)));
      const needRounds = need.map(({ emptied }) => roundsFor(ward, emptied, capacity));
      const usualLoads = usual.map((gain, bin) => ({ bin, level: Math.round(gain * Number(fixed)) }));
      const fixedRound = roundsFor(ward, usualLoads, capacity);
      const todayRounds = today.map(({ emptied }) => (emptied.length > 0 ? fixedRound : []));
      return {
        figures: figuresOf(
          { days: need, work: workOf(ward, needRounds) },
          { days: today, work: workOf(ward, todayRounds) },
          bins,
        ),
        plot: {
          x: { id: "day", unit: "", values: need.map((_, day) => day + 1) },
          lines: [
            { id: "stops", unit: "", values: need.map(({ emptied }) => emptied.length) },
            { id: "stopsToday", unit: "", values: today.map(({ emptied }) => emptied.length) },
            { id: "overflowing", unit: "", values: need.map(({ overflowing }) => overflowing) },
            { id: "overflowingToday", unit: "", values: today.map(({ overflowing }) => overflowing) },
          ],
        },
        scene: sceneOf(ward, bins, need, needRounds.at(-1) ?? [], fixedRound),
      };
    },
  });
}

/** Crossings in the order in which trucks come to them. */
function roundsFor(ward: Ward, emptied: Day["emptied"], capacity: number): Rounds {
  return planRounds({
    depot,
    stops: emptied.map(({ bin }) => ward.bins[bin] as number),
    // A heap that is more than a truck can take is fetched by more than one.
    loads: emptied.map(({ level }) => Math.min(level, capacity)),
    capacity,
    metres: ward.metres,
    byDistance: ward.byDistance,
  });
}

function workOf(ward: Ward, rounds: Rounds[]): Work {
  const all = rounds.flat();
  return {
    metres: all.reduce((total, round) => total + lengthOf(round, { depot, metres: ward.metres }), 0),
    stops: all.reduce((total, round) => total + round.length, 0),
    trips: all.length,
  };
}

type Outcome = { days: Day[]; work: Work };

function figuresOf(need: Outcome, today: Outcome, bins: number): Figure[] {
  const weekly = (find: (outcome: Outcome) => number) => (outcome: Outcome) => (find(outcome) * 7) / days;
  const compared = (id: string, unit: string, digits: number, find: (outcome: Outcome) => number) =>
    figure(id, unit, digits, find(need), find(today));
  return [
    compared(
      "hours",
      "h",
      0,
      weekly(({ work }) => hoursOf(work)),
    ),
    compared(
      "distance",
      "km",
      0,
      weekly(({ work }) => work.metres / 1000),
    ),
    compared(
      "diesel",
      "L",
      0,
      weekly(({ work }) => litresOf(work)),
    ),
    compared("overflow", "%", 1, (outcome) => (100 * overflowing(outcome)) / (bins * days)),
    compared(
      "stops",
      "",
      0,
      weekly(({ work }) => work.stops),
    ),
    compared(
      "trips",
      "",
      1,
      weekly(({ work }) => work.trips),
    ),
    compared("fill", "%", 0, meanFill),
  ];
}

const overflowing = (outcome: Outcome) => outcome.days.reduce((total, day) => total + day.overflowing, 0);

function meanFill(outcome: Outcome): number {
  const levels = outcome.days.flatMap(({ emptied }) => emptied.map(({ level }) => Math.min(level, full)));
  return levels.length === 0 ? 0 : levels.reduce((total, level) => total + level, 0) / levels.length / 10;
}

function sceneOf(ward: Ward, bins: number, need: Day[], rounds: Rounds, fixedRound: Rounds): WasteScene {
  const placeOf = (crossing: number) => ward.streets.crossings[crossing] as { x: number; y: number };
  const line = (round: number[]): Line => {
    const stops = [depot, ...round, depot];
    return stops.slice(1).flatMap((to, index) => ward.way(stops[index] as number, to).map(placeOf));
  };
  const last = new Map(need.at(-1)?.emptied.map(({ bin, level }) => [bin, level]));
  return {
    bins: ward.bins.slice(0, bins).map((crossing, bin) => ({
      ...placeOf(crossing),
      level: last.get(bin) ?? 0,
      emptied: last.has(bin),
    })),
    rounds: rounds.map(line),
    roundsToday: fixedRound.map(line),
  };
}
