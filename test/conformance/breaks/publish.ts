import { readFileSync, writeFileSync } from "node:fs";
import { rowsOf } from "../table.ts";
import { type Break, nameOf } from "./break.ts";
import { breaks } from "./list.ts";
import { testsOf } from "./plan.ts";
import { type Outcomes, survivors } from "./results.ts";

const file = "docs/conformance.md";
const room = /(<!-- broken -->\n)[\s\S]*(<!-- \/broken -->)/;

/** Writes what became of each break into docs/conformance.md. */
export function publish(outcomes: Outcomes, today = new Date()) {
  const document = readFileSync(file, "utf8");
  if (!room.test(document)) throw new Error(`${file} has no place for what was broken.`);
  const text = `${summary(document, outcomes, today)}\n\n${table(outcomes)}`;
  writeFileSync(
    file,
    document.replace(room, (_, begin, end) => `${begin}\n${text}\n\n${end}`),
  );
}

function summary(document: string, outcomes: Outcomes, today: Date) {
  const rows = rowsOf(document);
  const tested = rows.filter(({ number }) => testsOf(number).length);
  const faults = breaks.map((fault) => ({ fault, became: becameOf(fault, outcomes) }));
  const count = (what: string) => faults.filter(({ became }) => became.startsWith(what)).length;
  const proven = tested.filter(({ number }) =>
    faults.some(({ fault, became }) => fault.statements.includes(number) && became.startsWith("noticed")),
  );
  return [
    `Last run on ${today.toISOString().slice(0, 10)}: of ${breaks.length} breaks ${count("noticed")} were noticed,`,
    `${count("survived")} survived, ${count("not run")} were not run. Of the ${rows.length} statements ${tested.length}`,
    `are shown by a test, and of those ${proven.length} by one that was seen failing; the other`,
    `${rows.length - tested.length} describe, or a decision settles them.`,
  ].join(" ");
}

const table = (outcomes: Outcomes) =>
  [
    "| Broken so | § | Became |",
    "|---|---|---|",
    ...breaks.map(
      (fault) => `| ${fault.what} | ${fault.statements.join(", ")} | ${becameOf(fault, outcomes)} |`,
    ),
  ].join("\n");

function becameOf(fault: Break, outcomes: Outcomes) {
  const outcome = outcomes[nameOf(fault)];
  if (!outcome) return "not run";
  if (!outcome.found) return "survived: there was nothing of it to break";
  const left = survivors(fault, outcome);
  if (left.length) return `survived in ${left.join(", ")}`;
  return `noticed by: ${[...new Set(outcome.failed)].join("; ")}`;
}
