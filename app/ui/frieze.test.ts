import { expect, test } from "vitest";
import { frieze } from "./frieze.tsx";

test("the frieze is one closed line around every dot", () => {
  const { columns, rows, dots, path } = frieze;
  expect(dots).toHaveLength(columns * rows);
  // A line that passes each inner point twice and each border point once is the only one.
  expect(path.match(/Q/g)).toHaveLength(4 * columns * rows);
  expect(path.match(/[MZ]/g)).toEqual(["M", "Z"]);
});
