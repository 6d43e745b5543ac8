import { describe, expect, test } from "vitest";
import { randomFrom } from "../random.ts";
import { type Job, lengthOf, planRounds } from "./rounds.ts";

type Point = [number, number];

describe("Clarke and Wright's savings with 2-opt", () => {
  test.each([
    ["burma14 (3,323)", burma14(), 3323],
    ["ulysses16 (6,859)", ulysses16(), 6859],
  ])("reach the proven optimum of TSPLIB's %s to within a twentieth", (_, cities, optimum) => {
    const job = tourOf(cities, geographic);
    const length = lengthOf(planRounds(job)[0] ?? [], job);
    expect(exact(job)).toBe(optimum);
    expect(length).toBeGreaterThanOrEqual(optimum);
    expect(length).toBeLessThan(optimum * 1.05);
  });

  test("come within 5% of the proven optimum, 375, of Christofides and Eilon's E-n22-k4 (CVRPLIB), with four trucks", () => {
    const { places, loads } = christofidesEilon();
    const job: Job = {
      ...{ depot: 0, stops: places.slice(1).map((_, index) => index + 1), loads, capacity: 6000 },
      metres: (from, to) => Math.round(Math.hypot(...difference(places[from], places[to]))),
    };
    const rounds = planRounds(job);
    const length = rounds.reduce((total, round) => total + lengthOf(round, job), 0);
    expect(rounds).toHaveLength(4);
    expect(length).toBeGreaterThanOrEqual(375);
    expect(length).toBeLessThan(375 * 1.05);
  });

  test("are on average within 4% of the exact optimum of small random jobs, and never beyond 15%", () => {
    const ratios = Array.from({ length: 60 }, (_, seed) => {
      const random = randomFrom(`job ${seed}`);
      const cities = Array.from({ length: 11 }, (): Point => [random.below(1000), random.below(1000)]);
      const job = tourOf(cities, ([x, y], [u, v]) => Math.abs(x - u) + Math.abs(y - v));
      return lengthOf(planRounds(job)[0] ?? [], job) / exact(job);
    });
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...ratios)).toBeLessThan(1.15);
    expect(ratios.reduce((total, ratio) => total + ratio, 0) / ratios.length).toBeLessThan(1.04);
  });

  test("visit every stop once, and no truck is overloaded", () => {
    const random = randomFrom("loads");
    const cities = Array.from({ length: 120 }, (): Point => [random.below(4000), random.below(4000)]);
    const loads = cities.slice(1).map(() => 1 + random.below(900));
    const job = {
      ...tourOf(cities, ([x, y], [u, v]) => Math.abs(x - u) + Math.abs(y - v)),
      loads,
      capacity: 5000,
    };
    const rounds = planRounds(job);
    expect(rounds.flat().toSorted((a, b) => a - b)).toEqual(job.stops);
    for (const round of rounds) {
      expect(round.reduce((total, stop) => total + (loads[stop - 1] as number), 0)).toBeLessThanOrEqual(5000);
    }
  });

  test("take at most one truck more than the loads need", () => {
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const random = randomFrom(seed);
      const cities = Array.from({ length: 200 }, (): Point => [random.below(4000), random.below(4000)]);
      const loads = cities.slice(1).map(() => 100 + random.below(500));
      const capacity = 30_000;
      const job = {
        ...tourOf(cities, ([x, y], [u, v]) => Math.abs(x - u) + Math.abs(y - v)),
        loads,
        capacity,
      };
      const least = Math.ceil(loads.reduce((total, load) => total + load, 0) / capacity);
      expect(planRounds(job).length).toBeLessThanOrEqual(least + 1);
    }
  });

  test("of no stops are no rounds", () => {
    expect(planRounds({ depot: 0, stops: [], loads: [], capacity: 1, metres: () => 0 })).toEqual([]);
  });
});

/** One truck that is large enough for all; the first city is the depot. */
function tourOf(cities: Point[], distance: (a: Point, b: Point) => number): Job {
  const stops = cities.slice(1).map((_, index) => index + 1);
  return {
    ...{ depot: 0, stops, loads: stops.map(() => 0), capacity: 0 },
    metres: (from, to) => distance(cities[from] as Point, cities[to] as Point),
  };
}

