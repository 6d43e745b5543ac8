import { chmod, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestMail, temporaryFolder } from "../../../test/fakes/mail.ts";
import { enquiry, subscription } from "../../../test/fakes/site.ts";
import { startMailServer } from "../../../test/fakes/start-mail-server.ts";
import { forgetPerson } from "../archive.ts";
import { openStore } from "./open-store.ts";

vi.setConfig({ testTimeout: 60_000 });
let storage: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  storage = await temporaryFolder();
});
afterEach(() => storage.remove());
const place = () => ({ DATA_DIR: storage.folder, DATABASE_URL: undefined });

test("processes that make the same new database at once do not collide", async () => {
  const servers = await Promise.all(
    Array.from({ length: 4 }, () => startMailServer({ DATA_DIR: storage.folder })),
  );
  await Promise.all(servers.map((server) => server.kill()));
});

test("a thread that died is replaced, and what it had stored is there", async () => {
  const logged: string[] = [];
  const { db } = await openStore(place(), (_, event) => logged.push(event));
  const count = () => db.selectFrom("settings").selectAll().execute();
  await db.insertInto("settings").values({ name: "a", value: "b" }).execute();
  const posted = vi.spyOn(Worker.prototype, "postMessage");
  await count();
  const thread = posted.mock.contexts[0] as Worker;
  posted.mockRestore();
  await thread.terminate();
  expect(await count()).toEqual([{ name: "a", value: "b" }]);
  expect(logged).toEqual(["database-thread-replaced"]);
  await db.destroy();
});

test("what letters say can be read by the server's user alone, also in a folder that was there before", async () => {
  await chmod(storage.folder, 0o755);
  const modes = async () => {
    const files = (await readdir(storage.folder)).sort();
    const stats = await Promise.all(files.map((file) => stat(join(storage.folder, file))));
    return Object.fromEntries(stats.map(({ mode }, index) => [files[index], (mode & 0o777).toString(8)]));
  };
  const ownersAlone = { "letters.sqlite": "600", "letters.sqlite-shm": "600", "letters.sqlite-wal": "600" };
  const { db } = await openStore(place(), () => {});
  expect(await modes()).toEqual(ownersAlone);

  // As earlier versions made them, and a process that was killed left them.
  const file = join(storage.folder, "letters.sqlite");
  for (const ending of ["", "-shm", "-wal"]) await chmod(file + ending, 0o644);
  const next = await openStore(place(), () => {});
  expect(await modes()).toEqual(ownersAlone);
  await Promise.all([db.destroy(), next.db.destroy()]);
});

test("a file that is no database is not opened, and the error says so in a sentence", async () => {
  await writeFile(join(storage.folder, "letters.sqlite"), "no database ".repeat(100));
  await expect(openStore(place(), () => {})).rejects.toThrow(/letters.sqlite.*not a database/);
});

test("a person's text is gone from the disk once it is deleted, while the server runs", async () => {
  const mail = await openTestMail({ DATA_DIR: storage.folder });
  const secret = "Elephants in the harbour";
  await mail.post("enquiry", enquiry({ email: "eve@gone.example", message: secret }));
  await mail.post("newsletter", subscription("eve@gone.example"));
  await mail.post("enquiry", enquiry({ message: "This stays" }));
  expect(await onDisk(secret)).toBe(true);
  expect(await forgetPerson(mail.store, "Eve@gone.example")).toMatchObject({ letters: 2, erased: true });
  expect(await onDisk(secret)).toBe(false);
  expect(await onDisk("eve@gone.example")).toBe(false);
  expect(await onDisk("This stays")).toBe(true);
  await mail.close();
});

async function onDisk(text: string) {
  const files = await readdir(storage.folder);
  const contents = await Promise.all(files.map((file) => readFile(join(storage.folder, file))));
  return contents.some((content) => content.includes(text));
}
