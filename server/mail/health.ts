import type { Clock } from "./outside.ts";
import type { Store } from "./store/open-store.ts";

export type Health = {
  /** True if letters can be stored: decided by storing something, for a full disk can still be read. */
  ok: boolean;
  storage: Store["kind"];
  waiting: number;
  /** Letters that could not be delivered. Each needs a person: `npm run letters -- list --state failed`. */
  failed: number;
  smtp: "configured" | "none";
};

export async function readHealth({ db, kind }: Store, smtp: Health["smtp"], clock: Clock): Promise<Health> {
  try {
    const value = String(clock());
    await db
      .insertInto("settings")
      .values({ name: "checked-at", value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
    const rows = await db
      .selectFrom("letters")
      .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
      .where("state", "in", ["waiting", "parked", "failed"])
      .groupBy("state")
      .execute();
    const count = (...states: string[]) =>
      rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.count, 0);
    return { ok: true, storage: kind, waiting: count("waiting", "parked"), failed: count("failed"), smtp };
  } catch {
    return { ok: false, storage: kind, waiting: 0, failed: 0, smtp };
  }
}
