import type { Random } from "../random.ts";

/**
 * How bins fill, in thousandths of a bin: whole numbers, so that a comparison falls out alike on every machine.
 * As in the article on route planning: speeds are log-normal with σ = 0.55, and each day differs by 35% (standard
 * deviation) from the bin's own mean.
 */
export const full = 1000;
const spread = 0.55;
const daily = 0.35;

/** What each bin gains on its usual day, given what bins gain in the mean. */
export const usualGains = (random: Random, bins: number, mean: number): number[] =>
  Array.from({ length: bins }, () =>
    // A log-normal mean lies above its median by exp(σ² ÷ 2).
    Math.max(1, Math.round(mean * Math.exp(spread * normal(random) - spread ** 2 / 2))),
  );

/** What a bin gains on one day. */
export const gainOfDay = (random: Random, usual: number): number =>
  Math.max(0, Math.round(usual * (1 + daily * normal(random))));

/** The sum of twelve draws has the spread of the normal distribution, and takes nothing but whole numbers. */
function normal(random: Random): number {
  let sum = -6000;
  for (let draw = 0; draw < 12; draw++) sum += random.below(1001);
  return sum / 1000;
}
