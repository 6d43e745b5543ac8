import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { chown, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openTestMail, temporaryFolder } from "../../../test/fakes/mail.ts";
import { enquiry, sendBody } from "../../../test/fakes/site.ts";
import { startMailServer } from "../../../test/fakes/start-mail-server.ts";
import { backUpSqlite, restoreSqlite } from "./backup-sqlite.ts";

vi.setConfig({ testTimeout: 60_000 });
const audit = { at: 1, who: "meera", action: "restore", subject: "backup" };
const command = new URL("../../letters/main.ts", import.meta.url).pathname;
let storage: Awaited<ReturnType<typeof temporaryFolder>>;
let file: string;
let backup: string;
beforeEach(async () => {
  storage = await temporaryFolder();
  file = join(storage.folder, "letters.sqlite");
  backup = join(storage.folder, "backup");
});
afterEach(() => storage.remove());

test("what a killed server left in its log does not come over what is restored", async () => {
  await endedAfterBackup("kill");
  await rename(file, join(storage.folder, "moved-away"));
  const log = await readFile(`${file}-wal`);
  const { former } = await restoreSqlite(backup, file, { overwrite: false, audit });
  expect(await messages()).toEqual(["Before the backup"]);
  const [kept = ""] = former.filter((name) => name.endsWith("-wal"));
  expect(await readFile(kept)).toEqual(log);
});

test("what a killed server had stored is whole in what is kept from before", async () => {
  await endedAfterBackup("kill");
  const { former } = await restoreSqlite(backup, file, { overwrite: true, audit });
  expect(await messages()).toEqual(["Before the backup"]);
  const other = join(storage.folder, "other");
  await restoreSqlite(former[0] ?? "", other, { overwrite: false, audit });
  await rename(other, file);
  expect(await messages()).toEqual(["After the backup", "Before the backup"]);
});

const damages = [
  { what: "is no database", damaged: () => Buffer.from("no database ".repeat(400)), says: /not a database/ },
  {
    what: "has lost its schema",
    damaged: (bytes: Buffer) => Buffer.from(bytes).fill(0x55, 100, 3000),
    says: /malformed/,
  },
];

test.for(damages)("a database that $what is replaced, and kept as it is", async ({ damaged, says }) => {
  await endedAfterBackup("kill");
  await writeFile(file, damaged(await readFile(file)));
  // Or SQLite would read the whole database out of the log.
  await writeFile(`${file}-wal`, (await readFile(`${file}-wal`)).fill(0, 100, 5000));
  const before = await contents("letters.sqlite");
  const { stdout } = await restore();
  expect(stdout).toMatch(/damaged/);
  expect(stdout).toMatch(says);
  const [former] = /letters\.sqlite\.before-[\w.-]+?Z/.exec(stdout) ?? [];
  const after = await contents(former ?? "none");
  expect(after.get("")).toEqual(before.get(""));
  expect(after.get("-wal")).toEqual(before.get("-wal"));
  expect(after.size).toBe(before.size);
  expect(await messages()).toEqual(["Before the backup"]);
});

test("an empty file in the database's place does not cost the log beside it", async () => {
  await endedAfterBackup("kill");
  await writeFile(file, "");
  const log = await readFile(`${file}-wal`);
  const { former } = await restoreSqlite(backup, file, { overwrite: true, audit });
  expect(await readFile(`${former[0]}-wal`)).toEqual(log);
});

test("a damaged database that a server has open is in use, and stays as it is", async () => {
  const server = await startMailServer({ DATA_DIR: storage.folder });
  onTestFinished(server.kill);
  await server.post(sendBody("enquiry", enquiry()));
  await backUpSqlite(file, backup);
  await writeFile(file, Buffer.from(await readFile(file)).fill(0x55, 100, 3000), { flag: "r+" });
  const before = await contents("");
  await expect(restore()).rejects.toThrow(/in use: stop the server first/);
  expect(await contents("")).toEqual(before);
});

test.runIf(process.platform === "linux").for(["kill", "stop"] as const)(
  "without room for the copy a restore changes nothing, and leaves nothing (%s)",
  async (end) => {
    await endedAfterBackup(end);
    const before = await contents("");
    // Less than the copy takes, more than SQLite's shared memory does.
    await expect(restore("prlimit", "--fsize=40000")).rejects.toThrow(/full|disk I\/O|too large/);
    expect(await contents("")).toEqual(before);
    expect(await messages()).toEqual(["After the backup", "Before the backup"]);
  },
);

test.runIf(process.getuid?.() === 0).for(["over a database", "in an empty folder"])(
  "what root restores %s belongs to whom the server runs as",
  async (where) => {
    await endedAfterBackup("stop");
    const server = 1234;
    await chown(file, server, server);
    await chown(storage.folder, server, server);
    if (where === "in an empty folder") await rm(file);
    await restore();
    expect(await stat(file)).toMatchObject({ uid: server, gid: server });
  },
);

test("a backup that is damaged changes nothing", async () => {
  await endedAfterBackup("kill");
  await writeFile(backup, Buffer.from(await readFile(backup)).fill(0x55, 5000, 9000));
  const before = await contents("");
  await expect(restore()).rejects.toThrow(/backup is not a database of letters/);
  expect(await contents("")).toEqual(before);
});

/** Leaves a backup, and a database with a letter that came after it: in its log if the server was killed. */
async function endedAfterBackup(end: "kill" | "stop") {
  const server = await startMailServer({ DATA_DIR: storage.folder });
  await server.post(sendBody("enquiry", enquiry({ message: "Before the backup" })));
  await backUpSqlite(file, backup);
  await server.post(sendBody("enquiry", enquiry({ message: "After the backup" })));
  await server[end]();
}

/** Restores as an operator does, after these words if there are any. */
const restore = (...before: string[]) => {
  const [program = "", ...args] = [...before, process.execPath, command, "restore", backup, "--yes"];
  const env = { PATH: process.env.PATH, NODE_NO_WARNINGS: "1", DATA_DIR: storage.folder };
  return promisify(execFile)(program, args, { cwd: storage.folder, env });
};

async function messages() {
  const mail = await openTestMail({ DATA_DIR: storage.folder });
  const letters = await mail.letters();
  await mail.close();
  return letters.map(({ params }) => JSON.parse(params).message);
}

const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** The files whose names begin so, by the rest of their names, as digests. What SQLite keeps in shared memory is no content. */
async function contents(beginning: string) {
  const names = (await readdir(storage.folder)).filter(
    (name) =>
      name.startsWith(beginning) && !name.endsWith("-shm") && !name.slice(beginning.length).startsWith("."),
  );
  const read = async (name: string) =>
    [name.slice(beginning.length), digest(await readFile(join(storage.folder, name)))] as const;
  return new Map(await Promise.all(names.map(read)));
}
