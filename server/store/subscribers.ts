import { type Kysely, sql } from "kysely";
import type { Subscriber, Tables } from "./database/tables.ts";

export type Subscription = { address: string; page: string | null };

/** One row per address. Who is subscribed stays so since the first time; who had left comes back. */
export async function subscribe(db: Kysely<Tables>, subscriptions: Subscription[], now: number) {
  const byAddress = new Map(subscriptions.map((subscription) => [subscription.address, subscription]));
  if (byAddress.size === 0) return;
  const unlessActive = (column: "subscribed_at" | "page") =>
    sql<never>`case when subscribers.unsubscribed_at is null then subscribers.${sql.ref(column)} else excluded.${sql.ref(column)} end`;
  await db
    .insertInto("subscribers")
    .values(
      [...byAddress.keys()].sort().map((address) => ({
        address,
        subscribed_at: now,
        page: byAddress.get(address)?.page ?? null,
        unsubscribed_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("address").doUpdateSet({
        subscribed_at: unlessActive("subscribed_at"),
        page: unlessActive("page"),
        unsubscribed_at: null,
      }),
    )
    .execute();
}

/** True if the address was subscribed until now. */
export async function unsubscribe(db: Kysely<Tables>, address: string, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("subscribers")
    .set({ unsubscribed_at: now })
    .where("address", "=", address.toLowerCase())
    .where("unsubscribed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function isSubscribed(db: Kysely<Tables>, address: string) {
  const row = await db
    .selectFrom("subscribers")
    .select("address")
    .where("address", "=", address.toLowerCase())
    .where("unsubscribed_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

export function listSubscribers(db: Kysely<Tables>): Promise<Subscriber[]> {
  return db.selectFrom("subscribers").selectAll().orderBy("subscribed_at").orderBy("address").execute();
}
