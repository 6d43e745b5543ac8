import { type Kysely, sql } from "kysely";
import { dayMs } from "../time.ts";
import { checkpoint } from "./backup/checkpoint.ts";
import type { Store } from "./database/open-store.ts";
import type { LetterRow, State, Tables } from "./database/tables.ts";
import { readSetting, writeSetting } from "./settings.ts";

type Options = {
  retentionDays: number;
  now: number;
  /** Which letters have somewhere to go. Of those that have not, the ones that wait are as old as any other. */
  delivers: LetterRow["template"][];
};

/** `held`: nothing was deleted, because the clock may be wrong. */
type Purged = { letters: number; subscribers: number; held: boolean };

const unconfirmedDays = 30;

/**
 * Deletes what has been kept as long as was promised, and limits whose window is over. Never what is still to be sent.
 * After the clock has jumped it deletes nothing for a day, in which a person can mend the clock.
 */
export async function purge(store: Store, { retentionDays, now, delivers }: Options): Promise<Purged> {
  const { db } = store;
  await db.deleteFrom("tallies").where("ends_at", "<=", now).execute();
  if (await clockJumped(db, now)) return { letters: 0, subscribers: 0, held: true };
  const oldest = now - retentionDays * dayMs;
  const pending: State[] = ["waiting", "parked"];
  const letters = await db
    .deleteFrom("letters")
    .where("received_at", "<", oldest)
    .$if(delivers.length > 0, (query) =>
      query.where(({ or, eb }) => or([eb("state", "not in", pending), eb("template", "not in", delivers)])),
    )
    .executeTakeFirst();
  const subscribers = await purgeSubscribers(db, { oldest, unconfirmed: now - unconfirmedDays * dayMs });
  const deleted = { letters: Number(letters.numDeletedRows), subscribers };
  if (deleted.letters + deleted.subscribers > 0) await checkpoint(store);
  return { ...deleted, held: false };
}

/** Those who left, and those who never confirmed. Who stays is kept, as the form says. */
async function purgeSubscribers(db: Kysely<Tables>, { oldest, unconfirmed }: Record<string, number>) {
  const { numDeletedRows } = await db
    .deleteFrom("subscribers")
    .where(
      sql<boolean>`case when unsubscribed_at is not null then unsubscribed_at < ${oldest}
        else pending_since < ${unconfirmed} end`,
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const setting = "purge-clock";
const furthestMs = 2 * dayMs;
const holdMs = dayMs;

/** Purges come every hour. When the last one seems to be days away, either the server was off or the clock is wrong. */
async function clockJumped(db: Kysely<Tables>, now: number) {
  const value = await readSetting(db, setting);
  const last: { seen: number; holdUntil: number } = value ? JSON.parse(value) : { seen: 0, holdUntil: 0 };
  // In a new database there is nothing to protect.
  const jumped = Math.abs(now - last.seen) > furthestMs && (value !== undefined || (await hasLetters(db)));
  const holdUntil = jumped ? now + holdMs : last.holdUntil;
  await writeSetting(db, setting, JSON.stringify({ seen: now, holdUntil }));
  return now < holdUntil;
}

const hasLetters = async (db: Kysely<Tables>) =>
  (await db.selectFrom("letters").select("id").limit(1).executeTakeFirst()) !== undefined;
