import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { secondMs } from "../../time.ts";
import { formerReference } from "../reference.ts";
import type { Tables } from "./tables.ts";

export type Kind = "sqlite" | "postgres";

/**
 * Brings the database up to date. Instances that start together wait for one another. Steps that a newer version has
 * taken are left alone, so that an older version can come back: they only add (see the decision on the schema).
 */
export async function migrate(db: Kysely<Tables>, kind: Kind) {
  await whileLocked(async () => {
    const { error } = await (await migratorFor(db, kind)).migrateToLatest();
    if (error) throw error;
  });
}

/** The steps that this version needs and the database has not taken. */
export async function missingMigrations(db: Kysely<Tables>, kind: Kind) {
  const all = await (await migratorFor(db, kind)).getMigrations();
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

async function migratorFor(db: Kysely<Tables>, kind: Kind) {
  // Read before: the migrator would read them while it holds SQLite's one connection.
  const all = { ...(await newerMigrations(db, kind)), ...migrations(kind) };
  return new Migrator({ db, provider: { getMigrations: async () => all } });
}

/** A step whose name says `contract` takes away what older versions need: those must not run on it. */
const takesAway = /-contract-/;

async function newerMigrations(db: Kysely<Tables>, kind: Kind): Promise<Record<string, Migration>> {
  const taken = await executedNames(db);
  const unknown = taken.filter((name) => !Object.hasOwn(migrations(kind), name));
  const contract = unknown.find((name) => takesAway.test(name));
  if (contract)
    throw new Error(`A newer version has changed the database (${contract}): this one is too old for it`);
  return Object.fromEntries(unknown.map((name) => [name, { up: async () => {} }]));
}

async function executedNames(db: Kysely<Tables>) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const lockedForMs = 60 * secondMs;
const askAgainMs = 100;

/** SQLite waits 5 s for a lock at most, and not at all for some; another process may take longer to make the tables. */
async function whileLocked(run: () => Promise<void>) {
  const until = performance.now() + lockedForMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!/database is locked/.test(String(error)) || performance.now() > until) throw error;
      await sleep(askAgainMs);
    }
  }
}

/** Brings one step. It can be repeated: earlier versions took it on SQLite outside of a transaction, and may have been killed half way. */
type Step = (db: Kysely<Tables>) => Promise<unknown>;

const letters =
  (kind: Kind): Step =>
  async (db) => {
    await withId(db.schema.createTable("letters").ifNotExists(), kind)
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
  };

const subscribers: Step = async (db) => {
  await db.schema
    .createTable("subscribers")
    .ifNotExists()
    .addColumn("address", "text", (column) => column.primaryKey())
    .addColumn("subscribed_at", "bigint", (column) => column.notNull())
    .addColumn("page", "text")
    .addColumn("unsubscribed_at", "bigint")
    .execute();
};

const talliesAndSettings: Step = async (db) => {
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
};

const references: Step = async (db) => {
  await addColumns(db, "letters", { reference: "text" });
  await keepReferences(db);
  const index = db.schema.createIndex("letters_reference").ifNotExists().on("letters");
  await index.column("reference").unique().execute();
};

const suspicion: Step = (db) => addColumns(db, "letters", { suspicion: "text" });

const consent: Step = async (db) => {
  await addColumns(db, "subscribers", {
    token: "text",
    pending_since: "bigint",
    confirmed_at: "bigint",
    confirmation_mailed_at: "bigint",
    consent: "text",
  });
  await giveTokens(db);
  const index = db.schema.createIndex("subscribers_token").ifNotExists().on("subscribers");
  await index.column("token").unique().execute();
};

const audit =
  (kind: Kind): Step =>
  async (db) => {
    await withId(db.schema.createTable("audit").ifNotExists(), kind)
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("who", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .execute();
  };

/** Only adds: code that knows nothing of it goes on sending what `letters` says is due. */
const deliveries =
  (kind: Kind): Step =>
  async (db) => {
    await db.schema
      .createTable("deliveries")
      .ifNotExists()
      .addColumn("letter_id", kind === "sqlite" ? "integer" : "bigint", (column) =>
        column.notNull().references("letters.id").onDelete("cascade"),
      )
      .addColumn("target", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("sent_at", "bigint")
      .addColumn("last_error", "text")
      .addPrimaryKeyConstraint("deliveries_key", ["letter_id", "target"])
      .execute();
  };

const alarms: Step = async (db) => {
  await db.schema
    .createTable("alarms")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("cause", "text", (column) => column.notNull())
    .addColumn("began_at", "bigint", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addColumn("told", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("leases")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("until", "bigint", (column) => column.notNull())
    .execute();
};

const alarmLevels: Step = (db) => addColumns(db, "alarms", { level: "bigint", grown_at: "bigint" });

const released: Step = (db) => addColumns(db, "letters", { released_at: "bigint" });

const withId = (table: CreateTableBuilder<string, never>, kind: Kind) =>
  kind === "sqlite"
    ? table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    : table.addColumn("id", "bigserial", (column) => column.primaryKey());

const migrations = (kind: Kind): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(steps(kind)).map(([name, step]) => [name, { up: async (db) => void (await step(db)) }]),
  );

const steps = (kind: Kind): Record<string, Step> => ({
  "001-letters": letters(kind),
  "002-subscribers": subscribers,
  "003-tallies-and-settings": talliesAndSettings,
  "004-references": references,
  "005-suspicion": suspicion,
  "006-consent": consent,
  "007-audit": audit(kind),
  "010-deliveries": deliveries(kind),
  "011-alarms": alarms,
  "012-alarm-levels": alarmLevels,
  "013-released": released,
});

async function addColumns(
  db: Kysely<Tables>,
  table: "letters" | "subscribers" | "alarms",
  columns: Record<string, "text" | "bigint">,
) {
  const tables = await db.introspection.getTables();
  const known = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  for (const [name, type] of Object.entries(columns))
    if (!known.includes(name)) await db.schema.alterTable(table).addColumn(name, type).execute();
}

/** Gives those a token who have none yet: they came before there were tokens, or by an instance of an earlier version. */
export async function giveTokens(db: Kysely<Tables>) {
  const rows = await db.selectFrom("subscribers").select("address").where("token", "is", null).execute();
  for (const { address } of rows)
    await db
      .updateTable("subscribers")
      .set({ token: randomToken() })
      .where("address", "=", address)
      .where("token", "is", null)
      .execute();
}

/** Names a subscriber in links without saying the address. */
export const randomToken = () => randomBytes(18).toString("base64url");
export const isToken = (text: string) => /^[\w-]{24}$/.test(text);

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
