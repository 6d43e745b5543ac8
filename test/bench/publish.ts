import { readFileSync, writeFileSync } from "node:fs";
import { headline, report, targetTable } from "./report.ts";
import type { Results } from "./results.ts";

/** Writes what was measured into the README (in short), docs/measurements.md (whole) and docs/measurements.json. */
export function publish(results: Results) {
  writeFileSync("docs/measurements.json", `${JSON.stringify(results, null, 2)}\n`);
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
