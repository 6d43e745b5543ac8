import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openTestMail, temporaryFolder } from "../../../test/fakes/mail.ts";
import { startPostgres } from "../../../test/fakes/postgres.ts";
import { enquiry } from "../../../test/fakes/site.ts";
import { startSmtp } from "../../../test/fakes/smtp.ts";
import { hourMs } from "../../time.ts";
import { readLetters, retryLetter } from "../archive.ts";
import { backUpPostgres, restorePostgres, tableKeys } from "./backup-postgres.ts";

vi.setConfig({ testTimeout: 60_000 });
const audit = { at: 1, who: "meera", action: "restore", subject: "backup" };
let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

let storage: Awaited<ReturnType<typeof temporaryFolder>>;
let backup: string;
beforeEach(async () => {
  storage = await temporaryFolder();
  backup = join(storage.folder, "backup");
});
afterEach(() => storage.remove());

// They say which of the processes that run now does something for all.
const notBackedUp = ["leases"];

test("every table is backed up, or left out for a reason", async () => {
  const { db } = await open();
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect([...Object.keys(tableKeys), ...notBackedUp].sort()).toEqual(tables.sort());
});

test("who has a letter does not get it again by a retry after a restore", async () => {
  const smtp = await startSmtp(({ to }) => (to.includes("gone@x.example") ? { code: 550 } : "accept"));
  onTestFinished(smtp.close);
  const mail = await open({ SMTP_URL: smtp.url, MAIL_ROUTES: "*=well@x.example, gone@x.example" });
  await mail.post("enquiry", enquiry());
  for (let tries = 0; tries < 2; tries++) {
    await mail.deliverDue();
    mail.clock.pass(7 * hourMs);
  }
  expect(await mail.letters()).toMatchObject([{ state: "failed" }]);
  await backUpPostgres(mail.db, backup);
  await restorePostgres(mail.db, backup, { overwrite: true, audit });

  smtp.judgeBy(() => "accept");
  const joining = { now: mail.clock(), optIn: true, consent: null };
  for await (const { id } of readLetters(mail.db)) await retryLetter(mail.db, id, joining);
  await mail.deliverDue();
  expect(smtp.accepted.map(({ to }) => to[0])).toEqual(["well@x.example", "gone@x.example"]);
});

test("all deliveries of many letters come back, each once", async () => {
  const { db } = await open();
  const numbers = Array.from({ length: 300 }, (_, index) => index + 1);
  const letter = { template: "enquiry", state: "sent", person: "a@x.example", params: "{}" } as const;
  const times = { received_at: 1, due_at: 1 };
  await db
    .insertInto("letters")
    .values(numbers.map((id) => ({ id, ...letter, ...times })))
    .execute();
  const delivery = { state: "sent", due_at: 1, attempts: 1, sent_at: 1, last_error: null } as const;
  // Not in order, so that pages which are not sorted by the whole key may overlap.
  const targets = ["mail:c@x.example", "mail:a@x.example", "mail:b@x.example"];
  for (const target of targets)
    await db
      .insertInto("deliveries")
      .values(numbers.map((id) => ({ letter_id: id, target, ...delivery })))
      .execute();
  const all = () => db.selectFrom("deliveries").selectAll().orderBy("letter_id").orderBy("target").execute();
  const before = await all();
  await backUpPostgres(db, backup);
  await restorePostgres(db, backup, { overwrite: true, audit });
  expect(await all()).toEqual(before);
});

test("an alarm that operators were told of is not forgotten", async () => {
  const { db } = await open();
  const times = { began_at: 1, seen_at: 2, grown_at: 2 };
  const alarm = { name: "failed", state: "on", cause: "x", told: "mail", level: 3, ...times } as const;
  await db.insertInto("alarms").values(alarm).execute();
  await backUpPostgres(db, backup);
  await db.deleteFrom("alarms").execute();
  await restorePostgres(db, backup, { overwrite: true, audit });
  expect(await db.selectFrom("alarms").selectAll().execute()).toEqual([alarm]);
});

test("a backup of an earlier version, without deliveries and alarms, is restored", async () => {
  const mail = await open();
  await mail.post("enquiry", enquiry());
  const kept = await mail.letters();
  await backUpPostgres(mail.db, backup);
  const former = ["letters", "subscribers", "tallies", "settings", "audit"];
  const lines = (await readFile(backup, "utf8")).trimEnd().split("\n").slice(0, -1);
  const rows = lines.filter((line) => former.includes(JSON.parse(line).table));
  await writeFile(backup, `${[...rows, JSON.stringify({ end: rows.length })].join("\n")}\n`);

  await mail.post("enquiry", enquiry({ message: "After the backup" }));
  const { db } = mail;
  const [letter] = await mail.letters();
  const times = { due_at: 1, attempts: 1, sent_at: 1, last_error: null };
  await db
    .insertInto("deliveries")
    .values({ letter_id: letter?.id ?? 0, target: "mail:a@x.example", state: "sent", ...times })
    .execute();
  await restorePostgres(db, backup, { overwrite: true, audit });
  expect(await mail.letters()).toEqual(kept);
  expect(await db.selectFrom("deliveries").selectAll().execute()).toEqual([]);
});

const left = {
  letters: (mail: Mail) => mail.post("enquiry", enquiry()),
  subscribers: ({ db }: Mail) =>
    db.insertInto("subscribers").values({ address: "a@x.example", subscribed_at: 1 }).execute(),
  tallies: ({ db }: Mail) => db.insertInto("tallies").values({ key: "a", count: 1, ends_at: 1 }).execute(),
};

test.for(Object.keys(left) as (keyof typeof left)[])(
  "%s alone are not overwritten either unless that is meant, and an unused database is",
  async (table) => {
    const mail = await open();
    await backUpPostgres(mail.db, backup);
    await restorePostgres(mail.db, backup, { overwrite: false, audit });
    await left[table](mail);
    if (table !== "tallies") await mail.db.deleteFrom("tallies").execute();
    const rows = () => mail.db.selectFrom(table).selectAll().execute();
    const before = await rows();
    expect(before).toHaveLength(1);
    await expect(restorePostgres(mail.db, backup, { overwrite: false, audit })).rejects.toThrow(
      `The table ${table} of this database is not empty. To put the backup in place of everything there, add --yes`,
    );
    expect(await rows()).toEqual(before);
  },
);

test("a file that is no backup is said to be none, and nothing is changed", async () => {
  const mail = await open();
  await mail.post("enquiry", enquiry());
  for (const text of ["SQLite format 3\0", "", '{"end":0}\n{"end":1}\n', "null\n"]) {
    await writeFile(backup, text);
    const restored = restorePostgres(mail.db, backup, { overwrite: true, audit });
    await expect(restored, text).rejects.toThrow(`${backup} is not a whole backup of PostgreSQL`);
  }
  await rm(backup);
  await expect(restorePostgres(mail.db, backup, { overwrite: true, audit })).rejects.toThrow(
    `There is no file ${backup}`,
  );
  expect(await mail.letters()).toHaveLength(1);
});

type Mail = Awaited<ReturnType<typeof openTestMail>>;

async function open(env: Record<string, string> = {}) {
  const mail = await openTestMail({ DATABASE_URL: await postgres.database(), ...env });
  onTestFinished(mail.close);
  return mail;
}
