import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";

const css = readFileSync("app/styles/fonts.css", "utf8");
const lettersIn = (name: string) =>
  (create(readFileSync(`app/fonts/${name}.woff2`)) as Font).characterSet
    // The last entry of the table is no letter.
    .filter((code) => code < 0xffff)
    .toSorted((a, b) => a - b);

const [range = ""] = /(?<=unicode-range:)[^;]+/.exec(css) ?? [];
const codesInRange = range.split(",").flatMap((part) => {
  const [from = 0, to = from] = part
    .replace("U+", "")
    .split("-")
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
});

test("the file of signs has exactly those for which the browser fetches it", () => {
  expect(codesInRange).toEqual(lettersIn("anek-text-signs"));
});

test("every letter of a keyboard is in one of the text's two files", () => {
  const keyboard = Array.from({ length: 95 }, (_, i) => 32 + i);
  const [letters, signs] = [lettersIn("anek-text"), lettersIn("anek-text-signs")];
  expect(keyboard.filter((code) => letters.includes(code) === signs.includes(code))).toEqual([]);
});
