import { type Break, nameOf } from "./break.ts";
import { breaks } from "./list.ts";
import { testsOf } from "./plan.ts";

/** What came of a break: whether there was anything to break, and the titles of the tests that then failed. */
export type Outcome = { found: boolean; failed: string[] };
export type Outcomes = Record<string, Outcome>;

/** What became of each break that was run, in the words of docs/conformance.md. */
export type Results = Record<string, string>;

export const resultsOf = (outcomes: Outcomes): Results =>
  Object.fromEntries(
    breaks.flatMap((fault) => {
      const outcome = outcomes[nameOf(fault)];
      return outcome ? [[nameOf(fault), resultOf(fault, outcome)]] : [];
    }),
  );

function resultOf(fault: Break, outcome: Outcome) {
  if (!outcome.found) return "survived: there was nothing of it to break";
  const left = survivors(fault, outcome);
  if (left.length) return `survived in ${left.join(", ")}`;
  return `noticed by: ${[...new Set(outcome.failed)].join("; ")}`;
}

export const isNoticed = (result = "") => result.startsWith("noticed");

/** The statements of a break that no test of theirs has noticed. One that only unit tests show is left to source breaks. */
export function survivors(fault: Break, { failed }: Outcome): string[] {
  return fault.statements.filter((number) => !testsOf(number).some(({ title }) => failed.includes(title)));
}
