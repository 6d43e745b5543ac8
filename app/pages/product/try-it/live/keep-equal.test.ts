import { expect, test } from "vitest";
import { keepEqual } from "./keep-equal.ts";

const result = (drop: number) => ({ roads: [{ x: 1, y: 2 }], nodes: [{ drop: 0 }, { drop }] });

test("what did not change is the same object, what changed is the new one", () => {
  const last = result(1);
  const next = keepEqual(last, result(2));
  expect(next).toEqual(result(2));
  expect(next).not.toBe(last);
  expect(next.roads).toBe(last.roads);
  expect(next.nodes[0]).toBe(last.nodes[0]);
  expect(keepEqual(next, result(2))).toBe(next);
});

test("what was added, left out or became something else counts as a change", () => {
  const last = { a: [1, 2], b: { c: 1 } as unknown };
  for (const next of [
    { a: [1, 2, 3], b: { c: 1 } },
    { a: [1], b: { c: 1 } },
    { a: [1, 2], b: [1] },
    { a: [1, 2], b: { d: 1 } },
    { a: [1, 2], b: null },
    { a: [1, 2] },
    { a: [1, Number.NaN], b: { c: 1 } },
  ]) {
    const kept = keepEqual(last, structuredClone(next));
    expect(kept).toEqual(next);
    expect(kept).not.toBe(last);
  }
});
