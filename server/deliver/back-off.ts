const minute = 60_000;
const hour = 60 * minute;

/** The wait between two tries never grows longer than this; a parked letter waits this long for its last one. */
export const longestWaitMs = 6 * hour;

/** 1, 2, 4 … minutes, then every 6 hours until 3 days have passed: 21 tries in all. */
const waits: number[] = [];
for (let total = 0, wait = minute; total < 72 * hour; wait = Math.min(2 * wait, longestWaitMs)) {
  waits.push(wait);
  total += wait;
}

/** How long to wait after this many tries; undefined when it is time to give up. */
export const waitAfter = (tries: number) => waits[tries - 1];
