import type { Waypoint } from "../roads/track.ts";
import type { Rounds } from "./rounds.ts";
import type { Ward } from "./ward.ts";

/** Means, not makes: a compactor that lifts bins of 1,100 litres at its rear. */
export const truck = {
  metresPerSecond: 5, // 18 km/h between stops
  secondsPerStop: 180,
  secondsPerTip: 1200,
  litresPerKilometre: 0.35,
  /** The engine drives the lifting gear and the press: 4 litres an hour. */
  litresPerStop: 0.2,
  /** Loose waste is pressed to a third. */
  compaction: 3,
  binCubicMetres: 1.1,
};

export type Work = { metres: number; stops: number; trips: number };

export const hoursOf = ({ metres, stops, trips }: Work) =>
  (metres / truck.metresPerSecond + stops * truck.secondsPerStop + trips * truck.secondsPerTip) / 3600;

export const litresOf = ({ metres, stops }: Work) =>
  (metres / 1000) * truck.litresPerKilometre + stops * truck.litresPerStop;

/** `bin` is the crossing of a bin that it now begins to empty. */
export type Stop = Waypoint & { bin?: number };

/** One truck drives rounds one after the other, along the streets, from the ward's gate and back to it. */
export function drive(ward: Ward, gate: number, rounds: Rounds, start: number): Stop[] {
  const track: Stop[] = [];
  let now = start;
  const pass = (crossing: number, bin?: number) => {
    const { x, y } = ward.streets.crossings[crossing] as { x: number; y: number };
    track.push({ at: now, x, y, ...(bin === undefined ? {} : { bin }) });
  };
  for (const round of rounds) {
    let here = gate;
    pass(here);
    for (const next of [...round, gate]) {
      for (const crossing of ward.way(here, next).slice(1)) {
        now += ward.metres(here, crossing) / truck.metresPerSecond;
        here = crossing;
        pass(here);
      }
      if (next !== gate) {
        pass(next, next);
        now += truck.secondsPerStop;
        pass(next);
      }
    }
    now += truck.secondsPerTip;
  }
  return track;
}
