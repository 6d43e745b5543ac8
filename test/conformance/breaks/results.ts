import { type Break, nameOf } from "./break.ts";
import { breaks } from "./list.ts";
import { testsOf } from "./plan.ts";

/** What came of a break: whether there was anything to break, and the titles of the tests that then failed. */
export type Outcome = { found: boolean; failed: string[] };
export type Outcomes = Record<string, Outcome>;

/** What became of a break, in the words of docs/conformance.md, and which run saw it. */
export type Result = { became: string; seen: string };

/** By the names of the breaks. */
export type Results = Record<string, Result>;

export const resultsOf = (outcomes: Outcomes, seen: string): Results =>
  Object.fromEntries(
    breaks.flatMap((fault) => {
      const outcome = outcomes[nameOf(fault)];
      return outcome ? [[nameOf(fault), { became: becameOf(fault, outcome), seen }]] : [];
    }),
  );

function becameOf(fault: Break, outcome: Outcome) {
  if (!outcome.found) return "survived: there was nothing of it to break";
  const left = survivors(fault, outcome);
  if (left.length) return `survived in ${left.join(", ")}`;
  return `noticed by: ${[...new Set(outcome.failed)].join("; ")}`;
}

export const isNoticed = (result?: Result) => result?.became.startsWith("noticed") ?? false;

/** The statements of a break that no test of theirs has noticed. One that only unit tests show is left to source breaks. */
export function survivors(fault: Break, { failed }: Outcome): string[] {
  return fault.statements.filter((number) => !testsOf(number).some(({ title }) => failed.includes(title)));
}
