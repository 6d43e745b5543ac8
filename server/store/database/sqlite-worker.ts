/** The thread that SQLite runs in: waiting for the disk here keeps no visitor waiting for a page. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

type Query = { sql: string; parameters: readonly SQLInputValue[] };
export type QueryOutcome = { rows: unknown[]; changes?: number | bigint } | { error: string };

const database = new DatabaseSync(workerData.file, { timeout: workerData.busyTimeoutMs });
// Of two processes that make the same new database at once, one finds it locked here whatever the timeout.
retryWhileLocked(() => database.exec("pragma journal_mode = wal"));
// Full: an answered commit survives a power cut. secure_delete: a person's deleted data is overwritten.
database.exec("pragma synchronous = full; pragma secure_delete = on");

const statements = new Map<string, { statement: StatementSync; reads: boolean }>();
const mostStatements = 300;

parentPort?.on("message", (query: Query | "close") => {
  if (query !== "close") return parentPort?.postMessage(run(query));
  database.close();
  parentPort?.close();
});
parentPort?.postMessage("ready");

function run({ sql, parameters }: Query): QueryOutcome {
  try {
    // A full disk makes SQLite roll back by itself; asking it again would be an error.
    if (sql === "rollback" && !database.isTransaction) return { rows: [] };
    const { statement, reads } = prepared(sql);
    if (reads) return { rows: statement.all(...parameters) };
    return { rows: [], changes: statement.run(...parameters).changes };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function prepared(sql: string) {
  const known = statements.get(sql);
  if (known) return known;
  if (statements.size >= mostStatements) statements.clear();
  const statement = database.prepare(sql);
  const entry = { statement, reads: statement.columns().length > 0 };
  statements.set(sql, entry);
  return entry;
}

function retryWhileLocked(run: () => void, tries = 100) {
  try {
    run();
  } catch (error) {
    if (tries === 0 || !/locked/.test(String(error))) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    retryWhileLocked(run, tries - 1);
  }
}
