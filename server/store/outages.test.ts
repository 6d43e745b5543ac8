import { sql } from "kysely";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { openTestMail } from "../../test/fakes/mail.ts";
import { startPostgres } from "../../test/fakes/postgres.ts";
import { enquiry } from "../../test/fakes/site.ts";
import { dayMs, minuteMs } from "../time.ts";
import { openDatabaseClock } from "./database/database-clock.ts";

vi.setConfig({ testTimeout: 120_000 });
const postgres = await startPostgres();
let mail: Awaited<ReturnType<typeof openTestMail>>;
let database: string;
let databaseUrl: string;
const opened: (typeof mail)[] = [];
beforeEach(async () => {
  databaseUrl = await postgres.database();
  database = new URL(databaseUrl).pathname.slice(1);
  mail = await openTestMail({ DATABASE_URL: databaseUrl, LIMIT_PER_IP: "1000", LIMIT_PER_ADDRESS: "1000" });
  opened.push(mail);
});
afterAll(async () => {
  await Promise.all(opened.map((mail) => mail.close()));
  await postgres.stop();
}, 60_000);

/** What is answered. */
const send = async (message: string) => (await mail.post("enquiry", enquiry({ message }))).status;

/** Why letters were not stored, as the log tells. */
const reasons = () => mail.logged.filter(({ event }) => event === "letter-not-stored");
/** It was given up: a query's own time-out, twice, or the one of the answer, whichever comes first. */
const givenUp = expect.objectContaining({ error: expect.stringMatching(/timeout|does not answer/) });

test("connections that hang are given up, and others made instead", async () => {
  expect(await send("Before")).toBe(200);
  const goOn = await postgres.hang(database);
  const during = await Promise.all(Array.from({ length: 20 }, (_, index) => send(`During ${index}`)));
  const stored = during.filter((status) => status === 200).length;
  expect(during.filter((status) => status === 503)).toHaveLength(20 - stored);
  expect(reasons()).toEqual(Array.from({ length: 20 - stored }, () => givenUp));
  expect(await send("Still during")).toBe(200);
  goOn();
  expect(await mail.letters()).toHaveLength(1 + stored + 1);
});

test("a server that hangs is given up and answered for by 503, and is well again when it goes on", async () => {
  expect(await send("Before")).toBe(200);
  const goOn = await postgres.hang(database, { server: true });
  const during = await Promise.all(Array.from({ length: 20 }, (_, index) => send(`During ${index}`)));
  goOn();
  expect(new Set(during)).toEqual(new Set([503]));
  expect(reasons()).toEqual(during.map(() => givenUp));
  expect(await send("After")).toBe(200);
  expect(await mail.health()).toMatchObject({ ok: true });
});

test("a restart costs at most the letters of that moment, which are told so", async () => {
  expect(await send("Before")).toBe(200);
  await postgres.restart();
  expect(await send("After")).toBe(200);
});

test("a server that takes no writes is answered for by 503, and writes go on with it", async () => {
  expect(await send("Before")).toBe(200);
  await postgres.run(`alter database ${database} set default_transaction_read_only = on`);
  await postgres.run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
  expect(await send("During")).toBe(503);
  expect(reasons()).toEqual([expect.objectContaining({ error: expect.stringContaining("read-only") })]);
  expect(await mail.health()).toMatchObject({ ok: false });
  await postgres.run(`alter database ${database} reset default_transaction_read_only`);
  // Connections keep the setting that they began with, as those to a former primary stay with it.
  expect(await send("After")).toBe(200);
});

test("connections to a primary that was demoted under them are not used again", async () => {
  expect(await send("Before")).toBe(200);
  await postgres.run("alter system set default_transaction_read_only = on");
  await postgres.run("select pg_reload_conf()");
  // Each connection learns of it a moment later.
  await expect.poll(() => send(`During ${performance.now()}`)).toBe(503);
  await postgres.run("alter system reset default_transaction_read_only");
  await postgres.run("select pg_reload_conf()");
  await expect.poll(() => send("After")).toBe(200);
});

test("a start on a server that takes no writes leaves nothing open, however often it is tried", async () => {
  const url = new URL(databaseUrl);
  url.searchParams.set("application_name", "starting");
  const connections = async () => {
    const { rows } = await sql`select from pg_stat_activity where application_name = 'starting'`.execute(
      mail.db,
    );
    return rows.length;
  };
  await postgres.run(`alter database ${database} set default_transaction_read_only = on`);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    for (const _ of [1, 2, 3])
      await expect(openTestMail({ DATABASE_URL: url.href })).rejects.toThrow("read-only transaction");
    expect(vi.getTimerCount()).toBe(0);
    await expect.poll(connections, { timeout: 2000 }).toBe(0);
  } finally {
    vi.useRealTimers();
    await postgres.run(`alter database ${database} reset default_transaction_read_only`);
  }
});

test("time is the database's, whatever this machine's clock says", async () => {
  const real = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: real + 400 * dayMs });
  try {
    const clock = await openDatabaseClock(mail.store, () => {});
    expect(Math.abs(clock() - real)).toBeLessThan(minuteMs);
    vi.setSystemTime(real - 400 * dayMs);
    expect(Math.abs(clock() - real)).toBeLessThan(minuteMs);
    clock.close();
  } finally {
    vi.useRealTimers();
  }
});
