import { describe, expect, test } from "vitest";
import type { ValuesOf } from "../simulator.ts";
import { contoursOf } from "./contours.ts";
import { cameras, groundResolution, planFlight } from "./flight.ts";
import { survey } from "./simulator.ts";
import type { Surface } from "./terrain.ts";
import { levelsOn, volumesByGrid } from "./volume.ts";

type Values = ValuesOf<typeof survey.inputs>;
const usual: Values = { camera: "20mp", height: 75, overlap: 70, area: 100, level: 105.5 };
const run = async (values: Partial<Values> = {}) => {
  const { figures, ...rest } = await survey.run({ ...usual, ...values });
  const byId = Object.fromEntries(figures.map((figure) => [figure.id, figure]));
  return {
    ...rest,
    figures,
    value: (id: string) => byId[id]?.value ?? Number.NaN,
    today: (id: string) => byId[id]?.today ?? Number.NaN,
  };
};

describe("ground resolution, against the makers' figures", () => {
  test("DJI Phantom 4 RTK: height ÷ 36.5 cm a pixel, and 5 cm at 182 m (DJI's specifications)", () => {
    for (const height of [40, 75, 120, 182]) {
      expect(groundResolution(cameras["20mp"], height) * 100).toBeCloseTo(height / 36.5, 2);
    }
    expect(groundResolution(cameras["20mp"], 182) * 100).toBeCloseTo(5, 1);
  });

  test("DJI Zenmuse P1 with 35 mm: pixels of 4.4 µm, 1.5 cm at 120 m (DJI's specifications)", () => {
    const { sensorWidth, pixels } = cameras["45mp"];
    expect((sensorWidth / pixels.across) * 1000).toBeCloseTo(4.4, 1);
    expect(groundResolution(cameras["45mp"], 120) * 100).toBeCloseTo(1.5, 1);
  });

  test("DJI Phantom 4 RTK: about 1 km² in one flight at 182 m (DJI's specifications)", () => {
    const job = { hectares: 100, height: 182, sideOverlap: 0.7, forwardOverlap: 0.8 };
    expect(planFlight(cameras["20mp"], job).flights).toBe(1);
    expect(planFlight(cameras["20mp"], { ...job, hectares: 150 }).flights).toBe(2);
  });
});

describe("volumes by the grid method, against solids of known volume", () => {
  const area = { x: -50, y: -50, width: 100, depth: 100 };
  const cutOf = (surface: Surface) => volumesByGrid(levelsOn(surface, area, 0.5), 0).cut;

  test("a cone of radius 30 and height 12 m has π r² h ÷ 3", () => {
    const cone: Surface = (x, y) => Math.max(0, 12 * (1 - Math.hypot(x, y) / 30));
    expect(cutOf(cone) / ((Math.PI * 30 ** 2 * 12) / 3)).toBeCloseTo(1, 3);
  });

  test("a pyramid on 60 by 60 m, 9 m high, has a third of its box", () => {
    const pyramid: Surface = (x, y) => Math.max(0, 9 * (1 - Math.max(Math.abs(x), Math.abs(y)) / 30));
    expect(cutOf(pyramid) / ((60 * 60 * 9) / 3)).toBeCloseTo(1, 3);
  });

  test("an embankment has what the prismoidal formula gives: L ÷ 6 × (A₁ + 4 Aₘ + A₂)", () => {
    // 100 m long, 8 m wide on top, slopes of 2 to 1, height growing from 2 to 6 m.
    const height = (x: number) => 4 + x / 25;
    const bank: Surface = (x, y) => Math.max(0, Math.min(height(x), height(x) - (Math.abs(y) - 4) / 2));
    const section = (h: number) => h * (8 + 2 * h);
    expect(cutOf(bank) / ((100 / 6) * (section(2) + 4 * section(4) + section(6)))).toBeCloseTo(1, 3);
  });

  test("a plane through the middle is cut on one side and filled on the other alike", () => {
    const { cut, fill } = volumesByGrid(
      levelsOn((x) => x / 10, area, 5),
      0,
    );
    expect(cut).toBeCloseTo(100 * 50 * 2.5);
    expect(fill).toBeCloseTo(cut);
  });
});

test("a cone's contour at half its height is a circle of half its radius", () => {
  const cone: Surface = (x, y) => 12 * (1 - Math.hypot(x - 50, y - 50) / 40);
  const [contour] = contoursOf(cone, { width: 100, depth: 100 }, 1, [6]);
  const line = contour?.lines[0] ?? [];
  for (const [x, y] of line) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(20, 0.5);
  expect(areaOf(line)).toBeCloseTo(Math.PI * 20 ** 2, -1);
});

describe("what must hold whatever is entered", () => {
  test("the higher, the coarser, with fewer pictures and more hectares a day", async () => {
    for (const camera of ["20mp", "45mp", "61mp"] as const) {
      const results = await Promise.all([40, 60, 80, 100, 120].map((height) => run({ camera, height })));
      for (const id of ["gsd", "perDay", "error"]) expectRising(results.map((result) => result.value(id)));
      for (const id of ["photos", "flights", "fieldDays"])
        expectRising(results.map((result) => -result.value(id)));
    }
  });

  test("more overlap takes more pictures and days, and leaves the resolution", async () => {
    const results = await Promise.all([50, 60, 70, 80, 85].map((overlap) => run({ overlap })));
    for (const id of ["photos", "flights", "fieldDays"])
      expectRising(results.map((result) => result.value(id)));
    expect(new Set(results.map((result) => result.value("gsd"))).size).toBe(1);
  });

  test("a larger area takes longer, by air and on foot", async () => {
    const results = await Promise.all([10, 50, 200, 1000].map((area) => run({ area })));
    expectRising(results.map((result) => result.value("fieldDays")));
    expectRising(results.map((result) => result.today("fieldDays")));
  });

  test("a higher platform is cut less and filled more, and the ground between stays the same", async () => {
    const results = await Promise.all([99, 101, 103.5, 105.5, 108].map((level) => run({ level })));
    expectRising(results.map((result) => -result.value("cut")));
    expectRising(results.map((result) => result.value("fill")));
    const [low, high] = [results[1], results[3]];
    const net = (result = results[0]) => (result?.value("cut") ?? 0) - (result?.value("fill") ?? 0);
    // 20,000 m² raised by 4.5 m.
    expect(net(low) - net(high)).toBeCloseTo(20_000 * 4.5, -1);
  });

  test("the block is covered from edge to edge", async () => {
    const { scene } = await run();
    const { lines, side } = scene as { lines: number[]; side: number };
    expect(Math.min(...lines)).toBeLessThanOrEqual(0);
    expect(Math.max(...lines)).toBeGreaterThanOrEqual(side);
  });
});

/** The shoelace formula. */
function areaOf(line: [number, number][]): number {
  const twice = line.reduce((total, [x, y], index) => {
    const [u, v] = line[(index + 1) % line.length] as [number, number];
    return total + x * v - u * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function expectRising(values: number[]) {
  expect(values).toEqual(values.toSorted((a, b) => a - b));
}
