import type { Kysely } from "kysely";
import type { Clock } from "../time.ts";
import type { State, Tables } from "./database/tables.ts";

export type LetterCounts = { byState: Partial<Record<State, number>>; oldestWaitingSeconds: number };

/** How many letters are in which state, and for how long the oldest has been waiting to be sent. */
export async function countLetters(db: Kysely<Tables>, clock: Clock): Promise<LetterCounts> {
  const rows = await db
    .selectFrom("letters")
    .select(({ fn }) => [
      "state",
      fn.countAll<number>().as("count"),
      fn.min<number>("received_at").as("oldest"),
    ])
    .groupBy("state")
    .execute();
  const oldest = rows.find(({ state }) => state === "waiting")?.oldest;
  return {
    byState: Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])),
    oldestWaitingSeconds: oldest === undefined ? 0 : Math.max(0, (clock() - Number(oldest)) / 1000),
  };
}
