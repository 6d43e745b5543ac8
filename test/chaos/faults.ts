import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { startPostgres } from "../fakes/postgres.ts";

/** Something that happens to the store of the processes with these ids. Gives the way back. */
export type Fault = (pids: number[]) => Promise<() => Promise<void>>;

/** The faults of a store by what operators would call them; `refuses` makes it take no letter. */
export type Faults = Record<string, Fault> & { refuses: Fault };

export function sqliteFaults(folder: string): Faults {
  const locked: Fault = async () => {
    const database = new DatabaseSync(join(folder, "letters.sqlite"), { timeout: 5000 });
    database.exec("begin exclusive");
    return async () => database.close();
  };
  const limit = (pids: number[], bytes: string) => {
    for (const pid of pids) run("prlimit", "--pid", String(pid), `--fsize=${bytes}:unlimited`);
  };
  const full: Fault = async (pids) => {
    limit(pids, "4096");
    return async () => limit(pids, "unlimited");
  };
  // Only Linux can take the room from a process that runs.
  return process.platform === "linux"
    ? { hangs: locked, "is full": full, refuses: full }
    : { hangs: locked, refuses: locked };
}

export function postgresFaults(postgres: Awaited<ReturnType<typeof startPostgres>>, url: string): Faults {
  const name = new URL(url).pathname.slice(1);
  const disconnect = () =>
    postgres.run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  const set = (setting: string) => postgres.run(`alter database ${name} ${setting}`);

  const locked: Fault = async () => {
    const client = new pg.Client(url);
    client.on("error", () => {});
    await client.connect();
    await client.query("begin; lock table letters in access exclusive mode");
    return () => client.end();
  };
  /** As hosted databases do when their disk is full. */
  const readOnly: Fault = async () => {
    await set("set default_transaction_read_only = on");
    await disconnect();
    return () => set("reset default_transaction_read_only");
  };
  return {
    hangs: async () => {
      const goOn = await postgres.hang(name, { server: true });
      return async () => goOn();
    },
    "is locked": locked,
    restarts: async () => {
      await postgres.restart();
      return async () => {};
    },
    "loses its connections": async () => {
      await disconnect();
      return async () => {};
    },
    "cannot be reached": async () => {
      await set("allow_connections false");
      await disconnect();
      return () => set("allow_connections true");
    },
    "is full": readOnly,
    refuses: readOnly,
  };
}

const hangMs = 3000;

/** Lets it happen for some seconds. */
export async function happen(fault: Fault, pids: number[]) {
  const heal = await fault(pids);
  await sleep(hangMs);
  await heal();
}

/** A process that has been killed meanwhile needs nothing any more. */
function run(command: string, ...args: string[]) {
  try {
    execFileSync(command, args, { stdio: "pipe" });
  } catch {}
}
