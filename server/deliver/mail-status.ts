import type { Kysely } from "kysely";
import type { Cause } from "../alarms/alarm.ts";
import type { LetterRow, Tables } from "../store/database/tables.ts";
import { waitsSince } from "../store/letter-counts.ts";
import { type Clock, minuteMs } from "../time.ts";
import type { Problem } from "./targets.ts";

type Template = LetterRow["template"];

/** Whether letters reach the company, and if not, why: one sentence for each reason. */
type MailStatus = { ok: boolean; causes: string[] };

type Tools = { db: Kysely<Tables>; problems: () => Problem[]; templates: Template[]; clock: Clock };

/** A letter that waits longer than this has been refused several times. */
const longestWaitMs = 15 * minuteMs;

export async function readMailStatus({ problems, ...tools }: Tools): Promise<MailStatus> {
  const stuck = await stuckLetters(tools).then(
    ({ failed, undelivered }) => [failed, undelivered].flatMap((cause) => cause?.text ?? []),
    () => ["The letters that wait cannot be counted."],
  );
  const causes = [...problems().map(({ cause }) => cause), ...stuck];
  return { ok: causes.length === 0, causes };
}

/** Letters that were given up, and letters that wait for long. */
export type Stuck = { failed?: Cause; undelivered?: Cause };

/** What the store knows of letters to the company that have not arrived. A visitor's mistyped address is no fault of ours. */
export async function stuckLetters({ db, templates, clock }: Omit<Tools, "problems">): Promise<Stuck> {
  const now = clock();
  const { failed } = await db
    .selectFrom("letters")
    .select(({ fn }) => fn.countAll<number>().as("failed"))
    .where("state", "=", "failed")
    .where("template", "in", templates)
    .executeTakeFirstOrThrow();
  const { overdue, oldest } = await db
    .selectFrom("letters")
    .select(({ fn }) => [fn.countAll<number>().as("overdue"), fn.min<number | null>(waitsSince).as("oldest")])
    .where("state", "in", ["waiting", "parked"])
    .where("template", "in", templates)
    .where((letter) => letter.not(letter.and([letter("attempts", "=", 1), letter("lease", "is not", null)])))
    .where(waitsSince, "<", now - longestWaitMs)
    .executeTakeFirstOrThrow();
  const minutes = Math.floor((now - (oldest ?? now)) / minuteMs);
  return {
    ...(failed > 0 && {
      failed: {
        text: `${failed} ${letters(failed)} could not be delivered: npm run letters -- list --state failed`,
        level: failed,
      },
    }),
    ...(overdue > 0 && {
      undelivered: {
        text: `The oldest letter has been waiting for ${minutes} minutes.`,
        // Worse is twice as many: in an outage of days every letter that comes is one more.
        level: Math.floor(Math.log2(overdue)),
      },
    }),
  };
}

const letters = (count: number) => (count === 1 ? "letter" : "letters");
