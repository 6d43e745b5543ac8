import type { CityDay } from "#simulation/control/day.ts";
import { isRaining } from "#simulation/control/plan.ts";

/** How much of the night's picture lies over the day's, 0 to 1: by twilight, and a little under rain clouds. */
export function nightShare({ sun, weather }: CityDay, minute: number): number {
  const morning = 1 - smooth(sun.dawn - 12, sun.sunrise + 22, minute);
  const evening = smooth(sun.sunset - 26, sun.dusk + 14, minute);
  const dark = Math.max(morning, evening);
  return isRaining(weather, minute) ? Math.max(dark, 0.34) : dark;
}

/** How much warm light lies over the city: when the sun is low. */
export function warmShare({ sun, weather }: CityDay, minute: number): number {
  if (isRaining(weather, minute)) return 0;
  const morning = hill(sun.sunrise + 10, 55, minute);
  const evening = hill(sun.sunset - 12, 60, minute);
  return Math.max(morning, evening);
}

function smooth(from: number, to: number, value: number) {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

const hill = (top: number, half: number, value: number) => smooth(0, 1, 1 - Math.abs(value - top) / half);
