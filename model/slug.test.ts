import { expect, test } from "vitest";
import { placeId, slugOf } from "./slug.ts";

test("a text names a place in letters and digits, whatever it is written in", () => {
  expect(slugOf("Who owns the data? (2026)")).toBe("who-owns-the-data-2026");
  expect(slugOf("நீர் மேலாண்மை")).toBe("நீர்-மேலாண்மை");
});

test("titles that differ by a vowel's sign name two places", () => {
  expect(slugOf("நீர்")).not.toBe(slugOf("நார்"));
});

test("a long title names its place by as many whole words as an address should show", () => {
  const title = "What does the city keep when the contract with the operator of the water network ends?";
  expect(placeId(title)).toBe("what-does-the-city-keep-when-the-contract-with-the-operator");
});
