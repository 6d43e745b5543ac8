import { rm } from "node:fs/promises";
import { temporaryFolder } from "../fakes/mail.ts";
import { startPostgres } from "../fakes/postgres.ts";
import { buildTestSite } from "../fakes/test-site.ts";
import type { Alarms } from "./alarms.ts";
import { postgresFaults, sqliteFaults } from "./faults.ts";
import type { Answers } from "./load.ts";
import { type Outcome, ordeal } from "./ordeal.ts";

/** One instance with SQLite and two with PostgreSQL, at the same time, each with a small site in a folder of its own. */
export async function chaos(forMs: number): Promise<Outcome[]> {
  const { folder, remove } = await temporaryFolder();
  const postgres = await startPostgres();
  const DATABASE_URL = await postgres.database();
  const BUILD_DIR = await buildTestSite();
  try {
    return await Promise.all([
      ordeal({
        ...{ name: "one instance, SQLite", instances: 1, forMs },
        ...{ env: { BUILD_DIR, DATA_DIR: folder }, faults: sqliteFaults(folder) },
      }),
      ordeal({
        ...{ name: "two instances, PostgreSQL", instances: 2, forMs },
        ...{ env: { BUILD_DIR, DATABASE_URL }, faults: postgresFaults(postgres, DATABASE_URL) },
      }),
    ]);
  } finally {
    await postgres.stop();
    await remove();
    await rm(BUILD_DIR, { recursive: true });
  }
}

// What is kept of letters to recognise repeats, and no more.
const growthMb = 8;

/** What is not as it must be, in words; nothing if all is well. */
export function problemsOf({ lost, mostCopies, letters, pages, alarms, memory }: Outcome) {
  const others = (counts: Answers, ...right: number[]) =>
    [...counts.keys()].filter((status) => !right.includes(status));
  return [
    ...(letters.get(200) ? [] : ["no letter was accepted"]),
    ...(lost > 0 ? [`${lost} accepted letters were lost`] : []),
    ...(mostCopies > 2 ? [`a letter was delivered ${mostCopies} times`] : []),
    ...others(letters, 0, 200, 503).map((status) => `a letter was answered by ${status}`),
    ...others(pages, 0, 200).map((status) => `a page was answered by ${status}`),
    ...["refused", "undelivered", "storage"].flatMap((name) => drillProblem(name, alarms.drill)),
    ...[...alarms.load].flatMap(([name, { raised, cleared }]) =>
      raised === cleared ? [] : [`the alarm ${name} was raised ${raised} times and cleared ${cleared}`],
    ),
    ...(memory.late - memory.early < growthMb
      ? []
      : [`memory grew from ${memory.early} to ${memory.late} MB`]),
  ];
}

function drillProblem(name: string, alarms: Alarms) {
  const { raised, cleared } = alarms.get(name) ?? { raised: 0, cleared: 0 };
  return raised === 1 && cleared === 1
    ? []
    : [`in the drill the alarm ${name} was raised ${raised} times and cleared ${cleared}`];
}
