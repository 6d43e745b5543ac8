import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { rowsOf } from "../table.ts";
import { type Break, nameOf } from "./break.ts";
import { breaks } from "./list.ts";
import { testsOf } from "./plan.ts";
import { isNoticed, type Results } from "./results.ts";

const file = "docs/conformance.md";
const room = /(<!-- broken -->\n)([\s\S]*)(<!-- \/broken -->)/;
const notRun = { became: "not run", seen: "" };

/** The run that begins now, as its rows name it: the commit, with a + if there is more than it has, and the day. */
export function thisRun(today = new Date()) {
  const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
  // A run writes its own report.
  const more = git("status", "--porcelain", "--", ".", `:!${file}`) && "+";
  return `\`${git("rev-parse", "--short=8", "HEAD")}${more}\`, ${today.toISOString().slice(0, 10)}`;
}

/** What docs/conformance.md says of earlier runs. */
export function readPublished(): Results {
  const rows = (room.exec(readFileSync(file, "utf8"))?.[2] ?? "").split("\n");
  return Object.fromEntries(
    breaks.flatMap((fault) => {
      const begin = `| ${cellsOf(fault)} | `;
      const row = rows.find((line) => line.startsWith(begin));
      const [became = "", seen = ""] = row?.slice(begin.length, -" |".length).split(" | ") ?? [];
      return seen ? [[nameOf(fault), { became, seen }]] : [];
    }),
  );
}

/** Writes what became of each break into docs/conformance.md. */
export function publish(results: Results) {
  const document = readFileSync(file, "utf8");
  if (!room.test(document)) throw new Error(`${file} has no place for what was broken.`);
  const text = `${summary(document, results)}\n\n${table(results)}`;
  writeFileSync(
    file,
    document.replace(room, (_, begin, __, end) => `${begin}\n${text}\n\n${end}`),
  );
}

/** Says no more than the rows do: of a run that was only of some breaks, the others' rows are older. */
function summary(document: string, results: Results) {
  const rows = rowsOf(document);
  const tested = rows.filter(({ number }) => testsOf(number).length);
  const noticed = breaks.filter((fault) => isNoticed(results[nameOf(fault)]));
  const unseen = breaks.filter((fault) => !results[nameOf(fault)]);
  const proven = tested.filter(({ number }) => noticed.some(({ statements }) => statements.includes(number)));
  const seen = new Set(breaks.flatMap((fault) => results[nameOf(fault)]?.seen ?? []));
  return [
    `Of ${breaks.length} breaks ${noticed.length} were noticed, ${breaks.length - noticed.length - unseen.length} survived,`,
    `${unseen.length} were not run. Of the ${rows.length} statements ${tested.length} are shown by a test, and of those`,
    `${proven.length} by one that was seen failing; the other ${rows.length - tested.length} describe, or a decision settles them.`,
    seen.size === 1
      ? `All rows are of one commit and one day: ${[...seen].join()}.`
      : `The rows are of ${seen.size} runs; each names its own.`,
  ].join(" ");
}

const table = (results: Results) =>
  [
    "| Broken so | § | Became | Seen at |",
    "|---|---|---|---|",
    ...breaks.map((fault) => {
      const { became, seen } = results[nameOf(fault)] ?? notRun;
      return `| ${cellsOf(fault)} | ${became} | ${seen} |`;
    }),
  ].join("\n");

const cellsOf = ({ what, statements }: Break) => `${what} | ${statements.join(", ")}`;
