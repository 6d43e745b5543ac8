import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes what has been kept as long as was promised, and the counts that no longer count. Gives how many letters. */
export async function purge(
  db: Kysely<Tables>,
  { retentionDays, now }: { retentionDays: number; now: number },
) {
  const oldest = now - retentionDays * dayMs;
  const letters = await db.deleteFrom("letters").where("received_at", "<", oldest).executeTakeFirst();
  await db.deleteFrom("subscribers").where("unsubscribed_at", "<", oldest).execute();
  await db.deleteFrom("tallies").where("ends_at", "<=", now).execute();
  return Number(letters.numDeletedRows);
}
