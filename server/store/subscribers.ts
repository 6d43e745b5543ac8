import { type Kysely, type SqlBool, sql } from "kysely";
import { dayMs, minuteMs } from "../time.ts";
import { giveTokens, randomToken } from "./database/migrations.ts";
import type { Subscriber, Tables } from "./database/tables.ts";

export type Subscription = { address: string; page: string | null };

/** `optIn`: mail can be sent, so the owner of an address is asked to confirm it. */
export type Joining = { now: number; optIn: boolean; consent: string | null };

// Whoever types a stranger's address does not make us write to that stranger more often.
const askAgainMs = dayMs;

/**
 * One row per address. Who is subscribed stays so since the first time. Who is new waits to be confirmed if mail can be
 * sent. Who has left waits in any case, and stays off the list until then: anyone could have typed the address.
 */
export async function subscribe(
  db: Kysely<Tables>,
  subscriptions: Subscription[],
  { now, optIn, consent }: Joining,
) {
  const byAddress = new Map(subscriptions.map((subscription) => [subscription.address, subscription]));
  if (byAddress.size === 0) return;
  const unlessActive = (column: "page" | "consent") =>
    sql<never>`case when ${active} then subscribers.${sql.ref(column)} else excluded.${sql.ref(column)} end`;
  await db
    .insertInto("subscribers")
    .values(
      [...byAddress.keys()].sort().map((address) => ({
        address,
        subscribed_at: now,
        page: byAddress.get(address)?.page ?? null,
        pending_since: optIn ? now : null,
        token: randomToken(),
        consent,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("address").doUpdateSet({
        token: sql<never>`coalesce(subscribers.token, excluded.token)`,
        page: unlessActive("page"),
        consent: unlessActive("consent"),
        pending_since: sql<never>`case when ${active} then null
          when subscribers.unsubscribed_at is not null then ${now} else excluded.pending_since end`,
      }),
    )
    .execute();
}

const active = sql<SqlBool>`subscribers.unsubscribed_at is null and subscribers.pending_since is null`;

/** Those of the addresses who are to be asked to confirm now: once a day at most, by whichever instance comes first. */
export function claimConfirmations(db: Kysely<Tables>, addresses: string[], now: number) {
  return db
    .updateTable("subscribers")
    .set({ confirmation_mailed_at: now })
    .where("address", "in", addresses)
    .where("pending_since", "is not", null)
    .where((row) =>
      row.or([
        row("confirmation_mailed_at", "is", null),
        row("confirmation_mailed_at", "<=", now - askAgainMs),
        // By a clock that was ahead, and by more than the clocks of instances differ.
        row("confirmation_mailed_at", ">", now + minuteMs),
      ]),
    )
    .returning(["address", "token", "page"])
    .execute();
}

/** Puts the address that waits on the list. True if it was not on it before. */
export async function confirmSubscriber(db: Kysely<Tables>, address: string, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("subscribers")
    .set({
      confirmed_at: now,
      subscribed_at: sql<number>`pending_since`,
      pending_since: null,
      unsubscribed_at: null,
    })
    .where("address", "=", address)
    .where("pending_since", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True if the address was on the list, or waited to be. */
export async function unsubscribe(db: Kysely<Tables>, address: string, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("subscribers")
    .set({ unsubscribed_at: now, pending_since: null })
    .where("address", "=", address.toLowerCase())
    .where((row) => row.or([row("unsubscribed_at", "is", null), row("pending_since", "is not", null)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function findSubscriber(db: Kysely<Tables>, token: string): Promise<Subscriber | undefined> {
  return db.selectFrom("subscribers").selectAll().where("token", "=", token).executeTakeFirst();
}

/** All that are known, those who left or have not confirmed included. Each has a token. */
export async function listSubscribers(db: Kysely<Tables>): Promise<Subscriber[]> {
  await giveTokens(db);
  return db.selectFrom("subscribers").selectAll().orderBy("subscribed_at").orderBy("address").execute();
}

/** Whether the newsletter may be sent there. */
export const isActive = ({ unsubscribed_at, pending_since }: Subscriber) =>
  unsubscribed_at === null && pending_since === null;
