import { type Kysely, sql } from "kysely";
import type { Clock } from "../time.ts";
import type { LetterRow, State, Tables } from "./database/tables.ts";

export type LetterCounts = { byState: Partial<Record<State, number>>; oldestWaitingSeconds: number };

/** Since when a letter is to be sent: for one that a person has released, what was before does not count. */
export const waitsSince = sql<number>`coalesce(released_at, received_at)`;

/**
 * How many letters are in which state, and for how long the oldest has been waiting to be sent. What has nowhere to go
 * until a mail server is set does not wait for anything that could be late.
 */
export async function countLetters(
  db: Kysely<Tables>,
  clock: Clock,
  delivers: LetterRow["template"][],
): Promise<LetterCounts> {
  const rows = await db
    .selectFrom("letters")
    .select(({ fn }) => [
      "state",
      "template",
      fn.countAll<number>().as("count"),
      fn.min<number>(waitsSince).as("oldest"),
    ])
    .groupBy(["state", "template"])
    .execute();
  const byState: LetterCounts["byState"] = {};
  const now = clock();
  let oldestWaiting = now;
  for (const { state, template, count, oldest } of rows) {
    byState[state] = (byState[state] ?? 0) + count;
    if (state === "waiting" && delivers.includes(template)) oldestWaiting = Math.min(oldestWaiting, oldest);
  }
  return { byState, oldestWaitingSeconds: (now - oldestWaiting) / 1000 };
}
