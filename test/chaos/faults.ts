import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { startPostgres } from "../fakes/postgres.ts";

/** Something that happens to a store and is over when it resolves. */
export type Fault = () => Promise<void>;

const hangMs = 3000;

export const sqliteFaults = (folder: string): Fault[] => [
  async function locked() {
    const database = new DatabaseSync(join(folder, "letters.sqlite"), { timeout: 1000 });
    try {
      database.exec("begin exclusive");
      await sleep(hangMs);
      database.exec("rollback");
    } finally {
      database.close();
    }
  },
];

export function postgresFaults(postgres: Awaited<ReturnType<typeof startPostgres>>, url: string): Fault[] {
  const name = new URL(url).pathname.slice(1);
  return [
    async function locked() {
      const client = new pg.Client(url);
      client.on("error", () => {});
      await client.connect();
      await client.query("begin; lock table letters in access exclusive mode");
      await sleep(hangMs);
      await client.query("rollback");
      await client.end();
    },
    () => postgres.run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
    async function unreachable() {
      await postgres.run(`alter database ${name} allow_connections false`);
      await postgres.run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
      await sleep(hangMs);
      await postgres.run(`alter database ${name} allow_connections true`);
    },
  ];
}
