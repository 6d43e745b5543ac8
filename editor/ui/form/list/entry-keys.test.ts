import { expect, test } from "vitest";
import { keyedAgain } from "./entry-keys.ts";

const before = ["a", "b", "c"].map((says, key) => ({ key, says }));
const keys = (now: string[]) => keyedAgain(before, now).map(({ key }) => key);

test.each<[string, string[], number[]]>([
  ["removed", ["b", "c"], [1, 2]],
  ["moved", ["c", "a", "b"], [2, 0, 1]],
  ["added", ["a", "x", "b", "c"], [0, 3, 1, 2]],
  ["rewritten", ["a", "x", "c"], [0, 1, 2]],
  ["said twice", ["a", "b", "b", "c"], [0, 1, 3, 2]],
])("entries keep their keys when one is %s", (_, now, expected) => {
  expect(keys(now)).toEqual(expected);
});
