import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "./database/tables.ts";

const name = "signing-secret";

/** The configured secret, or the one that all instances on this database share. Created at first use. */
export async function readSecret(db: Kysely<Tables>, configured: string | undefined) {
  if (configured) return configured;
  const value = randomBytes(32).toString("base64url");
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const setting = await db
    .selectFrom("settings")
    .where("name", "=", name)
    .select("value")
    .executeTakeFirstOrThrow();
  return setting.value;
}
