/** `npm run chaos`: load while things break, and what came of it, written into docs/reliability.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { minuteMs } from "../../server/time.ts";
import { chaos, problemsOf } from "./chaos.ts";
import { between, tableOf } from "./table.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "10" }, publish: { type: "boolean", default: true } },
  allowNegative: true,
});

const outcomes = await chaos(Number(values.minutes) * minuteMs);
const table = tableOf(outcomes, Number(values.minutes));
console.log(table);
const page = "docs/reliability.md";
if (values.publish) writeFileSync(page, between("chaos", readFileSync(page, "utf8"), table));
const problems = outcomes.flatMap((outcome) =>
  problemsOf(outcome).map((problem) => `${outcome.name}: ${problem}`),
);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
