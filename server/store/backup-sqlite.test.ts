import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestMail, temporaryFolder } from "../../test/fakes/mail.ts";
import { enquiry, sendBody } from "../../test/fakes/site.ts";
import { startMailServer } from "../../test/fakes/start-mail-server.ts";
import { backUpSqlite, restoreSqlite } from "./backup-sqlite.ts";

vi.setConfig({ testTimeout: 60_000 });
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
  await killedAfterBackup();
  await rename(file, join(storage.folder, "moved-away"));
  const log = await readFile(`${file}-wal`);
  const { former } = await restoreSqlite(backup, file, { overwrite: false });
  expect(await messages()).toEqual(["Before the backup"]);
  const [kept = ""] = former.filter((name) => name.endsWith("-wal"));
  expect(await readFile(kept)).toEqual(log);
});

/** Leaves a backup, and a database whose log holds a letter that came after it. */
async function killedAfterBackup() {
  const server = await startMailServer({ DATA_DIR: storage.folder });
  await server.post(sendBody("enquiry", enquiry({ message: "Before the backup" })));
  await backUpSqlite(file, backup);
  await server.post(sendBody("enquiry", enquiry({ message: "After the backup" })));
  await server.kill();
}

async function messages() {
  const mail = await openTestMail({ DATA_DIR: storage.folder });
  const letters = await mail.letters();
  await mail.close();
  return letters.map(({ params }) => JSON.parse(params).message);
}
