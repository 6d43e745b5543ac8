import { expect, test } from "vitest";
import { randomFrom } from "./random.ts";

test("the same seed gives the same stream, another seed another", () => {
  const draw = (seed: string) => {
    const random = randomFrom(seed);
    return Array.from({ length: 8 }, () => random.below(1000));
  };
  expect(draw("chennai")).toEqual(draw("chennai"));
  expect(draw("chennai")).not.toEqual(draw("delhi"));
});

test("a fork does not depend on what its parent has drawn", () => {
  const parent = randomFrom("city");
  const early = parent.fork("lamps").below(2 ** 32);
  parent.below(6);
  expect(parent.fork("lamps").below(2 ** 32)).toBe(early);
});

test("draws are spread evenly: chi-squared over 100 bins stays below its 99.9 % point, 148.2 for 99 degrees", () => {
  const random = randomFrom("even");
  const bins = new Array<number>(100).fill(0);
  const draws = 100_000;
  for (let draw = 0; draw < draws; draw++) {
    const bin = random.below(100);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const expected = draws / bins.length;
  const chiSquared = bins.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chiSquared).toBeLessThan(148.2);
});
