import type { Kysely } from "kysely";
import type { Clock } from "../time.ts";
import type { Store } from "./database/open-store.ts";
import type { Tables } from "./database/tables.ts";
import { writeSetting } from "./settings.ts";

export type Health = {
  /** True if letters can be stored. */
  ok: boolean;
  storage: Store["kind"];
  waiting: number;
  /** Letters that could not be delivered and need a person: `npm run letters -- list --state failed`. */
  failed: number;
  smtp: "configured" | "none";
};

type Tools = { store: Store; writer: { failing(): boolean }; smtp: Health["smtp"]; clock: Clock };

export async function readHealth({ store: { db, kind }, writer, smtp, clock }: Tools): Promise<Health> {
  try {
    await tryToWrite(db, clock());
    const count = await countStates(db);
    const waiting = (count.get("waiting") ?? 0) + (count.get("parked") ?? 0);
    return { ok: !writer.failing(), storage: kind, waiting, failed: count.get("failed") ?? 0, smtp };
  } catch {
    return { ok: false, storage: kind, waiting: 0, failed: 0, smtp };
  }
}

/** Reading is not enough: it works on a full disk. */
export async function tryToWrite(db: Kysely<Tables>, now: number) {
  await writeSetting(db, "checked-at", String(now));
}

async function countStates(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom("letters")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .where("state", "in", ["waiting", "parked", "failed"])
    .groupBy("state")
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}
