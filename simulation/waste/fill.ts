import { logNormal, normal } from "../chance.ts";
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
export function usualGains(random: Random, bins: number, mean: number): number[] {
  // A log-normal mean lies above its median by exp(σ² ÷ 2).
  const median = mean * Math.exp(-(spread ** 2) / 2);
  return Array.from({ length: bins }, () => Math.max(1, logNormal(random, median, spread)));
}

/** What a bin gains on one day. */
export const gainOfDay = (random: Random, usual: number): number =>
  Math.max(0, Math.round(usual * (1 + daily * normal(random))));
