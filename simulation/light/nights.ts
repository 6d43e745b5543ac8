import { type Day, type Site, sunTimes } from "#simulation/sun/sun.ts";

/** When lamps burn: from `on` to `off`, minutes after the midnight before; `off` lies after the next midnight, past 1440. */
export type Night = { day: Day; on: number; off: number };

/**
 * Lamps come on 10 minutes after sunset and go off 10 minutes before sunrise. A photocell that is clean and an astronomical
 * clock both do about that, so switching is no saving here: only dimming is.
 */
const margin = 10;

/** The 365 nights of a year that starts on 1 January. */
export function nightsOfYear(site: Site, year = 2026): Night[] {
  return Array.from({ length: 365 }, (_, index) => nightOf(site, dayOfYear(year, index)));
}

export function nightOf(site: Site, day: Day): Night {
  const { sunset } = sunTimes(site, day);
  const { sunrise } = sunTimes(site, following(day));
  return { day, on: sunset + margin, off: sunrise + 1440 - margin };
}

function dayOfYear(year: number, index: number): Day {
  const date = new Date(Date.UTC(year, 0, 1 + index));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function following({ year, month, day }: Day): Day {
  const date = new Date(Date.UTC(year, month - 1, day + 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
