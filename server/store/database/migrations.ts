import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { formerReference } from "../reference.ts";
import type { Tables } from "./tables.ts";

export type Kind = "sqlite" | "postgres";

/** Brings the database up to date. Instances that start together wait for one another. */
export async function migrate(db: Kysely<Tables>, kind: Kind) {
  const provider = { getMigrations: async () => migrations(kind) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

// A process may be killed half way, and SQLite's schema changes are not undone then: each step can be repeated.
const migrations = (kind: Kind) => ({
  "001-letters": {
    up: async (db: Kysely<Tables>) => {
      await db.schema
        .createTable("letters")
        .ifNotExists()
        .addColumn("id", kind === "sqlite" ? "integer" : "bigserial", (column) =>
          kind === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey(),
        )
        .addColumn("template", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("person", "text", (column) => column.notNull())
        .addColumn("page", "text")
        .addColumn("params", "text", (column) => column.notNull())
        .addColumn("submission", "text", (column) => column.unique())
        .addColumn("received_at", "bigint", (column) => column.notNull())
        .addColumn("due_at", "bigint", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("lease", "text")
        .addColumn("sent_at", "bigint")
        .addColumn("last_error", "text")
        .execute();
      const index = (name: string) => db.schema.createIndex(name).ifNotExists().on("letters");
      await index("letters_due").columns(["state", "due_at"]).execute();
      await index("letters_person").column("person").execute();
    },
  },
  "002-subscribers": {
    up: async (db: Kysely<Tables>) => {
      await db.schema
        .createTable("subscribers")
        .ifNotExists()
        .addColumn("address", "text", (column) => column.primaryKey())
        .addColumn("subscribed_at", "bigint", (column) => column.notNull())
        .addColumn("page", "text")
        .addColumn("unsubscribed_at", "bigint")
        .execute();
    },
  },
  "003-tallies-and-settings": {
    up: async (db: Kysely<Tables>) => {
      await db.schema
        .createTable("tallies")
        .ifNotExists()
        .addColumn("key", "text", (column) => column.primaryKey())
        .addColumn("count", "integer", (column) => column.notNull())
        .addColumn("ends_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("settings")
        .ifNotExists()
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
    },
  },
  "004-references": {
    up: async (db: Kysely<Tables>) => {
      const tables = await db.introspection.getTables();
      const letters = tables.find(({ name }) => name === "letters");
      if (!letters?.columns.some(({ name }) => name === "reference"))
        await db.schema.alterTable("letters").addColumn("reference", "text").execute();
      // In one transaction, or SQLite would wait for the disk at every letter. PostgreSQL is in one already.
      await (db.isTransaction ? keepReferences(db) : db.transaction().execute(keepReferences));
      const index = db.schema.createIndex("letters_reference").ifNotExists().on("letters");
      await index.column("reference").unique().execute();
    },
  },
});

/** Visitors were told these: they go on leading to their letters. */
async function keepReferences(db: Kysely<Tables>) {
  const rows = await db.selectFrom("letters").select("id").where("reference", "is", null).execute();
  for (const { id } of rows)
    await db
      .updateTable("letters")
      .set({ reference: formerReference(id) })
      .where("id", "=", id)
      .execute();
}
