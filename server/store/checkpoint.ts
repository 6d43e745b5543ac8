import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Store } from "./database/open-store.ts";

const tries = 20;
const pauseMs = 100;

/**
 * Empties SQLite's log of changes, in which deleted text would stay readable until it is overwritten. False if others kept
 * reading from it all the while. PostgreSQL's log is kept and recycled by whoever runs it.
 */
export async function checkpoint({ kind, db }: Store): Promise<boolean> {
  if (kind !== "sqlite") return true;
  for (let count = 0; count < tries; count++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    await sleep(pauseMs);
  }
  return false;
}
