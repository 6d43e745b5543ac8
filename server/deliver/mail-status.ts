import { type Kysely, sql } from "kysely";
import type { LetterRow, Tables } from "../store/database/tables.ts";
import { type Clock, minuteMs } from "../time.ts";

type Template = LetterRow["template"];

/** Whether letters reach the company, and if not, why: one sentence for each reason. */
export type MailStatus = { ok: boolean; causes: string[] };

type Tools = { db: Kysely<Tables>; problems: () => string[]; templates: Template[]; clock: Clock };

/** A letter that waits longer than this has been refused several times. */
const longestWaitMs = 15 * minuteMs;

export async function readMailStatus({ problems, ...tools }: Tools): Promise<MailStatus> {
  const stuck = await stuckLetters(tools).catch(() => ["The letters that wait cannot be counted."]);
  const causes = [...problems(), ...stuck];
  return { ok: causes.length === 0, causes };
}

/** What the store knows of letters to the company that have not arrived. A visitor's mistyped address is no fault of ours. */
export async function stuckLetters({ db, templates, clock }: Omit<Tools, "problems">) {
  const now = clock();
  const { failed } = await db
    .selectFrom("letters")
    .select(({ fn }) => fn.countAll<number>().as("failed"))
    .where("state", "=", "failed")
    .where("template", "in", templates)
    .executeTakeFirstOrThrow();
  const { since } = await db
    .selectFrom("letters")
    // One that has not been tried counts from when it became due: a person may just have released it.
    .select(sql<number | null>`min(case when attempts = 0 then due_at else received_at end)`.as("since"))
    .where("state", "in", ["waiting", "parked"])
    .where("template", "in", templates)
    .where((letter) => letter.not(letter.and([letter("attempts", "=", 1), letter("lease", "is not", null)])))
    .executeTakeFirstOrThrow();
  const waitedMs = since === null ? 0 : now - since;
  return [
    ...(failed > 0
      ? [`${failed} ${letters(failed)} could not be delivered: npm run letters -- list --state failed`]
      : []),
    ...(waitedMs > longestWaitMs
      ? [`The oldest letter has been waiting for ${Math.floor(waitedMs / minuteMs)} minutes.`]
      : []),
  ];
}

const letters = (count: number) => (count === 1 ? "letter" : "letters");
