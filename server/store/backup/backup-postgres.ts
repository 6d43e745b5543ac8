import { existsSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { type AuditEntry, writeAudit } from "../audit.ts";
import type { Tables } from "../database/tables.ts";

/** What is backed up, by the columns that its rows are sorted by. A table comes after those that it refers to. */
export const tableKeys = {
  letters: ["id"],
  // Without them whoever has a letter gets it again when it is retried.
  deliveries: ["letter_id", "target"],
  subscribers: ["address"],
  tallies: ["key"],
  settings: ["name"],
  audit: ["id"],
  // So that who was told that something began is told that it is over.
  alarms: ["name"],
} as const;

type Table = keyof typeof tableKeys;
const tables = Object.keys(tableKeys) as Table[];
const pageSize = 500;

type Line = { table: Table; row: Record<string, unknown> } | { end: number };

/** Writes all rows as they are at one moment, one JSON line each, and reads them back. Gives how many rows. */
export async function backUpPostgres(db: Kysely<Tables>, target: string) {
  if (existsSync(target)) throw new Error(`${target} exists already. Give a file that does not`);
  const part = `${target}.part`;
  await rm(part, { force: true });
  const file = await open(part, "wx", 0o600);
  try {
    const write = async (line: Line) => void (await file.write(`${JSON.stringify(line)}\n`));
    const rows = await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute((trx) => writeTables(trx, write));
    await write({ end: rows });
    await file.sync();
  } finally {
    await file.close();
  }
  const { length } = await rowsIn(part);
  await rename(part, target);
  return length;
}

/**
 * Puts a backup into a database that the server has made, in one transaction. Gives how many rows. Of tables that the
 * version which made the backup did not have, nothing remains: it would be about letters that are no longer there. Who did what
 * since then stays known, and that the backup was restored is added.
 */
export async function restorePostgres(
  db: Kysely<Tables>,
  source: string,
  { overwrite, audit }: { overwrite: boolean; audit: AuditEntry },
) {
  const rows = await rowsIn(source);
  await db.transaction().execute(async (trx) => {
    if (!overwrite) await refuseUsed(trx);
    const former = await trx.selectFrom("audit").selectAll().orderBy("id").execute();
    for (const table of tables.toReversed()) await trx.deleteFrom(table).execute();
    for (const { table, row } of rows)
      await trx
        .insertInto(table)
        .values(row as never)
        .execute();
    for (const table of ["letters", "audit"])
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 0) + 1, false) from ${sql.table(table)}`.execute(
        trx,
      );
    const restored = new Set((await trx.selectFrom("audit").selectAll().execute()).map(textOf));
    for (const { id, ...entry } of former) if (!restored.has(textOf(entry))) await writeAudit(trx, entry);
    await writeAudit(trx, audit);
  });
  return rows.length;
}

/** The same for an entry in both databases, whatever its number is in each. */
const textOf = ({ at, who, action, subject }: AuditEntry) => JSON.stringify([at, who, action, subject]);

/** The audit is kept, and settings are no sign of use: a server makes them when it first opens a database. */
const lostNever: Table[] = ["audit", "settings"];

/** Throws where something would be lost. */
async function refuseUsed(trx: Transaction<Tables>) {
  for (const table of tables.filter((name) => !lostNever.includes(name)))
    if (await trx.selectFrom(table).selectAll().limit(1).executeTakeFirst())
      throw new Error(
        `The table ${table} of this database is not empty. To put the backup in place of everything there, add --yes`,
      );
}

async function writeTables(trx: Transaction<Tables>, write: (line: Line) => Promise<void>) {
  let count = 0;
  for (const [table, key] of Object.entries(tableKeys) as [Table, readonly string[]][])
    for (let offset = 0; ; offset += pageSize) {
      const page = await trx
        .selectFrom(table)
        .selectAll()
        // By the whole key: rows that are equal in part of it may come in another order for each page.
        .orderBy(sql.join(key.map((column) => sql.ref(column))))
        .offset(offset)
        .limit(pageSize)
        .execute();
      for (const row of page) await write({ table, row });
      count += page.length;
      if (page.length < pageSize) break;
    }
  return count;
}

/** The rows of a backup. Throws if it does not end as it should. */
async function rowsIn(file: string) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
  const parsed = lines.map(parsedLine);
  const last = parsed.pop();
  const rows = parsed.filter((line) => line !== undefined && "row" in line);
  if (!last || !("end" in last) || last.end !== rows.length || rows.length !== parsed.length)
    throw new Error(`${file} is not a whole backup of PostgreSQL`);
  return rows;
}

/** Undefined for what is no line of a backup, as in a copy of an SQLite database. */
function parsedLine(text: string): Line | undefined {
  try {
    const line = JSON.parse(text);
    return line instanceof Object ? line : undefined;
  } catch {
    return undefined;
  }
}
