import { expect, test } from "vitest";
import type { InputSpecs } from "#simulation/simulator.ts";
import { allowed, queryWith, valuesInQuery } from "./values.ts";

const inputs = {
  camera: { kind: "choice", options: ["2mp", "4mp"], initial: "2mp" },
  focal: { kind: "number", min: 2.8, max: 50, step: 0.1, unit: "mm", initial: 8 },
  height: { kind: "number", min: 0, max: 10, step: 3, unit: "m", initial: 3 },
} as const satisfies InputSpecs;

test("a link gives back the values that it was made from", () => {
  const values = { camera: "4mp", focal: 12.3, height: 6 };
  expect(valuesInQuery(queryWith(values, inputs), inputs)).toEqual({ values, corrected: false });
});

test("the first values leave no trace in an address, and others leave what else it says", () => {
  const first = { camera: "2mp", focal: 8, height: 3 };
  expect(queryWith(first, inputs)).toBe("");
  expect(queryWith(first, inputs, "?focal=9&utm_source=x")).toBe("?utm_source=x");
  expect(queryWith({ ...first, focal: 9 }, inputs, "?utm_source=x&focal=1")).toBe(
    "?utm_source=x&camera=2mp&focal=9&height=3",
  );
});

test("an address that names some inputs changes only those", () => {
  expect(valuesInQuery("?focal=9", inputs)).toEqual({ values: { focal: 9 }, corrected: false });
  expect(valuesInQuery("?other=9", inputs)).toEqual({ values: {}, corrected: false });
});

test("what is not allowed becomes the nearest value that is, or the first", () => {
  for (const [text, value] of [
    ["100", 50],
    ["-3", 2.8],
    ["8.04", 8],
    ["1e1", 8],
    ["Infinity", 8],
    ["NaN", 8],
    ["0x10", 8],
    ["", 8],
    ["<b>", 8],
  ] as const)
    expect(allowed(inputs.focal, text), text).toEqual({ value, asked: false });
  for (const text of ["constructor", "__proto__", "", "8mp"])
    expect(allowed(inputs.camera, text), text).toEqual({ value: "2mp", asked: false });
});

test("a value stays on its step, also where the last step ends before the largest value", () => {
  expect(allowed(inputs.height, "10")).toEqual({ value: 9, asked: false });
  expect(allowed(inputs.focal, "12.7")).toEqual({ value: 12.7, asked: true });
});
