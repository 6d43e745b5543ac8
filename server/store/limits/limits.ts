import { sql, type Transaction } from "kysely";
import { minuteMs } from "../../time.ts";
import type { Tables } from "../database/tables.ts";

/** At most `most` letters with this key within one window. */
export type Limit = { key: string; most: number };

/** From when on it may be sent again, and the limits that were reached, each with the end of its own window. */
export type Refused = { refusedUntil: number; limits: { key: string; endsAt: number }[] };

type Counted = { submission: string; limits: Limit[] };
type Moment = { now: number; windowMs: number };

// So much the clocks of instances may differ.
const slackMs = minuteMs;

/** False also for a window that ends later than any can: it was opened by a clock that was ahead. */
export const isOpen = (endsAt: number, { now, windowMs }: Moment) =>
  endsAt > now && endsAt <= now + windowMs + slackMs;

/**
 * Counts letters in the transaction that stores them: limits cost no write of their own and hold across instances.
 * Gives the submissions that are over a limit, each with the limits that it reached.
 */
export async function countLimits(trx: Transaction<Tables>, items: Counted[], moment: Moment) {
  const windows = await count(trx, items, moment);
  const refused = new Map<string, Refused>();
  for (const { submission, limits } of items)
    for (const { key, most } of limits) {
      const window = windows.get(key);
      if (!window || ++window.used <= most) continue;
      const { endsAt } = window;
      const { refusedUntil, limits } = refused.get(submission) ?? { refusedUntil: 0, limits: [] };
      refused.set(submission, {
        refusedUntil: Math.max(endsAt, refusedUntil),
        limits: [...limits, { key, endsAt }],
      });
    }
  return refused;
}

async function count(trx: Transaction<Tables>, items: Counted[], { now, windowMs }: Moment) {
  // As `isOpen` has it.
  const open = sql`tallies.ends_at > ${now} and tallies.ends_at <= ${now + windowMs + slackMs}`;
  const counts = new Map<string, number>();
  for (const { limits } of items) for (const { key } of limits) counts.set(key, (counts.get(key) ?? 0) + 1);
  if (counts.size === 0) return new Map<string, { used: number; endsAt: number }>();
  const rows = await trx
    .insertInto("tallies")
    // In one order everywhere, so that two instances never wait for each other's rows.
    .values([...counts].sort().map(([key, count]) => ({ key, count, ends_at: now + windowMs })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`excluded.count + case when ${open} then tallies.count else 0 end`,
        ends_at: sql`case when ${open} then tallies.ends_at else excluded.ends_at end`,
      }),
    )
    .returningAll()
    .execute();
  return new Map(
    rows.map(({ key, count, ends_at }) => [key, { used: count - (counts.get(key) ?? 0), endsAt: ends_at }]),
  );
}
