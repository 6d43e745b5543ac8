import { readFileSync, writeFileSync } from "node:fs";
import { rowsOf } from "../table.ts";
import { type Break, nameOf } from "./break.ts";
import { breaks } from "./list.ts";
import { testsOf } from "./plan.ts";
import { isNoticed, type Results } from "./results.ts";

const file = "docs/conformance.md";
const room = /(<!-- broken -->\n)([\s\S]*)(<!-- \/broken -->)/;
const unknown = "not run";

/** What docs/conformance.md says of earlier runs. */
export function readPublished(): Results {
  const [, , text = ""] = room.exec(readFileSync(file, "utf8")) ?? [];
  const rows = new Set(text.split("\n"));
  const published = breaks.map((fault) => {
    const begin = `| ${cellsOf(fault)} | `;
    const row = [...rows].find((line) => line.startsWith(begin));
    return [nameOf(fault), row?.slice(begin.length, -" |".length) ?? unknown] as const;
  });
  return Object.fromEntries(published.filter(([, result]) => result !== unknown));
}

/** Writes what became of each break into docs/conformance.md. */
export function publish(results: Results, today = new Date()) {
  const document = readFileSync(file, "utf8");
  if (!room.test(document)) throw new Error(`${file} has no place for what was broken.`);
  const text = `${summary(document, results, today)}\n\n${table(results)}`;
  writeFileSync(
    file,
    document.replace(room, (_, begin, __, end) => `${begin}\n${text}\n\n${end}`),
  );
}

function summary(document: string, results: Results, today: Date) {
  const rows = rowsOf(document);
  const tested = rows.filter(({ number }) => testsOf(number).length);
  const noticed = breaks.filter((fault) => isNoticed(results[nameOf(fault)]));
  const unseen = breaks.filter((fault) => !results[nameOf(fault)]);
  const proven = tested.filter(({ number }) => noticed.some(({ statements }) => statements.includes(number)));
  return [
    `Last run on ${today.toISOString().slice(0, 10)}: of ${breaks.length} breaks ${noticed.length} were noticed,`,
    `${breaks.length - noticed.length - unseen.length} survived, ${unseen.length} were not run. Of the ${rows.length}`,
    `statements ${tested.length} are shown by a test, and of those ${proven.length} by one that was seen failing; the other`,
    `${rows.length - tested.length} describe, or a decision settles them.`,
  ].join(" ");
}

const table = (results: Results) =>
  [
    "| Broken so | § | Became |",
    "|---|---|---|",
    ...breaks.map((fault) => `| ${cellsOf(fault)} | ${results[nameOf(fault)] ?? unknown} |`),
  ].join("\n");

const cellsOf = ({ what, statements }: Break) => `${what} | ${statements.join(", ")}`;
