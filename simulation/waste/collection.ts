import type { Random } from "../random.ts";
import { full, gainOfDay } from "./fill.ts";

/** Which bins to empty this morning, given each one's level, what it usually gains in a day, and which day it is. */
export type Rule = (bin: { level: number; usual: number }, day: number) => boolean;

/** Every bin on every n-th morning: what a fixed round does. */
export const everyDays =
  (days: number): Rule =>
  (_, day) =>
    day % days === 0;

/** By need: the bins that will pass a level before tomorrow morning if today is as usual. */
export const byNeed =
  (passing: number): Rule =>
  ({ level, usual }) =>
    level + usual > passing;

/** One morning's work, and how the day ended. */
export type Day = {
  /** Numbers of the bins that were emptied, and their levels then. */
  emptied: { bin: number; level: number }[];
  /** How many bins stood overflowing in the evening. */
  overflowing: number;
};

/** Day by day: bins are emptied in the morning by the rule, then they fill. What does not fit lies beside the bin. */
export function collect(random: Random, usual: number[], days: number, rule: Rule): Day[] {
  // As if nothing had been known before: bins begin at levels between empty and a usual day's gain.
  const levels = usual.map((gain) => random.below(Math.min(gain, full)));
  return Array.from({ length: days }, (_, day) => {
    const emptied = levels.flatMap((level, bin) =>
      rule({ level, usual: usual[bin] as number }, day) ? [{ bin, level }] : [],
    );
    for (const { bin } of emptied) levels[bin] = 0;
    for (const [bin, gain] of usual.entries())
      levels[bin] = (levels[bin] as number) + gainOfDay(random, gain);
    return { emptied, overflowing: levels.filter((level) => level > full).length };
  });
}
