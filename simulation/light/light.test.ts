import { describe, expect, test } from "vitest";
import { randomFrom } from "#simulation/random.ts";
import { sites } from "#simulation/sun/sun.ts";
import { failuresOfYear } from "./faults.ts";
import { nightOf, nightsOfYear } from "./nights.ts";
import { burningWattHours, luminaireWatts, wattsByMinute } from "./power.ts";
import { holdMinutes, movingShare, profiles, stepAt } from "./profiles.ts";
import { light } from "./simulator.ts";

const inputs = { lamps: 10_000, watts: 90, profile: "arterial", city: "chennai", tariff: 8 } as const;

test("the same inputs give the same figures, and these", async () => {
  const first = await light.run(inputs);
  expect(await light.run(inputs)).toEqual(first);
  expect(
    first.figures.map(({ id, value, today }) => [id, Math.round(value), today && Math.round(today)]),
  ).toMatchInlineSnapshot(`
    [
      [
        "saving",
        4441320,
        undefined,
      ],
      [
        "energy",
        3234030,
        3789195,
      ],
      [
        "cost",
        25872240,
        30313560,
      ],
      [
        "night",
        8860,
        10381,
      ],
      [
        "unknown",
        0,
        49,
      ],
      [
        "dark",
        11,
        34,
      ],
      [
        "failures",
        603,
        undefined,
      ],
    ]
  `);
});

test("dimming by the arterial profile saves what its arithmetic by hand says", () => {
  const night = nightOf(sites.chennai, { year: 2026, month: 3, day: 20 });
  // 330 minutes from 23:00 to 4:30 at 60 %: 90 W × (0.05 + 0.95 × 0.6) = 55.8 W instead of 90 W.
  const saved =
    burningWattHours(wattsByMinute(90, profiles.full), night) -
    burningWattHours(wattsByMinute(90, profiles.arterial), night);
  expect(saved).toBeCloseTo((330 / 60) * (90 - 55.8), 6);
  expect(luminaireWatts(90, 0)).toBe(0);
});

test("lamps burn as long in a year as the almanac's nights less ten minutes at both ends", () => {
  const hours = nightsOfYear(sites.chennai).reduce((sum, { on, off }) => sum + (off - on) / 60, 0);
  // By the height of the sun alone the year is half night, 4380 h; refraction and the disc's radius take 50 arc minutes from each
  // end, and the margin ten minutes more.
  expect(hours).toBeGreaterThan(4380 - 365 * (2 / 6 + 2 / 15));
  expect(hours).toBeLessThan(4380 - 365 * (2 / 6));
});

test("a profile holds over midnight", () => {
  expect(stepAt(profiles.arterial, 22 * 60 + 59).output).toBe(1);
  expect(stepAt(profiles.arterial, 23 * 60).output).toBe(0.6);
  expect(stepAt(profiles.arterial, 2 * 60).output).toBe(0.6);
  expect(stepAt(profiles.arterial, 4 * 60 + 30).output).toBe(1);
});

test("a lamp is up for the share of time that passers-by drawn one by one keep it up", () => {
  const random = randomFrom("passers-by");
  const minutes = 200_000;
  const perHour = 12;
  let until = -1;
  let up = 0;
  // Tenths of a minute, in each of which somebody comes with the same small chance.
  for (let tenth = 0; tenth < minutes * 10; tenth++) {
    if (random.chance(perHour, 600)) until = tenth + holdMinutes * 10;
    if (tenth < until) up++;
  }
  expect(up / (minutes * 10)).toBeCloseTo(movingShare(23 * 60), 1.5);
});

describe("dark lamps", () => {
  const nights = nightsOfYear(sites.chennai);
  const unknown = (everyNights: number) => {
    const watch = { by: "patrol", everyNights, complaintsPercent: 0 } as const;
    const failures = failuresOfYear(randomFrom("lamps"), nights, 100_000, watch);
    return failures.reduce((sum, { hoursUnknown }) => sum + hoursUnknown, 0) / failures.length;
  };

  test("wait for a patrol as renewal theory says: on average (k - 1) / 2 nights for one that comes every k nights", () => {
    // When it comes in the very night of the failure, it comes on average after half of what is left: a quarter of a night.
    const night = nights.reduce((sum, { on, off }) => sum + (off - on) / 60, 0) / nights.length;
    for (const k of [1, 3, 7]) {
      const expected = ((k - 1) / 2) * 24 + night / 4 / k;
      expect(Math.abs(unknown(k) - expected)).toBeLessThan(1.5);
    }
  });

  test("are the same lamps, whoever watches", () => {
    const by = (watch: Parameters<typeof failuresOfYear>[3]) =>
      failuresOfYear(randomFrom("lamps"), nights, 1000, watch).map(({ night }) => night);
    expect(by({ by: "node", minutes: 15 })).toEqual(
      by({ by: "patrol", everyNights: 7, complaintsPercent: 15 }),
    );
  });
});
