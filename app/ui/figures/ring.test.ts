import { expect, test } from "vitest";
import { ringTone } from "./ring.tsx";

test.each([
  [0, "danger"],
  [25, "danger"],
  [25.1, "warning"],
  [50, "warning"],
  [50.1, "primary"],
  [75, "primary"],
  [75.1, "success"],
  [100, "success"],
])("a result of %d is %s", (percent, tone) => {
  expect(ringTone(percent)).toBe(tone);
});
