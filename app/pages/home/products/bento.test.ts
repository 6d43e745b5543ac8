import { expect, test } from "vitest";
import { bento, type CellShape } from "./bento.ts";

const columns = 4;
const areas: Record<CellShape, number> = { large: 4, "large-end": 4, wide: 2, "wide-start": 2, small: 1 };

test("today's eight stand as they were drawn: the first and the last large", () => {
  expect(bento(8)).toEqual(["large", "wide", "small", "small", "small", "small", "wide-start", "large-end"]);
});

test.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16])("%i products fill whole rows", (count) => {
  const shapes = bento(count);
  expect(shapes).toHaveLength(count);
  expect(shapes.reduce((area, shape) => area + areas[shape], 0) % columns).toBe(0);
  expect(shapes[0]).toBe("large");
});
