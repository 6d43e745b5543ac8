import { execFile } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { lstat, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestMail, temporaryFolder } from "../../test/fakes/mail.ts";
import { startPostgres } from "../../test/fakes/postgres.ts";
import { enquiry, subscription } from "../../test/fakes/site.ts";
import { hourMs, minuteMs, secondMs } from "../time.ts";

vi.setConfig({ testTimeout: 60_000 });
const main = new URL("./main.ts", import.meta.url).pathname;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  await folder.remove();
}, 60_000);

/** Runs the command as an operator does: a process of its own. */
const letters = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [main, ...args], {
    cwd: folder.folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_NO_WARNINGS: "1",
      ...env,
    },
  });

test("a wrong folder is said to be wrong, and no database is made there", async () => {
  const DATA_DIR = join(folder.folder, "elsewhere");
  await expect(letters({ DATA_DIR }, "list")).rejects.toThrow(`There is no database at ${DATA_DIR}`);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test("settings in .env count from its first line on, as Windows writes it, and one that cannot be read is named", async () => {
  const file = join(folder.folder, ".env");
  await writeFile(file, "\ufeffTIME_ZONE=Nowhere\r\nLOG_LEVEL=info\r\n");
  await expect(letters({}, "help")).rejects.toThrow("TIME_ZONE must be a name like Asia/Kolkata");
  await rm(file);
  await mkdir(file);
  await expect(letters({}, "help")).rejects.toThrow(".env cannot be read by this user: EISDIR");
  await rm(file, { recursive: true });
});

test("an empty PostgreSQL is not turned into a database of letters", async () => {
  const DATABASE_URL = await postgres.database();
  await expect(letters({ DATABASE_URL }, "list")).rejects.toThrow("Start the server once");
});

test("what is exported can be read by its owner alone", async () => {
  const env = { DATA_DIR: join(folder.folder, "exported") };
  const mail = await openTestMail(env);
  await mail.post("enquiry", enquiry());
  await mail.close();
  for (const command of [["export"], ["person", "asha@port.example"], ["subscribers"]]) {
    const file = join(folder.folder, `${command[0]}.out`);
    const former = join(folder.folder, `${command[0]}.former`);
    await writeFile(former, "what was exported before, and a little more".repeat(100), { mode: 0o644 });
    for (const output of [file, former]) {
      await letters(env, ...command, "--output", output);
      expect((await stat(output)).mode & 0o777, output).toBe(0o600);
    }
    expect(await readFile(former, "utf8")).toBe(await readFile(file, "utf8"));
  }
  expect((await readdir(folder.folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("an export to a link goes where it leads, and one to a pipe through it", async () => {
  const env = { DATA_DIR: join(folder.folder, "linked") };
  await (await openTestMail(env)).close();
  const file = join(folder.folder, "linked.csv");
  await writeFile(file, "before");
  await symlink(file, `${file}.link`);
  await letters(env, "export", "--output", `${file}.link`);
  const text = await readFile(file, "utf8");
  expect(text).toContain("reference,template");
  expect((await lstat(`${file}.link`)).isSymbolicLink()).toBe(true);

  await promisify(execFile)("mkfifo", [`${file}.pipe`]);
  const reading = promisify(execFile)("cat", [`${file}.pipe`], { timeout: 20_000 });
  await letters(env, "export", "--output", `${file}.pipe`);
  expect((await reading).stdout).toBe(text);
});

test("a backup can be read by its owner alone from its first byte on", async () => {
  const env = { DATA_DIR: join(folder.folder, "large") };
  const mail = await openTestMail(env);
  const letter = {
    template: "enquiry",
    state: "sent",
    person: "a@b.example",
    received_at: 0,
    due_at: 0,
  } as const;
  for (let count = 0; count < 30; count++)
    await mail.db
      .insertInto("letters")
      .values({ ...letter, params: JSON.stringify({ message: "x".repeat(1_000_000) }) })
      .execute();
  await mail.close();
  const file = join(folder.folder, "large.backup");
  const modes = new Set<number>();
  const looking = setInterval(() => {
    const part = statSync(`${file}.part`, { throwIfNoEntry: false });
    if (part) modes.add(part.mode & 0o777);
  }, 1);
  await letters(env, "backup", file).finally(() => clearInterval(looking));
  expect([...modes]).toEqual([0o600]);
});

test("an operator whose clock is ahead retries letters by the time of the database, and takes none that is being sent", async () => {
  const DATABASE_URL = await postgres.database();
  const mail = await openTestMail({ DATABASE_URL });
  await mail.post("enquiry", enquiry({ message: "Given up" }));
  await mail.db.updateTable("letters").set({ state: "failed" }).execute();
  await mail.post("enquiry", enquiry({ message: "Being sent" }));
  const soon = Date.now() + 5 * minuteMs;
  await mail.db
    .updateTable("letters")
    .set({ lease: "a server", due_at: soon })
    .where("state", "=", "waiting")
    .execute();

  const ahead = `const now = Date.now; Date.now = () => now() + ${2 * hourMs};`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(ahead)}`;
  const env = { DATABASE_URL, NODE_OPTIONS };
  const before = Date.now();
  expect((await letters(env, "retry", "--state", "waiting")).stdout).toContain("0 of 1 letters");
  expect((await letters(env, "retry", "--state", "failed")).stdout).toContain("1 of 1 letters");
  const [sending, retried] = await mail.letters();
  expect(sending).toMatchObject({ lease: "a server", due_at: soon });
  // The database is on this machine, whose clock it has.
  expect(retried?.due_at).toBeGreaterThan(before - secondMs);
  expect(retried?.due_at).toBeLessThan(Date.now() + secondMs);

  const file = join(folder.folder, "ahead.backup");
  await letters(env, "backup", file);
  await letters(env, "restore", file, "--yes");
  const audit = await mail.db.selectFrom("audit").selectAll().execute();
  expect(audit.map(({ action }) => action)).toEqual(["retry", "retry", "backup", "restore"]);
  expect(Math.max(...audit.map(({ at }) => at))).toBeLessThan(Date.now() + secondMs);
  await mail.close();
});

const grounds = [
  { on: "SQLite", place: async (name: string) => ({ DATA_DIR: join(folder.folder, name) }) },
  { on: "PostgreSQL", place: async () => ({ DATABASE_URL: await postgres.database() }) },
];

test.for(grounds)(
  "a backup on $on is made while the server runs, and brings everything back",
  async ({ place, on }) => {
    const env = await place("first");
    const mail = await openTestMail(env);
    for (let index = 0; index < 20; index++)
      await mail.post("enquiry", enquiry({ message: `தமிழ் ${index}`, email: `v${index}@x.example` }));
    await mail.post("newsletter", subscription());
    const file = join(folder.folder, `${on}.backup`);
    const { stdout, stderr } = await letters(env, "backup", file);
    expect(stderr).toMatch(/^Database: (\/|postgres:\/\/127)/);
    expect(stderr).not.toContain("password");
    expect(stdout).toContain("checked");
    await expect(letters(env, "backup", file)).rejects.toThrow("exists already");
    const kept = await mail.letters();
    await mail.post("enquiry", enquiry({ message: "After the backup" }));
    await expect(letters(env, "restore", file)).rejects.toThrow("add --yes");
    if (on === "SQLite") await expect(letters(env, "restore", file, "--yes")).rejects.toThrow("in use");
    await mail.close();

    await letters(env, "export", "--as", "Ravi");
    await letters(env, "restore", file, "--yes", "--as", "Asha");
    const { stdout: audit } = await letters(env, "audit");
    // What was done since the backup is still known, and that it was brought back.
    expect(audit.trim().split("\n")).toEqual([
      expect.stringMatching(/Asha \(\S+\) +restore +\S+\.backup$/),
      expect.stringMatching(/Ravi \(\S+\) +export +22 letters$/),
      expect.stringMatching(/ backup +\S+\.backup$/),
      expect.stringMatching(/ backup +\S+\.backup$/),
    ]);
    const restored = await openTestMail(env);
    expect(await restored.letters()).toEqual(kept);
    await restored.post("enquiry", enquiry({ message: "After the restore" }));
    expect(await restored.letters()).toHaveLength(kept.length + 1);
    await restored.close();
  },
);
