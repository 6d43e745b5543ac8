import type { Kysely } from "kysely";
import type { Tables } from "./database/tables.ts";

/** What all instances on a database know by a name. */
export async function readSetting(db: Kysely<Tables>, name: string) {
  const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

export async function writeSetting(db: Kysely<Tables>, name: string, value: string) {
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
