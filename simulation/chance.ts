import type { Random } from "./random.ts";

/** About the normal distribution, mean 0 and standard deviation 1: the sum of twelve draws, so nothing but whole numbers. */
export function normal(random: Random): number {
  let sum = -6000;
  for (let draw = 0; draw < 12; draw++) sum += random.below(1001);
  return sum / 1000;
}

/** Log-normal, as a whole number: rounding keeps machines together whose exponentials differ in the last digit. */
export const logNormal = (random: Random, median: number, sigma: number): number =>
  Math.round(median * Math.exp(sigma * normal(random)));
