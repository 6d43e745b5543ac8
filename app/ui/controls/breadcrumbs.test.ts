import { expect, test } from "vitest";
import { collapse } from "./breadcrumbs.tsx";

const steps = (length: number) => Array.from({ length }, (_, i) => ({ label: `${i + 1}`, to: "/" }));
const labels = (crumbs: { label: string }[]) => crumbs.map(({ label }) => label).join(" ");

test("seven steps are all shown", () => {
  expect(collapse(steps(7))).toEqual({ before: steps(7), hidden: [], after: [] });
});

test.each([8, 12])("%i steps collapse to the first and the last two", (length) => {
  const { before, hidden, after } = collapse(steps(length));
  expect(labels(before)).toBe("1");
  expect(labels(after)).toBe(`${length - 1} ${length}`);
  expect(hidden).toHaveLength(length - 3);
});
