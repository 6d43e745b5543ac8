import { setTimeout as sleep } from "node:timers/promises";

/** Gives the time in milliseconds. Passed in, so that tests can let days pass at once. */
export type Clock = () => number;

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** What was promised, or an error with these words when it does not come in time. */
export function within<Value>(ms: number, promise: Promise<Value>, late: string): Promise<Value> {
  const timeUp = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeUp.reject(new Error(late)), ms).unref();
  return Promise.race([promise, timeUp.promise]).finally(() => clearTimeout(timer));
}

/** Waits for a promise, but no longer than this. */
export const waitFor = (promise: Promise<unknown> | undefined, mostMs: number) =>
  Promise.race([promise, sleep(mostMs, undefined, { ref: false })]);
