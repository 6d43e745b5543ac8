import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { statementsOf } from "./specification.ts";
import { rowsOf, testIn } from "./table.ts";
import { hasTest } from "./titles.ts";

const statements = statementsOf(readFileSync("docs/specification.txt", "utf8"));
const rows = rowsOf(readFileSync("docs/conformance.md", "utf8"));

test("the specification is read sentence by sentence and row by row", () => {
  const text = (number: string) => statements.find((statement) => statement.number === number)?.text;
  expect(text("2.1.9")).toBe("* | Not-found page");
  expect(text("2.2.4")).toMatch(/^On mobile there is a bottom-sheet menu/);
  expect(text("2.9.1")).toMatch(/N\.S\. House, .* - 110 024\.$/);
  expect(text("6.1")).toBe("None: a public site with no login or roles.");
});

test("every statement of the specification has its row, and no row is without its statement", () => {
  expect(rows.map(({ number }) => number)).toEqual(statements.map(({ number }) => number));
  for (const [i, { number, text }] of statements.entries())
    expect(text.startsWith(rows[i]?.quote ?? "?"), `${number} is not "${rows[i]?.quote}" but "${text}"`).toBe(
      true,
    );
});

test("every row names a test that exists, or says why it needs none", () => {
  const wrong = rows.flatMap(({ number, proofs }) =>
    proofs.filter((proof) => !isSound(proof)).map((proof) => `${number}: ${proof}`),
  );
  expect(wrong).toEqual([]);
});

test("what needs no test is rare: a description, or a matter that a decision settles", () => {
  const untested = rows.filter(({ proofs }) => !proofs.some(testIn));
  expect(untested.length / rows.length).toBeLessThan(0.1);
});

function isSound(proof: string) {
  const named = testIn(proof);
  if (named) return hasTest(named.file, named.title);
  const decision = /^decided: \[.+\]\((decisions\/.+\.md)\)$/.exec(proof)?.[1];
  if (decision) return readFileSync(`docs/${decision}`, "utf8") !== "";
  return /^describes: ./.test(proof);
}
