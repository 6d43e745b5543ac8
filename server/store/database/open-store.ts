import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Kysely } from "kysely";
import type { Config } from "../../config.ts";
import type { Log } from "../../log.ts";
import { type Kind, migrate, missingMigrations } from "./migrations.ts";
import type { Patience } from "./postgres.ts";
import { sqliteDialect } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export type Store = { kind: Kind; db: Kysely<Tables> };
type Place = Pick<Config, "DATA_DIR" | "DATABASE_URL">;

/** Opens the database that the configuration names, brought up to date. */
export async function openStore(place: Place, log: Log): Promise<Store> {
  const kind = kindOf(place);
  // A change of the schema may take longer than a letter may.
  const patient = await connect(place, log, "patient");
  try {
    await migrate(patient, kind);
  } catch (error) {
    await patient.destroy();
    throw new Error(`Letters cannot be stored (${kind}): ${error instanceof Error ? error.message : error}`);
  }
  if (kind === "sqlite") return { kind, db: patient };
  await patient.destroy();
  return { kind, db: await connect(place, log, "brief") };
}

/** Opens a database that a server has made, and changes nothing of its schema. For `npm run letters`. */
export async function openExistingStore(place: Place): Promise<Store> {
  const kind = kindOf(place);
  if (kind === "sqlite" && !existsSync(sqliteFile(place)))
    throw new Error(`There is no database at ${nameOf(place)}. Is DATA_DIR that of the server?`);
  const db = await connect(place, () => {}, "patient");
  try {
    const missing = await missingMigrations(db, kind);
    if (missing.length === 0) return { kind, db };
    throw new Error(
      `The database ${nameOf(place)} is not up to date (${missing.join(", ")}). Start the server once: it changes the schema, this command does not`,
    );
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Which database this is, without the password. */
export function nameOf(place: Place) {
  if (!place.DATABASE_URL) return resolve(sqliteFile(place));
  const { hostname, port, pathname } = new URL(place.DATABASE_URL);
  return `postgres://${hostname}${port && `:${port}`}${pathname}`;
}

export const sqliteFile = ({ DATA_DIR }: Place) => join(DATA_DIR, "letters.sqlite");

const kindOf = ({ DATABASE_URL }: Place): Kind => (DATABASE_URL ? "postgres" : "sqlite");

async function connect(place: Place, log: Log, patience: Patience) {
  // Loaded only where it is used: it is a tenth of the time that a start takes.
  const dialect = place.DATABASE_URL
    ? (await import("./postgres.ts")).postgresDialect(place.DATABASE_URL, log, patience)
    : sqliteDialect(sqliteFile(place), log);
  return new Kysely<Tables>({ dialect });
}
