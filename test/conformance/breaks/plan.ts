import { readFileSync } from "node:fs";
import { type Row, rowsOf, testIn } from "../table.ts";
import { type Break, isInSource, isServed } from "./break.ts";
import { breaks } from "./list.ts";

export type NamedTest = { file: string; title: string };
export type Run = { fault: Break; port: number; tests: NamedTest[] };

const rows = rowsOf(readFileSync("docs/conformance.md", "utf8"));

/** Each break with the tests that docs/conformance.md names for its statements, all or those of some sections. */
export function plannedRuns(sections: string[]): Run[] {
  return breaks
    .map((fault, i) => ({ fault, port: firstPort + i, tests: testsFor(fault) }))
    .filter(({ fault }) => !sections.length || fault.statements.some((number) => isIn(sections, number)));
}

const firstPort = Number(process.env.BREAKS_PORT ?? 4900);
const isIn = (sections: string[], number: string) =>
  sections.some((section) => number === section || number.startsWith(`${section}.`));

/** Those that could notice a break. */
export const testsFor = (fault: Break): NamedTest[] =>
  unique(fault.statements.flatMap((number) => ableTests(fault, number)));

/** The first that could notice it, for each of its statements: most often it does. */
export const firstTestsFor = (fault: Break): NamedTest[] =>
  unique(fault.statements.flatMap((number) => ableTests(fault, number).slice(0, 1)));

const unique = (tests: NamedTest[]) => [...new Map(tests.map((named) => [named.title, named])).values()];

const ableTests = (fault: Break, number: string) =>
  testsOf(number).filter((named) => canNotice(fault, named));

export const testsOf = (number: string): NamedTest[] =>
  rows.filter((row) => row.number === number).flatMap(namedIn);

const namedIn = ({ proofs }: Row) => proofs.flatMap((proof) => testIn(proof) ?? []);

/** What is served is seen in a browser, a source by its unit tests; the kit by its own tests. */
function canNotice(fault: Break, named: NamedTest) {
  if (isInSource(fault)) return !isInBrowser(named);
  return isServed(fault) && isInBrowser(named) && isOfKit(named) === Boolean(fault.kit);
}

const isInBrowser = ({ file }: NamedTest) => file.endsWith(".test.e2e.ts");
const isOfKit = ({ file }: NamedTest) => /e2e\/(kit\/|9-constants)/.test(file);
