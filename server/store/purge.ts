import { setTimeout as sleep } from "node:timers/promises";
import { type DeleteResult, type ExpressionBuilder, type Kysely, sql } from "kysely";
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
  /** Ends it before all is deleted. */
  stopping?: AbortSignal;
};

/** `held`: neither was deleted, because the clock may be wrong. `failures`: why not all of it could be. */
type Purged = { letters: number; subscribers: number; held: boolean; failures: string[] };

const unconfirmedDays = 30;

/**
 * Deletes what has been kept as long as was promised, and limits whose window is over. Never what is still to be sent.
 * After the clock has jumped it deletes nothing for a day, in which a person can mend the clock. Each kind is deleted for
 * itself: where one cannot be, the others are.
 */
export async function purge(store: Store, { stopping, ...options }: Options): Promise<Purged> {
  const { db } = store;
  const held = await clockJumped(db, options.now);
  const pages = pagesOf(db, options);
  const kinds: Kind[] = held ? ["tallies"] : ["tallies", "letters", "subscribers"];
  const deleted = { tallies: 0, letters: 0, subscribers: 0 };
  const failures: string[] = [];
  for (const kind of kinds)
    try {
      for await (const count of inPages(pages[kind], stopping)) deleted[kind] += count;
    } catch (error) {
      failures.push(String(error));
    }
  const { letters, subscribers } = deleted;
  if (letters + subscribers > 0) await checkpoint(store);
  return { letters, subscribers, held, failures };
}

type Kind = "tallies" | "letters" | "subscribers";
type DeletePage = () => Promise<DeleteResult>;

const pageSize = 500;

// On SQLite other processes look now and then whether they may write.
const pauseMs = 20;

/**
 * Deletes page by page, and gives how many each time. Everything at once would let nothing else be written on SQLite for
 * seconds, and take longer than a query may on PostgreSQL: it would be undone, and never end.
 */
async function* inPages(deletePage: DeletePage, stopping?: AbortSignal) {
  while (!stopping?.aborted) {
    const count = Number((await deletePage()).numDeletedRows);
    if (count === 0) return;
    yield count;
    await sleep(pauseMs);
  }
}

/** What is due is asked twice, because a row of the page may have been changed before it is deleted: a letter that is retried. */
function pagesOf(db: Kysely<Tables>, { retentionDays, now, delivers }: Options): Record<Kind, DeletePage> {
  const oldest = now - retentionDays * dayMs;
  const isOver = sql<boolean>`ends_at <= ${now}`;
  const pending: State[] = ["waiting", "parked"];
  const isOld = ({ and, or, eb }: ExpressionBuilder<Tables, "letters">) =>
    and([
      eb("received_at", "<", oldest),
      ...(delivers.length > 0
        ? [or([eb("state", "not in", pending), eb("template", "not in", delivers)])]
        : []),
    ]);
  // Those who left, and those who never confirmed. Who stays is kept, as the form says.
  const isGone = sql<boolean>`case when unsubscribed_at is not null then unsubscribed_at < ${oldest}
    else pending_since < ${now - unconfirmedDays * dayMs} end`;

  const tallies = db.selectFrom("tallies").select("key").where(isOver).limit(pageSize);
  const letters = db.selectFrom("letters").select("id").where(isOld).orderBy("id").limit(pageSize);
  const subscribers = db.selectFrom("subscribers").select("address").where(isGone).limit(pageSize);
  return {
    tallies: () => db.deleteFrom("tallies").where("key", "in", tallies).where(isOver).executeTakeFirst(),
    letters: () => db.deleteFrom("letters").where("id", "in", letters).where(isOld).executeTakeFirst(),
    subscribers: () =>
      db.deleteFrom("subscribers").where("address", "in", subscribers).where(isGone).executeTakeFirst(),
  };
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
