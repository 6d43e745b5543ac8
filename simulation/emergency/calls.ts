import { logNormal } from "../chance.ts";
import type { Random } from "../random.ts";

/** A call and what chance has decided about it, in seconds. The stamps T0 to T7 are those of the article. */
export type Call = {
  /** T0: it reaches the centre. */
  at: number;
  /** The crossing it comes from. */
  place: number;
  /** T0 to T1. */
  ringing: number;
  /** T1 to T2. */
  questions: number;
  /** T2 to T3, by a dispatcher with a list of names. */
  choosing: number;
  /** T3 to T4. */
  turnout: number;
  /** T5 to T7: with the patient, to the hospital, handover. */
  caring: number;
};

/** Half of the times, and nine in ten, are within these; they are log-normal. All but the last are the article's example. */
export const times = {
  ringing: { median: 7, ninetieth: 17 },
  questions: { median: 79, ninetieth: 128 },
  choosing: { median: 34, ninetieth: 84 },
  turnout: { median: 63, ninetieth: 96 },
  caring: { median: 2700, ninetieth: 4800 },
};

/** Calls of a day by hour, in thousandths of the day's: fewest before dawn, most in the evening. */
const callsByHour = [
  26, 22, 19, 17, 17, 20, 28, 38, 46, 50, 51, 51, 50, 48, 47, 48, 51, 56, 60, 62, 58, 52, 45, 38,
];

/**
 * Calls are independent of each other. Given how many came in a time, those of a Poisson process are spread like this: each
 * at its own chance, whatever the others do. The first calls drawn are the same however many there are.
 */
export function drawCalls(random: Random, count: number, days: number, weights: number[]): Call[] {
  const hourOf = picker(callsByHour);
  const placeOf = picker(weights);
  const draw = ({ median, ninetieth }: { median: number; ninetieth: number }) =>
    // Nine in ten of a normal distribution lie below 1.2816 standard deviations.
    logNormal(random, median, Math.log(ninetieth / median) / 1.2816);
  return Array.from({ length: count }, () => ({
    at: random.below(days) * 86_400 + hourOf(random) * 3600 + random.below(3600),
    place: placeOf(random),
    ringing: draw(times.ringing),
    questions: draw(times.questions),
    choosing: draw(times.choosing),
    turnout: draw(times.turnout),
    caring: draw(times.caring),
  }));
}

/** Picks an index as often as its weight says. */
function picker(weights: number[]) {
  const owner = weights.flatMap((weight, index) => Array.from({ length: weight }, () => index));
  return (random: Random) => owner[random.below(owner.length)] as number;
}
