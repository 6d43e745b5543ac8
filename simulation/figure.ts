import type { Figure } from "./simulator.ts";

/** A figure as it is shown: rounded, so that machines whose last digits differ say the same. */
export const figure = (id: string, unit: string, digits: number, value: number, today?: number): Figure => ({
  ...{ id, unit, digits, value: rounded(value, digits) },
  ...(today === undefined ? {} : { today: rounded(today, digits) }),
});

export const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
