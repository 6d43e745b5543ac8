import { describe, expect, test } from "vitest";
import { sites } from "#simulation/sun/sun.ts";
import { curveOf, quarters } from "./curves.ts";
import { blockDemand, expectedDemand } from "./demand.ts";
import { apparent, correction, reactive, switchedIn } from "./power-factor.ts";
import { levelled } from "./shift.ts";
import { energy } from "./simulator.ts";
import { clearSky, solarKilowatts } from "./solar.ts";
import { monthlyBill } from "./tariff.ts";

describe("worked examples of the Bureau of Energy Efficiency's guide book 3, Energy Efficiency in Electrical Utilities, chapter 1", () => {
  test("a block of 30 minutes: 2500 kVA for 4, 3600 for 12, 4100 for 6, 3800 for 8 minutes are a demand of 3606.7 kVA", () => {
    const block = [
      { kva: 2500, minutes: 4 },
      { kva: 3600, minutes: 12 },
      { kva: 4100, minutes: 6 },
      { kva: 3800, minutes: 8 },
    ];
    expect(blockDemand(block)).toBeCloseTo(3606.7, 1);
  });

  test("627 kW at a power factor of 0.72 need 398 kvar to reach 0.95", () => {
    expect(correction(627, 0.72, 0.95)).toBeCloseTo(398, 0);
  });

  test("1160 kVA at 0.70 with 410 kvar of capacitors become 913 kVA at 0.89", () => {
    const kw = 1160 * 0.7;
    const kva = apparent(kw, reactive(kw, 0.7) - 410);
    expect(Math.abs(kva - 913)).toBeLessThan(1);
    expect(kw / kva).toBeCloseTo(0.89, 2);
  });
});

describe("the site's own article on maximum demand", () => {
  const kw = curveOf("works", 1073);

  test("its plant takes 16,039 kWh a day, and its first bill is ₹45,12,000", () => {
    const kvar = kw.map((active, block) => reactive(active, block >= 24 && block < 88 ? 0.88 : 0.82));
    const bill = monthlyBill(kw, kvar, { perKvah: 7.1, perKva: 480 });
    expect(Math.abs(bill.kwh / 30 - 16_039)).toBeLessThan(16);
    expect(bill.demand).toBeCloseTo(1219, 0);
    expect(Math.abs(bill.rupees - 4_512_000)).toBeLessThan(5000);
  });

  test("the forecast within a block: 195 kVAh after 10 of 15 minutes and 1250 kVA now end at 1197 kVA", () => {
    expect(expectedDemand(195, 1250, 10, 15)).toBeCloseTo(1197, 0);
  });
});

describe("loads that wait", () => {
  const curve = curveOf("works", 1000);
  const result = levelled(curve, { share: 0.2, blocks: 12 });

  test("take the same energy", () => {
    expect(total(result)).toBeCloseTo(total(curve), 6);
  });

  test("lower the highest block, and nothing waits when nothing may", () => {
    expect(Math.max(...result)).toBeLessThan(Math.max(...curve));
    expect(levelled(curve, { share: 0, blocks: 12 })).toEqual(curve);
  });

  test("find the lowest cap: one kilowatt less is not possible", () => {
    // A block of 100 among zeros, half of which may wait for two blocks: 50 now, 50 in the next.
    const spike = [0, 100, 0, 0];
    expect(levelled(spike, { share: 0.5, blocks: 2 })).toEqual([0, 50, 50, 0]);
  });
});

test("a bank never overcompensates", () => {
  expect(switchedIn(99, { step: 25, steps: 10 })).toBe(75);
  expect(switchedIn(-5, { step: 25, steps: 10 })).toBe(0);
  expect(switchedIn(999, { step: 25, steps: 10 })).toBe(250);
});

test("every kind of building has a day of 96 quarters with one highest", () => {
  for (const kind of ["home", "shop", "office", "hospital", "mall", "data", "works"] as const) {
    const curve = curveOf(kind, 500);
    expect(curve).toHaveLength(quarters);
    expect(Math.max(...curve)).toBeCloseTo(500, 9);
  }
});

test("the clear sky is Haurwitz's as the library pvlib publishes it with its tests, and dark at night", () => {
  for (const [height, watts] of [
    [-20, 0],
    [5, 48.6298687941956],
    [10, 135.741748091813],
    [30, 487.894132885425],
    [50, 778.766689344363],
    [90, 1035.0920325345],
  ] as const) {
    expect(clearSky(height)).toBeCloseTo(watts, 9);
  }
  const day = { year: 2026, month: 3, day: 20 };
  expect(solarKilowatts(100, sites.chennai, day, 0)).toBe(0);
  expect(solarKilowatts(100, sites.chennai, day, 12 * 60)).toBeGreaterThan(75);
});

test("the simulator starts from the bill it is given", async () => {
  const { figures } = await energy.run({
    site: "works",
    demand: 1219,
    factor: 0.87,
    perKvah: 7.1,
    perKva: 480,
  });
  const figure = (id: string) => figures.find((one) => one.id === id);
  expect(figure("demand")?.today).toBeCloseTo(1219, 6);
  expect(figure("factor")?.today).toBeCloseTo(0.87, 6);
  expect(figure("factor")?.value).toBeGreaterThan(0.97);
  expect(
    figures.map(({ id, value, today }) => [id, Math.round(value), today && Math.round(today)]),
  ).toMatchInlineSnapshot(`
    [
      [
        "saving",
        563253,
        undefined,
      ],
      [
        "bill",
        3986895,
        4550148,
      ],
      [
        "demand",
        937,
        1219,
      ],
      [
        "kvah",
        498196,
        558455,
      ],
      [
        "factor",
        1,
        1,
      ],
      [
        "bank",
        300,
        undefined,
      ],
    ]
  `);
});

function total(curve: number[]) {
  return curve.reduce((sum, value) => sum + value, 0);
}
