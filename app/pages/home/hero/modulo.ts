/** The remainder that is never negative: one step back from the first is the last. */
export const modulo = (value: number, by: number) => ((value % by) + by) % by;
