import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rowsOf } from "../table.ts";
import { breakText, isInSource, nameOf } from "./break.ts";
import { breaks } from "./list.ts";
import { testsFor, testsOf } from "./plan.ts";

const rows = rowsOf(readFileSync("docs/conformance.md", "utf8"));

test("every statement that a test shows is broken in some way", () => {
  const broken = new Set(breaks.flatMap(({ statements }) => statements));
  const whole = rows.filter(({ number }) => testsOf(number).length && !broken.has(number));
  expect(whole.map(({ number }) => number)).toEqual([]);
});

test("each statement of a break has a test that could notice it", () => {
  for (const fault of breaks)
    for (const number of fault.statements) {
      const able = testsFor({ ...fault, statements: [number] });
      expect(able, `${number} (${nameOf(fault)})`).not.toEqual([]);
    }
});

test("no two breaks have the same name", () => {
  expect(new Set(breaks.map(nameOf)).size).toBe(breaks.length);
});

test("what is broken in a source stands there", () => {
  for (const fault of breaks)
    if (isInSource(fault)) {
      const source = readFileSync(fault.in, "utf8");
      expect(breakText(source, fault) !== source, nameOf(fault)).toBe(true);
    }
});

test("each break stands in the published report", () => {
  const report = readFileSync("docs/conformance.md", "utf8");
  expect(breaks.filter(({ what }) => !report.includes(`| ${what} | `)).map(nameOf)).toEqual([]);
});
