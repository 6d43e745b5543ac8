import { join } from "node:path";
import { Kysely } from "kysely";
import type { Config } from "../../config.ts";
import type { Log } from "../../log.ts";
import { type Kind, migrate } from "./migrations.ts";
import { sqliteDialect } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export type Store = { kind: Kind; db: Kysely<Tables> };
export type Place = Pick<Config, "DATA_DIR" | "DATABASE_URL">;

/** Opens the database that the configuration names, ready for use. */
export async function openStore({ DATA_DIR, DATABASE_URL }: Place, log: Log): Promise<Store> {
  const kind = DATABASE_URL ? "postgres" : "sqlite";
  // Loaded only where it is used: it is a tenth of the time that a start takes.
  const dialect = DATABASE_URL
    ? (await import("./postgres.ts")).postgresDialect(DATABASE_URL, log)
    : sqliteDialect(join(DATA_DIR, "letters.sqlite"));
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db, kind);
  } catch (error) {
    await db.destroy();
    throw new Error(`Letters cannot be stored (${kind}): ${error instanceof Error ? error.message : error}`);
  }
  return { kind, db };
}
