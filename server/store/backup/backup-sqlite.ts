import { existsSync } from "node:fs";
import { chown, link, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { AuditEntry } from "../audit.ts";

/** Copies a database that may be in use as it is at one moment, and checks the copy. Gives how many letters it holds. */
export async function backUpSqlite(file: string, target: string) {
  if (existsSync(target)) throw new Error(`${target} exists already. Give a file that does not`);
  return copied(file, target, () => rename(`${target}.part`, target));
}

/**
 * Puts a backup in the database's place, while no server uses it. Until the copy is whole and checked, nothing that is
 * there is touched. What was there before is kept beside it, damaged or not: gives the files' names, what is wrong with
 * them if anything is, and how many letters there are now. Who did what since the backup was made stays known.
 */
export async function restoreSqlite(
  source: string,
  file: string,
  { overwrite, audit }: { overwrite: boolean; audit: AuditEntry },
) {
  if (!existsSync(source)) throw new Error(`There is no file ${source}`);
  await checked(source);
  if (existsSync(file) && !overwrite)
    throw new Error(`There is a database at ${file}. To put the backup in its place, add --yes`);
  let former: string[] = [];
  const letters = await copied(source, file, async () => {
    if (existsSync(file)) await refuseInUse(file);
    await giveToServer(`${file}.part`, file);
    former = await setAside(file);
    await rename(`${file}.part`, file);
  });
  const database = former.find((name) => !logs.some((ending) => name.endsWith(ending)));
  const damage = database && (await damageOf(database));
  addToAudit(file, [...(database && !damage ? auditIn(database) : []), audit]);
  return { letters, former, damage };
}

/** Makes a checked copy in `<target>.part`, which `use` puts where it belongs. Where that fails, the part is removed. */
async function copied(source: string, target: string, use: () => Promise<void>) {
  const part = `${target}.part`;
  await rm(part, { force: true });
  try {
    // SQLite would make one that others may read. It also takes an empty one.
    await writeFile(part, "", { mode: 0o600, flag: "wx" });
    vacuumInto(source, part);
    await onDisk(part);
    const letters = await checked(part);
    await use();
    return letters;
  } catch (error) {
    for (const ending of ["", ...logs]) await rm(part + ending, { force: true });
    throw error;
  }
}

/** A copy by SQLite itself, so that what is still in the log beside the source comes along. */
function vacuumInto(source: string, part: string) {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    database.prepare("vacuum into ?").run(part);
  } catch (error) {
    throw new Error(`${source} cannot be copied to ${part}: ${messageOf(error)}`);
  } finally {
    database.close();
  }
}

/** A rename that survives a power cut must not lead to a file that did not. */
async function onDisk(file: string) {
  const handle = await open(file, "r+");
  await handle.sync().finally(() => handle.close());
}

/** Root makes files that are root's: the server, which is another user, could not open what was restored. */
async function giveToServer(part: string, file: string) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(existsSync(file) ? file : dirname(file));
  await chown(part, uid, gid);
}

// With the file or without it: SQLite would put a log that was left behind into whatever file stands beside it.
const logs = ["-wal", "-shm", "-journal"];

/**
 * Gives the database a second name and moves its logs there, as they are. The file itself stays until the copy is
 * renamed over it: at no moment is there none, in whose place a start would make an empty one.
 */
async function setAside(file: string) {
  const former = `${file}.before-${new Date().toISOString().replaceAll(":", "")}`;
  const endings = ["", ...logs].filter((ending) => existsSync(file + ending));
  if (endings.includes("")) await link(file, former);
  for (const ending of endings) if (ending) await rename(file + ending, former + ending);
  return endings.map((ending) => former + ending);
}

/**
 * Throws while another process has the database open. It is opened by another name, so that SQLite finds no log beside
 * it: otherwise it would write that into the file when it closes it.
 */
async function refuseInUse(file: string) {
  const probe = `${file}.probe`;
  await rm(probe, { force: true });
  await link(file, probe);
  try {
    lock(probe);
  } catch (error) {
    if (isDamage(error)) return;
    if (isLock(error))
      throw new Error(`The database at ${file} is in use: stop the server first (${messageOf(error)})`);
    throw new Error(`The database at ${file} cannot be opened: ${messageOf(error)}`);
  } finally {
    for (const ending of ["", ...logs]) await rm(probe + ending, { force: true });
  }
}

function lock(file: string) {
  const database = new DatabaseSync(file, { timeout: 200 });
  try {
    // The mode makes the lock one on the file itself, which every process that has it open shares.
    database.exec("pragma locking_mode = exclusive; begin exclusive; rollback");
  } finally {
    database.close();
  }
}

// SQLite's codes, of which the lowest byte is the kind of error: SQLITE_BUSY, _LOCKED; _CORRUPT, _NOTADB.
const isLock = (error: unknown) => [5, 6].includes(kindOf(error));
const isDamage = (error: unknown) => [11, 26].includes(kindOf(error));
const kindOf = (error: unknown) => Number((error as { errcode?: unknown }).errcode) & 0xff;

/** What is wrong with a database that was set aside, read together with its log. */
async function damageOf(file: string) {
  return checked(file).then(
    () => undefined,
    (error) => messageOf(error),
  );
}

/** How many letters a database holds that is whole. Reads it only. */
async function checked(file: string) {
  // SQLite deletes the log beside an empty file.
  if ((await stat(file)).size === 0) throw new Error(`${file} is not a database of letters: it is empty`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const result = database.prepare("pragma integrity_check").get() as { integrity_check: string };
    if (result.integrity_check !== "ok") throw new Error(`it is damaged: ${result.integrity_check}`);
    return (database.prepare("select count(*) as count from letters").get() as { count: number }).count;
  } catch (error) {
    throw new Error(`${file} is not a database of letters: ${messageOf(error)}`);
  } finally {
    database.close();
  }
}

function auditIn(file: string): AuditEntry[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    if (!hasAudit(database)) return [];
    return database
      .prepare("select at, who, action, subject from audit order by id")
      .all() as unknown as AuditEntry[];
  } finally {
    database.close();
  }
}

/** Adds the entries that are not there yet. */
function addToAudit(file: string, entries: AuditEntry[]) {
  const database = new DatabaseSync(file);
  try {
    if (!hasAudit(database)) return;
    const add = database.prepare(`insert into audit (at, who, action, subject)
      select :at, :who, :action, :subject where not exists (select * from audit
      where at = :at and who = :who and action = :action and subject = :subject)`);
    for (const entry of entries) add.run(entry);
  } finally {
    database.close();
  }
}

/** False where no server of a version that has one has opened the database yet. */
const hasAudit = (database: DatabaseSync) =>
  database.prepare("select name from sqlite_master where name = 'audit'").get() !== undefined;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