/** The shortest tour by Held and Karp's dynamic programming (1962). */
function exact({ stops, metres }: Job): number {
  const sets = 2 ** stops.length;
  const best = Array.from({ length: sets }, () => stops.map(() => Number.POSITIVE_INFINITY));
  for (const [index, stop] of stops.entries()) (best[2 ** index] as number[])[index] = metres(0, stop);
  for (let set = 1; set < sets; set++) {
    for (const [last, from] of stops.entries()) {
      const length = best[set]?.[last] as number;
      if (length === Number.POSITIVE_INFINITY) continue;
      for (const [next, to] of stops.entries()) {
        if (set & (1 << next)) continue;
        const row = best[set | (1 << next)] as number[];
        row[next] = Math.min(row[next] as number, length + metres(from, to));
      }
    }
  }
  return Math.min(...stops.map((stop, last) => (best[sets - 1]?.[last] as number) + metres(stop, 0)));
}

const difference = (a: Point = [0, 0], b: Point = [0, 0]) => [a[0] - b[0], a[1] - b[1]];

/** TSPLIB's distance "GEO": degrees and minutes, π to six digits, a sphere of 6,378.388 km, cut to whole kilometres. */
function geographic(a: Point, b: Point): number {
  const radians = (value: number) =>
    // biome-ignore lint/suspicious/noApproximativeNumericConstant: TSPLIB's optima hold for its own π.
    (3.141592 * (Math.trunc(value) + (5 * (value - Math.trunc(value))) / 3)) / 180;
  const [[latA, lonA], [latB, lonB]] = [a.map(radians) as Point, b.map(radians) as Point];
  const [q1, q2, q3] = [Math.cos(lonA - lonB), Math.cos(latA - latB), Math.cos(latA + latB)];
  return Math.trunc(6378.388 * Math.acos(0.5 * ((1 + q1) * q2 - (1 - q1) * q3)) + 1);
}

/** TSPLIB (Reinelt, 1991): fourteen towns in Burma (Zaw Win). */
function burma14(): Point[] {
  return [
    ...([
      [16.47, 96.1],
      [16.47, 94.44],
      [20.09, 92.54],
      [22.39, 93.37],
      [25.23, 97.24],
      [22, 96.05],
      [20.47, 97.02],
    ] as Point[]),
    ...([
      [17.2, 96.29],
      [16.3, 97.38],
      [14.05, 98.12],
      [16.53, 97.38],
      [21.52, 95.59],
      [19.41, 97.13],
      [20.09, 94.55],
    ] as Point[]),
  ];
}

/** TSPLIB (Reinelt, 1991): the odyssey of Ulysses (Grötschel and Padberg). */
function ulysses16(): Point[] {
  return [
    ...([
      [38.24, 20.42],
      [39.57, 26.15],
      [40.56, 25.32],
      [36.26, 23.12],
      [33.48, 10.54],
      [37.56, 12.19],
    ] as Point[]),
    ...([
      [38.42, 13.11],
      [37.52, 20.44],
      [41.23, 9.1],
      [41.17, 13.05],
      [36.08, -5.21],
      [38.47, 15.13],
    ] as Point[]),
    ...([
      [38.15, 15.35],
      [37.51, 15.17],
      [35.49, 14.32],
      [39.36, 19.56],
    ] as Point[]),
  ];
}

/** Christofides and Eilon, An algorithm for the vehicle-dispatching problem (1969): depot first. */
function christofidesEilon() {
  const places: Point[] = [
    ...([
      [145, 215],
      [151, 264],
      [159, 261],
      [130, 254],
      [128, 252],
      [163, 247],
      [146, 246],
      [161, 242],
    ] as Point[]),
    ...([
      [142, 239],
      [163, 236],
      [148, 232],
      [128, 231],
      [156, 217],
      [129, 214],
      [146, 208],
      [164, 208],
    ] as Point[]),
    ...([
      [141, 206],
      [147, 193],
      [164, 193],
      [129, 189],
      [155, 185],
      [139, 182],
    ] as Point[]),
  ];
  const loads = [
    ...[1100, 700, 800, 1400, 2100, 400, 800, 100, 500, 600, 1200],
    ...[1300, 1300, 300, 900, 2100, 1000, 900, 2500, 1800, 700],
  ];
  return { places, loads };
}
