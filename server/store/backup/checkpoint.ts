import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Store } from "../database/open-store.ts";
import { busyTimeoutMs } from "../database/sqlite.ts";
import type { Tables } from "../database/tables.ts";

const tries = 20;
const pauseMs = 100;

/**
 * Empties SQLite's log of changes, in which deleted text would stay readable until it is overwritten. False if others kept
 * reading from it all the while. PostgreSQL's log is kept and recycled by whoever runs it.
 */
export async function checkpoint({ kind, db }: Store): Promise<boolean> {
  if (kind !== "sqlite") return true;
  for (let count = 0; count < tries; count++) {
    if (await db.connection().execute(truncateLog)) return true;
    await sleep(pauseMs);
  }
  return false;
}

/** Waits hardly for those who read from the log: letters would wait behind it. */
async function truncateLog(db: Kysely<Tables>) {
  await sql`pragma busy_timeout = 50`.execute(db);
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy === 0;
  } finally {
    await sql.raw(`pragma busy_timeout = ${busyTimeoutMs}`).execute(db);
  }
}
