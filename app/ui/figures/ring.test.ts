import { expect, test } from "vitest";
import { ringTone } from "./ring.tsx";

test("25 or less is danger, 50 or less warning, 75 or less primary, above 75 success", () => {
  for (const [percent, tone] of [
    [0, "danger"],
    [25, "danger"],
    [25.1, "warning"],
    [50, "warning"],
    [50.1, "primary"],
    [75, "primary"],
    [75.1, "success"],
    [100, "success"],
  ] as const)
    expect(ringTone(percent), String(percent)).toBe(tone);
});
