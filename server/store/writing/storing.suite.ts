import { expect } from "vitest";
import { storedIn } from "#contract/reply.ts";
import { countExpired, deleteSlowly, refuseDeletion, storeExpired } from "../../../test/fakes/expired.ts";
import type { GroundTest } from "../../../test/fakes/ground.ts";
import { enquiry, subscription } from "../../../test/fakes/site.ts";
import { readConfig } from "../../config.ts";
import { deliverable } from "../../deliver/open-delivery.ts";
import { dayMs as day, hourMs } from "../../time.ts";
import type { NewLetter } from "../letter.ts";
import { purge } from "../purge.ts";
import { listSubscribers } from "../subscribers.ts";
import { openLetterWriter } from "./store-letter.ts";

const delivers = deliverable(readConfig({ SMTP_URL: "smtp://mail.example" }));
const reference = async (response: Response) => storedIn(await response.text()).reference;

/** What is sent … */
export function storing(test: GroundTest) {
  test("is stored before the visitor is thanked, and is still there after a restart", async ({ open }) => {
    const mail = await open();
    const response = await mail.post("enquiry", enquiry({ message: "வணக்கம்\nhello", page: "/contact" }));
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^OK [A-Z]+-\d{4}$/);
    const again = await open();
    const [letter] = await again.letters();
    expect(letter).toMatchObject({
      template: "enquiry",
      state: "waiting",
      person: "asha@port.example",
      page: "/contact",
    });
    expect(JSON.parse(letter?.params ?? "")).toMatchObject({ name: "Asha Rao", message: "வணக்கம்\nhello" });
  });

  test("is one letter however often it comes within a day, and a new one after that", async ({ open }) => {
    const mail = await open();
    const first = await Promise.all(
      Array.from({ length: 20 }, () => mail.post("enquiry", enquiry()).then(reference)),
    );
    mail.clock.pass(day - 1);
    expect(await mail.post("enquiry", enquiry()).then(reference)).toBe(first[0]);
    expect(new Set(first).size).toBe(1);
    expect(await mail.letters()).toHaveLength(1);
    mail.clock.pass(1);
    expect(await mail.post("enquiry", enquiry()).then(reference)).not.toBe(first[0]);
    expect(await mail.letters()).toHaveLength(2);
  });

  test("is one letter although two instances take it at the same time", async ({ open }) => {
    const [one, two] = [await open(), await open()];
    const texts = Array.from({ length: 30 }, (_, index) =>
      enquiry({ message: `Message ${index}`, email: `v${index}@x.example` }),
    );
    const references = await Promise.all(
      [
        ...texts.map((text) => [one, text] as const),
        ...texts.toReversed().map((text) => [two, text] as const),
      ].map(([mail, text]) => mail.post("enquiry", text).then(reference)),
    );
    expect(new Set(references).size).toBe(30);
    expect(await one.letters()).toHaveLength(30);
  });

  test("is stored although a letter that no database takes came with it, and its sender is counted", async ({
    open,
  }) => {
    const mail = await open();
    const writer = openLetterWriter({ kind: "sqlite", db: mail.db }, { windowMs: 1000, clock: mail.clock });
    const letter = (submission: string, change: Partial<NewLetter> = {}): NewLetter => ({
      ...{ template: "enquiry", person: "a@b.example", page: null, params: "{}", submission },
      ...{ suspicion: null, limits: [] },
      ...change,
    });
    const poison = { template: null as never, limits: [{ key: "sender", most: 2 }] };
    const results = await Promise.allSettled([
      writer.storeLetter(letter("one")),
      writer.storeLetter(letter("poisonous", poison)),
      writer.storeLetter(letter("two")),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await mail.letters()).toHaveLength(2);
    expect(writer.failing()).toBe(false);
    await expect(writer.storeLetter(letter("poisonous again", poison))).rejects.toThrow("Not storable");
    expect(await writer.storeLetter(letter("and again", poison))).toHaveProperty("refusedUntil");
  });

  test("is two letters if one person writes two messages", async ({ open }) => {
    const mail = await open();
    await mail.post("enquiry", enquiry());
    await mail.post("enquiry", enquiry({ message: "And another thing" }));
    expect(await mail.letters()).toHaveLength(2);
  });

  test("is kept but neither mailed nor subscribed when a machine seems to have sent it", async ({
    open,
    smtp,
  }) => {
    const mail = await open();
    expect((await mail.post("enquiry", enquiry({ website: "http://spam.example" }))).status).toBe(200);
    expect((await mail.post("newsletter", { ...subscription(), elapsed_ms: "12" })).status).toBe(200);
    await mail.deliverDue();
    expect((await mail.letters()).map(({ state }) => state)).toEqual(["suspected", "suspected"]);
    expect(smtp.tried).toHaveLength(0);
    expect(await listSubscribers(mail.db)).toHaveLength(0);
  });

  test("is mailed after all when it comes again without the signs of a machine", async ({ open, smtp }) => {
    const mail = await open();
    await mail.post("enquiry", enquiry({ website: "autofilled" }));
    await mail.post("enquiry", enquiry({ elapsed_ms: "42000", website: "" }));
    await mail.deliverDue();
    expect(smtp.accepted).toHaveLength(1);
  });

  test("is deleted when it has been kept as long as promised, unless it is still to be sent", async ({
    open,
  }) => {
    const mail = await open();
    const run = () => purge(mail.store, { retentionDays: 30, now: mail.clock(), delivers });
    await mail.post("enquiry", enquiry());
    await mail.deliverDue();
    await mail.post("enquiry", enquiry({ message: "Not sent yet" }));
    for (let days = 0; days < 31; days++) {
      await run();
      expect(await mail.letters()).toHaveLength(2);
      mail.clock.pass(day);
    }
    expect(await run()).toMatchObject({ letters: 1, held: false });
    expect((await mail.letters()).map(({ state }) => state)).toEqual(["waiting"]);
  });

  test("is deleted in time when a person has called it spam", async ({ open }) => {
    const mail = await open();
    const letter = { person: "a@x.example", params: "{}", due_at: 0, received_at: mail.clock() - 31 * day };
    await purge(mail.store, { retentionDays: 30, now: mail.clock(), delivers });
    await mail.db
      .insertInto("letters")
      .values({ ...letter, template: "enquiry", state: "spam" })
      .execute();
    expect(await purge(mail.store, { retentionDays: 30, now: mail.clock(), delivers })).toMatchObject({
      letters: 1,
    });
  });

  test("is not deleted by a clock that jumps, until a person had a day to mend it", async ({ open }) => {
    const mail = await open();
    const run = () => purge(mail.store, { retentionDays: 30, now: mail.clock(), delivers });
    await mail.post("enquiry", enquiry());
    await mail.deliverDue();
    for (let hours = 0; hours < 30; hours++) {
      await run();
      mail.clock.pass(hourMs);
    }
    mail.clock.pass(400 * day);
    expect(await run()).toMatchObject({ letters: 0, subscribers: 0, held: true });
    mail.clock.pass(day - 1);
    expect(await run()).toMatchObject({ held: true });
    mail.clock.pass(-400 * day);
    await run();
    mail.clock.pass(day);
    expect(await run()).toMatchObject({ letters: 0, held: false });
    expect(await mail.letters()).toHaveLength(1);
  });

  test("is deleted bit by bit, however much is due: letters are stored meanwhile", async ({ open }) => {
    const mail = await open({ LIMIT_PER_IP: "100000" });
    await mail.purge();
    await storeExpired(mail, 5000);
    await deleteSlowly(mail.store);
    const left: number[] = [];
    const purging = mail.purge().then(() => left.push(-1));
    while (!left.includes(-1)) {
      const params = enquiry({ email: `v${left.length}@x.example` });
      expect((await mail.post("enquiry", params)).status).toBe(200);
      left.push(await countExpired(mail));
    }
    await purging;
    expect(mail.logged.filter(({ level }) => level === "error")).toEqual([]);
    expect(left.some((count) => count > 0 && count < 5000)).toBe(true);
    expect(await countExpired(mail)).toBe(0);
  });

  test("is deleted by the next start where a stop came before all of it was", async ({ open }) => {
    const mail = await open({ SMTP_URL: "" });
    await mail.purge();
    await storeExpired(mail, 5000);
    await deleteSlowly(mail.store);
    mail.start();
    mail.stop();
    await mail.close();
    const next = await open({ SMTP_URL: "" });
    expect(await countExpired(next)).toBeGreaterThan(0);
    await next.purge();
    expect(await countExpired(next)).toBe(0);
    expect([...mail.logged, ...next.logged].filter(({ level }) => level === "error")).toEqual([]);
  });

  test("of subscribers is deleted also where letters cannot be", async ({ open }) => {
    const mail = await open();
    await mail.purge();
    await storeExpired(mail, 1);
    const left = { address: "left@x.example", subscribed_at: 0, unsubscribed_at: 0 };
    await mail.db.insertInto("subscribers").values(left).execute();
    await refuseDeletion(mail.store);
    await mail.purge();
    expect(await countExpired(mail)).toBe(1);
    expect(await listSubscribers(mail.db)).toEqual([]);
    expect(mail.logged).toContainEqual(
      expect.objectContaining({ event: "purge-failed", error: expect.stringContaining("kept by force") }),
    );
  });

  test("is looked through to its end at a stop that comes soon after the start", async ({ open }) => {
    const mail = await open({ SMTP_URL: "" });
    mail.start();
    mail.stop();
    await mail.close();
    expect(mail.logged.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("of subscribers is kept as long as promised: who stays, who left and who never confirmed", async ({
    open,
  }) => {
    const mail = await open();
    const now = mail.clock();
    const row = (address: string, change: object) => ({ address, subscribed_at: now - 300 * day, ...change });
    await mail.db
      .insertInto("subscribers")
      .values([
        row("stays@x.example", {}),
        row("old@x.example", { subscribed_at: now - 366 * day }),
        row("left@x.example", { unsubscribed_at: now - 366 * day, subscribed_at: now - 500 * day }),
        row("left-lately@x.example", { unsubscribed_at: now - day, subscribed_at: now - 500 * day }),
        row("never@x.example", { pending_since: now - 31 * day }),
        row("perhaps@x.example", { pending_since: now - 29 * day }),
      ])
      .execute();
    await purge(mail.store, { retentionDays: 365, now, delivers });
    expect((await listSubscribers(mail.db)).map(({ address }) => address).sort()).toEqual([
      "left-lately@x.example",
      "old@x.example",
      "perhaps@x.example",
      "stays@x.example",
    ]);
  });
}
