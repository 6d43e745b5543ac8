/** Gives the time in milliseconds. Passed in, so that tests can let days pass at once. */
export type Clock = () => number;

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
