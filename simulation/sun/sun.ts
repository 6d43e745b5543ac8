import { getPosition, getTimes } from "suncalc";

/** Where a simulated city stands: the two cities of the company's offices. */
export const sites = {
  chennai: { latitude: 13.0827, longitude: 80.2707 },
  "new-delhi": { latitude: 28.6139, longitude: 77.209 },
} satisfies Record<string, Site>;

export type Site = { latitude: number; longitude: number };

/** A calendar day, months from 1. */
export type Day = { year: number; month: number; day: number };

/** Minutes after midnight, Indian Standard Time. Whole minutes, as almanacs print them. */
export type SunTimes = { dawn: number; sunrise: number; noon: number; sunset: number; dusk: number };

/** Dawn and dusk are those of civil twilight: the sun's centre is 6° below the horizon. */
export function sunTimes({ latitude, longitude }: Site, day: Day): SunTimes {
  const times = getTimes(utc(day, 12 * 60), latitude, longitude);
  const minutes = (instant: Date | null) => Math.round(minutesFrom(day, instant) + indianStandardTime);
  return {
    dawn: minutes(times.dawn),
    sunrise: minutes(times.sunrise),
    noon: minutes(times.solarNoon),
    sunset: minutes(times.sunset),
    dusk: minutes(times.dusk),
  };
}

/** The sun's apparent height in degrees, `minute` after midnight, Indian Standard Time. */
export function sunHeight({ latitude, longitude }: Site, day: Day, minute: number): number {
  return getPosition(utc(day, minute - indianStandardTime), latitude, longitude).altitude;
}

const indianStandardTime = 5 * 60 + 30;

function utc({ year, month, day }: Day, minute: number) {
  return new Date(Date.UTC(year, month - 1, day) + minute * 60_000);
}

function minutesFrom(day: Day, instant: Date | null) {
  if (!instant) throw new RangeError("The sun does not rise or set here on this day.");
  return (instant.getTime() - utc(day, 0).getTime()) / 60_000;
}
