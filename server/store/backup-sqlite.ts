import { existsSync } from "node:fs";
import { chmod, copyFile, rename, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";

/** Copies a database that may be in use as it is at one moment, and checks the copy. Gives how many letters it holds. */
export async function backUpSqlite(file: string, target: string) {
  if (existsSync(target)) throw new Error(`${target} exists already. Give a file that does not`);
  const part = `${target}.part`;
  await rm(part, { force: true });
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.prepare("vacuum into ?").run(part);
  } finally {
    database.close();
  }
  await chmod(part, 0o600);
  const letters = checked(part);
  await rename(part, target);
  return letters;
}

/**
 * Puts a backup in the database's place, while no server uses it. What was there before is kept beside it; gives the
 * files' names, and how many letters there are now.
 */
export async function restoreSqlite(source: string, file: string, { overwrite }: { overwrite: boolean }) {
  if (!existsSync(source)) throw new Error(`There is no file ${source}`);
  const letters = checked(source);
  if (existsSync(file) && !overwrite)
    throw new Error(`There is a database at ${file}. To put the backup in its place, add --yes`);
  const former = await setAside(file);
  await copyFile(source, `${file}.part`);
  await chmod(`${file}.part`, 0o600);
  await rename(`${file}.part`, file);
  checked(file);
  return { letters, former };
}

// With the file or without it: SQLite would put a log that was left behind into whatever file stands beside it.
const logs = ["-wal", "-shm", "-journal"];

/** Moves the database, its logs included, to another name under which they can be opened. Gives the files that there are. */
async function setAside(file: string) {
  if (existsSync(file)) foldLog(file);
  const former = `${file}.before-${new Date().toISOString().replaceAll(":", "")}`;
  const endings = ["", ...logs].filter((ending) => existsSync(file + ending));
  for (const ending of endings) await rename(file + ending, former + ending);
  return endings.map((ending) => former + ending);
}

/** Puts what is in the log of changes into the file itself. Throws while another process has the database open. */
function foldLog(file: string) {
  const database = new DatabaseSync(file, { timeout: 200 });
  try {
    database.exec("pragma journal_mode = delete");
  } catch (error) {
    throw new Error(`The database at ${file} is in use: stop the server first (${String(error)})`);
  } finally {
    database.close();
  }
}

function checked(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const result = database.prepare("pragma integrity_check").get() as { integrity_check: string };
    if (result.integrity_check !== "ok") throw new Error(`${file} is damaged: ${result.integrity_check}`);
    return (database.prepare("select count(*) as count from letters").get() as { count: number }).count;
  } catch (error) {
    throw new Error(`${file} is not a backup of letters: ${error instanceof Error ? error.message : error}`);
  } finally {
    database.close();
  }
}
