import { readFileSync, writeFileSync } from "node:fs";
import { headline, report, targetTable } from "./report.ts";
import type { Results } from "./results.ts";

const kept = "docs/measurements.json";

/**
 * Writes what was measured into the README (in short), docs/measurements.md (whole) and docs/measurements.json. What this run
 * has left out stays as it was measured before.
 */
export function publish(run: Results) {
  const before: Results = JSON.parse(readFileSync(kept, "utf8"));
  const { made, ...parts } = run;
  const isWhole = Object.keys(before).every((key) => key === "later" || key in run);
  const results: Results = isWhole
    ? run
    : {
        ...before,
        ...parts,
        later: { ...before.later, ...Object.fromEntries(Object.keys(parts).map((part) => [part, made])) },
      };
  writeFileSync(kept, `${JSON.stringify(results, null, 2)}\n`);
  fill("docs/measurements.md", report(results));
  fill("README.md", [headline(results), targetTable(results)].filter(Boolean).join("\n\n"));
}

const room = /(<!-- measured -->\n)[\s\S]*(<!-- \/measured -->)/;

/** Puts a text between the two lines of a file that keep its place. */
function fill(file: string, text: string) {
  const content = readFileSync(file, "utf8");
  if (!room.test(content)) throw new Error(`${file} has no place for what was measured.`);
  writeFileSync(
    file,
    content.replace(room, (_, begin, end) => `${begin}\n${text}\n\n${end}`),
  );
}
