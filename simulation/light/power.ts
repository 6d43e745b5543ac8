import type { Night } from "./nights.ts";
import { movingShare, type Profile, stepAt } from "./profiles.ts";

/** Of a luminaire's full power this share does not follow its output: the driver's own. */
const driverShare = 0.05;

/** What the node on a luminaire takes day and night, W. */
export const nodeWatts = 1.5;

/** Power of a dimmed LED luminaire, W. */
export function luminaireWatts(fullWatts: number, output: number): number {
  return output > 0 ? fullWatts * (driverShare + (1 - driverShare) * output) : 0;
}

/** Mean power of a burning lamp at each minute of the clock, W, without its node. */
export function wattsByMinute(fullWatts: number, profile: Profile): number[] {
  return Array.from({ length: 1440 }, (_, minute) => meanWatts(fullWatts, profile, minute));
}

/** Energy of one lamp in a night, Wh, without its node. */
export function burningWattHours(wattsByMinute: number[], { on, off }: Night): number {
  let wattMinutes = 0;
  for (let minute = on; minute < off; minute++) wattMinutes += wattsByMinute[minute % 1440] ?? 0;
  return wattMinutes / 60;
}

function meanWatts(fullWatts: number, profile: Profile, minute: number): number {
  const { output, moving } = stepAt(profile, minute);
  const still = luminaireWatts(fullWatts, output);
  if (moving === undefined) return still;
  const share = movingShare(minute);
  return still * (1 - share) + luminaireWatts(fullWatts, moving) * share;
}
