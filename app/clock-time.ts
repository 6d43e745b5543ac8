/** 94 is 01:34, and so is 1534, on the next day; -60 is 23:00. */
export const clockTime = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);
