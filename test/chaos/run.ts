/** `npm run chaos`: load while things break, and what came of it, written into docs/reliability.md. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { minuteMs } from "../../server/time.ts";
import { temporaryFolder } from "../fakes/mail.ts";
import { startPostgres } from "../fakes/postgres.ts";
import { postgresFaults, sqliteFaults } from "./faults.ts";
import { type Outcome, ordeal } from "./ordeal.ts";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const forMs = Number(values.minutes) * minuteMs;

const { folder, remove } = await temporaryFolder();
const postgres = await startPostgres();
const DATABASE_URL = await postgres.database();

const outcomes = await Promise.all([
  ordeal("one instance, SQLite", {
    env: { DATA_DIR: folder },
    instances: 1,
    faults: sqliteFaults(folder),
    forMs,
  }),
  ordeal("two instances, PostgreSQL", {
    ...{ env: { DATABASE_URL }, instances: 2, faults: postgresFaults(postgres, DATABASE_URL), forMs },
  }),
]);
await postgres.stop();
await remove();

const table = tableOf(outcomes);
console.log(table);
writeFileSync("docs/reliability.md", page(table));
process.exit(outcomes.every(isWell) ? 0 : 1);

function isWell({ accepted, lost, mostCopies, alarms }: Outcome) {
  return accepted > 0 && lost === 0 && mostCopies <= 2 && alarms.began === 1 && alarms.over === 1;
}

function tableOf(outcomes: Outcome[]) {
  const rows: [string, (outcome: Outcome) => string | number][] = [
    ["letters sent in", ({ posted }) => posted],
    ["thanked for", ({ accepted }) => accepted],
    ["answered 503, or not at all", ({ posted, accepted }) => posted - accepted],
    ["**thanked for and lost**", ({ lost }) => lost],
    ["delivered twice", ({ twice }) => twice],
    ["**most deliveries of one letter**", ({ mostCopies }) => mostCopies],
    ["processes killed", ({ kills }) => kills],
    ["faults of the store", ({ faults }) => faults],
    ["changes of the mail server's mood", ({ moods }) => moods],
    ["alarms begun, ended", ({ alarms }) => `${alarms.began}, ${alarms.over}`],
    ["heap at the end, MB", ({ heapMb }) => heapMb.join(", ")],
  ];
  return [
    `| | ${outcomes.map(({ name }) => name).join(" | ")} |`,
    `|---|${outcomes.map(() => "---:|").join("")}`,
    ...rows.map(([label, value]) => `| ${label} | ${outcomes.map(value).join(" | ")} |`),
  ].join("\n");
}

function page(table: string) {
  return `# Reliability

\`npm run chaos\` wrote this (minutes: ${values.minutes}). Letters are sent in all the time, while processes are killed
(SIGKILL) and started again, the store is locked for seconds or loses its connections, and the mail server refuses, delays and
drops. Then time passes at once until nothing waits any more. At the end the mail server refuses everything, until operators
are told, and recovers, until they are told that it is over. \`npm run chaos -- --minutes 1\` is the short version.

A letter may be delivered twice: if a process is killed between the mail server's yes and the record of it, nobody can know.
Both have the same Message-ID.

${table}
`;
}
