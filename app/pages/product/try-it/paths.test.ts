import { expect, test } from "vitest";
import { pathThrough } from "./paths.ts";

const through = (...points: [number, number][]) => pathThrough(points.map(([x, y]) => ({ x, y })));

test("a path leads through its points in steps from each to the next", () => {
  expect(through([10, 20], [13, 24], [15, 19])).toBe("M10 20l3 4l2-5");
});

test("a step across or down says no more than how far", () => {
  expect(through([10, 20], [40, 20], [40, 5])).toBe("M10 20h30v-15");
});

test("points that a straight line passes are left out, and so is one that comes twice", () => {
  expect(through([0, 0], [4, 2], [8, 4], [8, 4], [8, 6], [8, 9])).toBe("M0 0l8 4v5");
});

test("whoever turns back is seen to", () => {
  expect(through([0, 0], [9, 0], [3, 0])).toBe("M0 0h9h-6");
});

test("rounding adds up to no error along the way", () => {
  expect(through([0.4, 0], [1.4, 1], [2.4, 4], [3.4, 4.4])).toBe("M0 0l1 1l1 3h1");
});

test("one point is a place, and none is no path", () => {
  expect(through([3, 4])).toBe("M3 4");
  expect(through()).toBe("");
});
