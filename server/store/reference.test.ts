import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestMail, temporaryFolder } from "../../test/fakes/mail.ts";
import { enquiry } from "../../test/fakes/site.ts";
import { findLetter } from "./archive.ts";
import { openStore } from "./database/open-store.ts";
import { formerReference, normalReference, randomReference, referenceOf } from "./reference.ts";
import { insertLetters } from "./writing/insert-letters.ts";

let storage: Awaited<ReturnType<typeof temporaryFolder>>;
let mail: Awaited<ReturnType<typeof openTestMail>>;
beforeEach(async () => {
  storage = await temporaryFolder();
  mail = await openTestMail({ DATA_DIR: storage.folder });
});
afterEach(async () => {
  await mail.close();
  await storage.remove();
});

const letter = (submission: string) => ({
  ...{ template: "enquiry" as const, person: "asha@port.example", page: null, params: "{}" },
  ...{ submission, suspicion: null, limits: [] },
});

test("every letter has a reference of its own and is found by it, also once short ones collide", async () => {
  const letters = Array.from({ length: 6000 }, (_, index) => letter(String(index)));
  for (let start = 0; start < letters.length; start += 200)
    await mail.db
      .transaction()
      .execute((trx) => insertLetters(trx, letters.slice(start, start + 200), { now: 0, windowMs: 1 }));
  const stored = await mail.letters();
  expect(new Set(stored.map(referenceOf)).size).toBe(6000);
  for (const row of stored.slice(0, 20))
    expect((await findLetter(mail.db, referenceOf(row)))?.id).toBe(row.id);
});

test("a reference is a word and four digits, and the next one is quite another", () => {
  expect(randomReference(4)).toMatch(/^[A-Z]{5,8}-\d{4}$/);
  const many = Array.from({ length: 50 }, () => randomReference(4).split("-")[0]);
  expect(new Set(many).size).toBeGreaterThan(10);
});

test("a reference is understood as people type it", () => {
  expect(normalReference(" kolam 4821 ")).toBe("KOLAM-4821");
  expect(normalReference("Kolam - 4821")).toBe("KOLAM-4821");
});

test("a letter that was stored without a reference is found by the one its visitor was told", async () => {
  await mail.post("enquiry", enquiry());
  const [newest] = await mail.letters();
  await mail.db
    .updateTable("letters")
    .set({ reference: null })
    .where("id", "=", newest?.id ?? 0)
    .execute();
  const found = await findLetter(mail.db, formerReference(newest?.id ?? 0).toLowerCase());
  expect(found?.id).toBe(newest?.id);
  expect(formerReference(4711)).toBe("SIGNAL-0003");
});

test("an upgrade gives older letters the reference that their visitors were told, also if it was killed half way", async () => {
  const { db } = mail;
  await db
    .transaction()
    .execute((trx) => insertLetters(trx, ["1", "2", "3"].map(letter), { now: 0, windowMs: 1 }));
  await db.schema.dropIndex("letters_reference").execute();
  for (const drop of [true, false]) {
    if (drop) await db.schema.alterTable("letters").dropColumn("reference").execute();
    await sql`delete from kysely_migration where name >= '004'`.execute(db);
    const upgraded = await openStore({ DATA_DIR: storage.folder, DATABASE_URL: undefined }, () => {});
    await upgraded.db.destroy();
    const letters = await mail.letters();
    expect(letters).toHaveLength(3);
    expect(letters.map(({ reference }) => reference)).toEqual(letters.map(({ id }) => formerReference(id)));
  }
});
