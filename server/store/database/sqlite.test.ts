import { readdir, readFile, writeFile } from "node:fs/promises";
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
