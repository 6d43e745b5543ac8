import { existsSync } from "node:fs";
import { chmod, mkdir, open, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Log } from "../../log.ts";
import type { QueryOutcome } from "./sqlite-worker.ts";

/** So long a process waits for another one that writes. */
export const busyTimeoutMs = 5000;

/** Kysely over `node:sqlite` in a thread of its own. */
export const sqliteDialect = (file: string, log: Log): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => threadDriver(file, log),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLite undoes changes of the schema like any other: processes that start together take them one after another. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function threadDriver(file: string, log: Log): Driver {
  let thread: Promise<Thread>;
  const run = async (connection: DatabaseConnection, sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };

  /** A thread that died is replaced by the next one who asks. What it was doing has failed, and was undone. */
  async function livingThread() {
    const current = await thread.catch(() => undefined);
    if (current?.running()) return current;
    log("error", "database-thread-replaced");
    thread = startThread(file);
    return thread;
  }

  return {
    init: async () => {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await keepPrivate(file, log);
      thread = startThread(file);
      await thread;
    },
    acquireConnection: livingThread,
    releaseConnection: async () => {},
    // Immediate: two processes that both mean to write take turns instead of failing half way.
    beginTransaction: (connection) => run(connection, "begin immediate"),
    commitTransaction: (connection) => run(connection, "commit"),
    rollbackTransaction: (connection) => run(connection, "rollback"),
    destroy: async () => (await thread.catch(() => undefined))?.close(),
  };
}

/**
 * The folder may have been there before, open to all, and so may the file. SQLite gives the logs that it makes the mode of
 * the file. An operator who is another user changes nothing of it, and a disk that knows no modes is no reason to store nothing.
 */
async function keepPrivate(file: string, log: Log) {
  await makePrivate(file);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    const there = await stat(name).catch(() => undefined);
    if (there?.uid !== process.getuid?.()) continue;
    await chmod(name, privateMode).catch((error) =>
      log("warn", "store-readable-by-others", { file: name, error: String(error) }),
    );
  }
}

/** Never opens one that is there: closing it again would end the locks that SQLite holds on it in this process. */
async function makePrivate(file: string) {
  if (existsSync(file)) return;
  const made = await open(file, "wx", privateMode).catch((error) => {
    // Another process that starts at the same time was quicker.
    if (error.code !== "EEXIST") throw error;
  });
  await made?.close();
}

const privateMode = 0o600;

/** A thread may throw anything. */
const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

type Thread = DatabaseConnection & { running(): boolean; close(): Promise<void> };

async function startThread(file: string): Promise<Thread> {
  const worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), {
    workerData: { file, busyTimeoutMs },
  });
  const waiting: PromiseWithResolvers<QueryOutcome>[] = [];
  const ended = Promise.withResolvers<void>();
  let failure: Error | undefined;

  worker.on("error", (error) => {
    failure = asError(error);
  });
  worker.on("exit", () => {
    failure ??= new Error("The database is closed");
    for (const query of waiting.splice(0)) query.reject(failure);
    ended.resolve();
  });
  await new Promise<void>((resolve, reject) => {
    worker.once("message", () => resolve());
    worker.once("error", (error) => reject(new Error(`Cannot open ${file}: ${asError(error).message}`)));
    worker.once("exit", (code) => reject(new Error(`Cannot open ${file}: its thread ended with ${code}`)));
  });
  // The thread answers queries in order.
  worker.on("message", (outcome: QueryOutcome) => waiting.shift()?.resolve(outcome));

  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      if (failure) throw failure;
      const query = Promise.withResolvers<QueryOutcome>();
      waiting.push(query);
      worker.postMessage({ sql, parameters });
      const outcome = await query.promise;
      if ("error" in outcome) throw new Error(outcome.error);
      return {
        rows: outcome.rows as Row[],
        numAffectedRows: outcome.changes === undefined ? undefined : BigInt(outcome.changes),
      };
    },
    // biome-ignore lint/correctness/useYield: letters are read in pages, so nothing streams.
    async *streamQuery() {
      throw new Error("Not supported");
    },
    running: () => failure === undefined,
    async close() {
      if (failure) return;
      worker.postMessage("close");
      await ended.promise;
    },
  };
}
