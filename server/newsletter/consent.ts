import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../store/database/tables.ts";

/** Keeps the words that subscribers agree to, and gives their version: who asks later can be shown them. */
export async function keepConsent(db: Kysely<Tables>, words: string) {
  const version = hash("sha256", words, "hex").slice(0, 12);
  await db
    .insertInto("settings")
    .values({ name: `consent:${version}`, value: words })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return version;
}
