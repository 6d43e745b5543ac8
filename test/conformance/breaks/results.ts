import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Break, nameOf } from "./break.ts";
import { breaks } from "./list.ts";
import { testsOf } from "./plan.ts";

/** What became of a break: whether there was anything to break, and the titles of the tests that then failed. */
export type Outcome = { found: boolean; failed: string[] };
export type Outcomes = Record<string, Outcome>;

const file = "test-results/breaks/outcomes.json";

/** The outcomes of earlier runs, of those breaks that are still on the list. */
export function readOutcomes(): Outcomes {
  const kept: Outcomes = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return Object.fromEntries(Object.entries(kept).filter(([name]) => names.has(name)));
}

export const keepOutcomes = (outcomes: Outcomes) => writeFileSync(file, JSON.stringify(outcomes, null, 2));

const names = new Set(breaks.map(nameOf));

/** The statements of a break that no test of theirs has noticed. One that only unit tests show is left to source breaks. */
export function survivors(fault: Break, { failed }: Outcome): string[] {
  return fault.statements.filter((number) => !testsOf(number).some(({ title }) => failed.includes(title)));
}
