import { sql } from "kysely";
import type { Log } from "../../log.ts";
import { type Clock, minuteMs } from "../../time.ts";
import type { Store } from "./open-store.ts";

export type DatabaseClock = Clock & { close(): void };

const askEveryMs = minuteMs;

/**
 * The time by which letters are leased, limited and deleted. Instances that share PostgreSQL go by its clock, whatever
 * their own say: it is asked once a minute, and in between time passes as this process measures it, which no change of
 * the machine's clock alters. On SQLite there is one machine, and its clock.
 */
export async function openDatabaseClock({ kind, db }: Store, log: Log): Promise<DatabaseClock> {
  if (kind === "sqlite") return Object.assign(() => Date.now(), { close() {} });
  let known = await ask();
  const asking = setInterval(async () => {
    try {
      known = await ask();
    } catch (error) {
      log("warn", "database-clock-not-read", { error: String(error) });
    }
  }, askEveryMs).unref();

  async function ask() {
    const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
    const { time } = await db.selectNoFrom(now.as("time")).executeTakeFirstOrThrow();
    return { time, at: performance.now() };
  }

  const clock = () => Math.round(known.time + performance.now() - known.at);
  return Object.assign(clock, { close: () => clearInterval(asking) });
}
