import { describe, expect, test } from "vitest";
import { type Day, type Site, sunHeight, sunTimes } from "./sun.ts";

// Coordinates and times as the US Naval Observatory's "one day" service gives them (aa.usno.navy.mil, UTC, whole minutes), read
// from the data that suncalc's authors publish with their tests. Lima lies about as far from the equator as Chennai,
// Shanghai a little further than New Delhi. Our times are Indian: 330 minutes ahead of UTC.
const lima: Site = { latitude: -12.04318, longitude: -77.02824 };
const shanghai: Site = { latitude: 31.22222, longitude: 121.45806 };

describe("sun and civil twilight agree with the US Naval Observatory to the minute", () => {
  test.each([
    ["Lima, March equinox", lima, 3, 20, ["10:51", "11:12", "17:15", "23:19", "23:40"]],
    ["Lima, June solstice", lima, 6, 21, ["11:04", "11:27", "17:10", "22:53", "23:16"]],
    ["Lima, September equinox", lima, 9, 23, ["10:36", "10:57", "17:00", "23:04", "23:25"]],
    ["Lima, December solstice", lima, 12, 21, ["10:18", "10:41", "17:06", "23:31", "23:55"]],
    ["Shanghai, March equinox", shanghai, 3, 20, [null, null, "04:02", "10:05", "10:30"]],
    ["Shanghai, June solstice", shanghai, 6, 21, [null, null, "03:56", "11:01", "11:29"]],
    ["Shanghai, September equinox", shanghai, 9, 23, [null, null, "03:47", "09:50", "10:14"]],
    ["Shanghai, December solstice", shanghai, 12, 21, [null, null, "03:52", "08:56", "09:22"]],
  ] as const)("%s", (_, site, month, day, almanac) => {
    const { dawn, sunrise, noon, sunset, dusk } = sunTimes(site, { year: 2026, month, day });
    const ours = [dawn, sunrise, noon, sunset, dusk];
    almanac.forEach((time, index) => {
      if (time) expect(Math.abs((ours[index] ?? Number.NaN) - indian(time))).toBeLessThanOrEqual(1);
    });
  });
});

test("the sun's height is that of NREL's worked example (Reda and Andreas, NREL/TP-560-34302, revised 2008)", () => {
  const golden: Site = { latitude: 39.742476, longitude: -105.1786 };
  const day: Day = { year: 2003, month: 10, day: 17 };
  // 12:30:30 at UTC - 7 h; zenith angle 50.11162°.
  const height = sunHeight(golden, day, indian("19:30") + 0.5);
  expect(height).toBeCloseTo(90 - 50.11162, 1);
});

function indian(utc: string) {
  const [hours = 0, minutes = 0] = utc.split(":").map(Number);
  return hours * 60 + minutes + 330;
}
