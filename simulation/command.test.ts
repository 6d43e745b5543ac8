import { expect, test } from "vitest";
import { valuesFrom } from "./command.ts";
import type { InputSpecs } from "./simulator.ts";

const inputs: InputSpecs = {
  hole: { kind: "number", min: 5, max: 80, step: 1, unit: "mm", initial: 20 },
  place: { kind: "choice", options: ["market", "hill"], initial: "market" },
};

test("what is not set has its initial value", () => {
  expect(valuesFrom(inputs, [])).toEqual({ hole: 20, place: "market" });
  expect(valuesFrom(inputs, ["hole=40", "place=hill"])).toEqual({ hole: 40, place: "hill" });
});

test.each([
  ["hole=4", "hole=5..80 mm"],
  ["hole=large", "hole=5..80 mm"],
  ["hole", "hole=5..80 mm"],
  ["place=sea", "place=market|hill"],
  ["depth=3", "There are: hole, place."],
])("%s is refused, and what is allowed is said", (setting, said) => {
  expect(() => valuesFrom(inputs, [setting])).toThrow(said);
});
