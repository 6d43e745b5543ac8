/** How bright the lamps of a road are at which hour, and how bright when something moves there. */
export type Profile = {
  /** In the order of the night, from noon to noon. Each holds until the next; the first holds from dusk. */
  steps: readonly Step[];
};

/** `from` in minutes after midnight; output as share of full. `moving` is the output while something moves, if sensors raise it. */
export type Step = { from: number; output: number; moving?: number };

export const profiles = {
  full: { steps: [{ from: hour(12), output: 1 }] },
  /** Arterial roads: full for evening and morning traffic. */
  arterial: {
    steps: [
      { from: hour(12), output: 1 },
      { from: hour(23), output: 0.6 },
      { from: hour(4.5), output: 1 },
    ],
  },
  /** Residential streets: earlier, and lower. */
  residential: {
    steps: [
      { from: hour(12), output: 1 },
      { from: hour(22), output: 0.5 },
      { from: hour(5), output: 1 },
    ],
  },
  /** Lanes and cycle tracks with radar: low, and full when something moves. */
  presence: {
    steps: [
      { from: hour(12), output: 1 },
      { from: hour(22), output: 0.3, moving: 1 },
      { from: hour(5), output: 1 },
    ],
  },
} satisfies Record<string, Profile>;

export type ProfileId = keyof typeof profiles;

/** The level that a profile sets at a minute of the day. */
export function stepAt({ steps }: Profile, minute: number): Step {
  const sinceNoon = (time: number) => (time + 720) % 1440;
  const reached = steps.filter(({ from }) => sinceNoon(from) <= sinceNoon(minute));
  const step = reached.at(-1);
  if (!step) throw new RangeError("A profile starts at noon.");
  return step;
}

/** For how many minutes a lamp stays up after something has moved. */
export const holdMinutes = 3;

/** How many people and vehicles pass a lamp of a lane in the hours from 22 to 5; the clock's hour is the key. */
const passings: Record<number, number> = { 22: 24, 23: 12, 0: 6, 1: 3, 2: 2, 3: 2, 4: 6 };

/**
 * The share of time in which a lamp is up, when passers-by come independently of each other: 1 - e^(-rate × hold),
 * as each keeps it up for a while and whiles overlap.
 */
export function movingShare(minute: number): number {
  const rate = (passings[Math.floor(minute / 60) % 24] ?? 0) / 60;
  return 1 - Math.exp(-rate * holdMinutes);
}

function hour(clock: number) {
  return clock * 60;
}
