import { expect, test } from "vitest";
import { idFrom, referenceFrom } from "./reference.ts";

test("every letter has a reference of its own, and is found by it", () => {
  const seen = new Set<string>();
  for (const start of [1, 639_000, 6_399_000])
    for (let id = start; id < start + 2000; id++) {
      seen.add(referenceFrom(id));
      expect(idFrom(referenceFrom(id))).toBe(id);
    }
  expect(seen.size).toBe(6000);
});

test("a reference is a word and four digits, and the next one is quite another", () => {
  expect(referenceFrom(1)).toMatch(/^[A-Z]{5,8}-\d{4}$/);
  expect(referenceFrom(2).split("-")[0]).not.toBe(referenceFrom(1).split("-")[0]);
});

test("a reference is understood as people type it", () => {
  const reference = referenceFrom(4711);
  expect(idFrom(` ${reference.toLowerCase().replace("-", " ")} `)).toBe(4711);
  expect(idFrom("KETTLE-1234")).toBeUndefined();
  expect(idFrom("4711")).toBeUndefined();
});
