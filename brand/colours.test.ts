import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accents } from "#model/fields.ts";
import { colours, hexOf, hues } from "./colours.ts";
import { coloursCss, coloursFile } from "./colours-css.ts";

test("the style sheet has the brand's colours; `npm run build` writes it again", () => {
  expect(readFileSync(coloursFile, "utf8")).toBe(coloursCss());
});

test("content can choose every hue of the brand, and no other", () => {
  expect(Object.keys(hues)).toEqual([...accents]);
});

test.each([
  [colours.background.day, "#f7f3ea"],
  ["oklch(1 0 0)", "#ffffff"],
  ["oklch(0.62796 0.25768 29.234)", "#ff0000"],
  ["oklch(0.86644 0.29483 142.495)", "#00ff00"],
  ["oklch(0.45201 0.31321 264.052)", "#0000ff"],
])("%s is %s", (colour, hex) => {
  expect(hexOf(colour)).toBe(hex);
});
