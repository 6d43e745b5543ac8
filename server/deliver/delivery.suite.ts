import { sql } from "kysely";
import { expect, onTestFinished } from "vitest";
import { startBluntSmtp } from "../../test/fakes/blunt-smtp.ts";
import type { GroundTest } from "../../test/fakes/ground.ts";
import type { openTestMail } from "../../test/fakes/mail.ts";
import { enquiry, subscription } from "../../test/fakes/site.ts";
import { header, type startSmtp, type Verdict } from "../../test/fakes/smtp.ts";
import { dayMs as day, hourMs as hour, minuteMs as minute } from "../time.ts";
import type { ClaimedLetter } from "./queue/outcome.ts";
import { openQueue } from "./queue/queue.ts";
import { deliveryFrom, summaryOf } from "./queue/schedule.ts";

type TestMail = Awaited<ReturnType<typeof openTestMail>>;
type TestSmtp = Awaited<ReturnType<typeof startSmtp>>;

/** Delivery … */
export function delivery(test: GroundTest) {
  test("writes to the company, and an answer goes to the visitor", async ({ open, smtp }) => {
    const mail = await open({ MAIL_TO: "sales@ananta.example" });
    await mail.post("enquiry", enquiry({ to_email: "victim@else.example" }));
    await mail.post("newsletter", subscription());
    await mail.deliverDue();
    const toCompany = smtp.accepted.filter(({ to }) => !to.includes("reader@city.example"));
    const [letter, news] = toCompany.sort((a, b) => a.raw.length - b.raw.length).toReversed();
    expect(toCompany.flatMap(({ to }) => to)).toEqual(["sales@ananta.example", "sales@ananta.example"]);
    expect(letter && header(letter, "From")).toBe("Ananta <enquiries@ananta.example>");
    expect(letter && header(letter, "Reply-To")).toBe("Asha Rao <asha@port.example>");
    expect(news && header(news, "Subject")).toBe("Enquire from reader@city.example");
    expect(new Set((await mail.letters()).map(({ state }) => state))).toEqual(new Set(["sent"]));
  });

  test("sends what was stored while there was no SMTP server configured", async ({ open, smtp }) => {
    const before = await open({ SMTP_URL: "" });
    before.start();
    expect(before.logged).toContainEqual(expect.objectContaining({ event: "smtp-missing" }));
    await before.post("enquiry", enquiry());
    expect(await before.health()).toMatchObject({ ok: true, smtp: "none", waiting: 1 });
    const after = await open();
    after.clock.pass(10 * day);
    await after.deliverDue();
    expect(smtp.accepted).toHaveLength(1);
  });

  test.for<[string, Verdict]>([
    ["answers 451", { code: 451 }],
    ["answers 421", { code: 421 }],
    ["drops the connection", "drop"],
  ])(
    "tries again from 1 minute on when the server %s, as the same message",
    async ([, verdict], { open, smtp }) => {
      const mail = await open();
      smtp.judgeBy(() => (smtp.tried.length < 4 ? verdict : "accept"));
      await mail.post("enquiry", enquiry());
      for (const minutes of [0, 1, 2, 4]) {
        mail.clock.pass(minutes * minute - 1);
        await mail.deliverDue();
        mail.clock.pass(1);
        await mail.deliverDue();
      }
      expect(smtp.accepted).toHaveLength(1);
      expect(smtp.tried).toHaveLength(4);
      expect(new Set(smtp.tried.map(({ messageId }) => messageId)).size).toBe(1);
    },
  );

  test("tries again when there is no server at all, and gives up after three days with an alarm", async ({
    open,
  }) => {
    const mail = await open({ SMTP_URL: "smtp://127.0.0.1:1" });
    const start = mail.clock();
    await mail.post("enquiry", enquiry());
    let tries = 0;
    // One more than it may take, so that a letter that is never given up fails the test instead of holding it up.
    while (tries < 22 && (await mail.letters())[0]?.state === "waiting") {
      await mail.deliverDue();
      tries++;
      mail.clock.pass(Math.max(1, ((await mail.letters())[0]?.due_at ?? 0) - mail.clock()));
    }
    expect(tries).toBe(21);
    expect(mail.clock() - start).toBeGreaterThan(3 * day - 6 * hour);
    expect(mail.clock() - start).toBeLessThan(3 * day + 6 * hour);
    expect(await mail.health()).toMatchObject({ ok: true, waiting: 0, failed: 1 });
    expect(mail.logged.at(-1)).toMatchObject({ level: "error", event: "letter-failed" });
  });

  test("parks a letter that is refused for good, and alarms when it is refused again", async ({
    open,
    smtp,
  }) => {
    const mail = await open();
    smtp.judgeBy(() => ({ code: 550 }));
    await mail.post("enquiry", enquiry());
    await mail.deliverDue();
    mail.clock.pass(6 * hour - 1);
    await mail.deliverDue();
    expect(smtp.tried).toHaveLength(1);
    expect((await mail.letters())[0]).toMatchObject({ state: "parked" });
    mail.clock.pass(1);
    await mail.deliverDue();
    expect(await mail.health()).toMatchObject({ failed: 1 });
    expect(mail.logged.at(-1)).toMatchObject({ level: "error", event: "letter-failed" });
  });

  test("waits for days while our sender is refused, as while our password is", async ({ open }) => {
    let mended = false;
    const smtp = await startBluntSmtp(({ command }) =>
      command === "MAIL" && !mended ? "550 5.7.60 Not allowed to send as this sender" : undefined,
    );
    onTestFinished(smtp.close);
    const mail = await open({ SMTP_URL: smtp.url });
    await mail.post("enquiry", enquiry());
    for (let hours = 0; hours < 60; hours += 6) {
      await mail.deliverDue();
      expect((await mail.letters())[0]).toMatchObject({ state: "waiting" });
      mail.clock.pass(6 * hour);
    }
    mended = true;
    await mail.deliverDue();
    expect((await mail.letters())[0]).toMatchObject({ state: "sent" });
  });

  test("lets no slow or refused letter hold up another", async ({ open, smtp }) => {
    const mail = await open();
    const slow = Promise.withResolvers<Verdict>();
    smtp.judgeBy(({ raw }) => {
      if (raw.includes("Slow")) return slow.promise;
      return raw.includes("Refused") ? { code: 554 } : "accept";
    });
    for (let index = 0; index < 3; index++)
      await mail.post("enquiry", enquiry({ company: "Slow", message: `S${index}` }));
    await mail.post("enquiry", enquiry({ company: "Refused" }));
    mail.start();
    for (let index = 0; index < 12; index++) await mail.post("enquiry", enquiry({ message: `Q${index}` }));
    await expect.poll(() => smtp.accepted.length, { timeout: 10_000 }).toBe(12);
    slow.resolve("accept");
    await mail.deliverDue();
    expect(smtp.accepted).toHaveLength(15);
  });

  test("sends nothing twice although the clock jumps while it is under way", async ({ open, smtp }) => {
    const mail = await open();
    const slow = Promise.withResolvers<Verdict>();
    smtp.judgeBy(({ raw }) => (raw.includes("Slow") ? slow.promise : "accept"));
    mail.start();
    await mail.post("enquiry", enquiry({ company: "Slow" }));
    await expect.poll(() => smtp.tried.length).toBe(1);
    mail.clock.pass(day);
    await mail.post("enquiry", enquiry({ message: "After the jump" }));
    await expect.poll(() => smtp.accepted.length).toBe(1);
    slow.resolve("accept");
    await mail.deliverDue();
    expect(smtp.tried).toHaveLength(2);
  });

  test("does not hold back what was stored while the clock was ahead", async ({ open, smtp }) => {
    const mail = await open();
    mail.clock.pass(day);
    await mail.post("enquiry", enquiry());
    mail.clock.pass(-day);
    await mail.deliverDue();
    expect(smtp.accepted).toHaveLength(1);
  });

  test("lets no letter that cannot be written hold up another", async ({ open, smtp }) => {
    const mail = await open();
    await mail.post("enquiry", enquiry());
    await mail.db.updateTable("letters").set({ params: "not JSON" }).execute();
    await mail.post("enquiry", enquiry({ message: "Next" }));
    await mail.deliverDue();
    expect(smtp.accepted).toHaveLength(1);
    expect(await mail.health()).toMatchObject({ waiting: 1 });
  });

  test("goes on although the mail server's refusals hold what no database stores", async ({ open }) => {
    const refusal = `550 No\0 such\u001b[31m user ${"x".repeat(300)}`;
    let accepted = 0;
    const smtp = await startBluntSmtp(({ letter }) => {
      if (letter?.includes("Refused")) return refusal;
      if (letter) accepted++;
      return undefined;
    });
    onTestFinished(smtp.close);
    const mail = await open({ SMTP_URL: smtp.url });
    for (let index = 0; index < 5; index++)
      await mail.post("enquiry", enquiry({ company: "Refused", message: `R${index}` }));
    mail.start();
    await mail.post("enquiry", enquiry({ message: "Next" }));
    await expect.poll(() => accepted, { timeout: 5000 }).toBe(1);
    const parked = async () => (await mail.letters()).filter(({ state }) => state === "parked");
    await expect.poll(parked, { timeout: 5000 }).toHaveLength(5);
    for (const { last_error } of await parked())
      expect(last_error).toMatch(/It says: 550 No such \[31m user x+$/);
  });

  test("is recorded without its text where the database refuses that, and with the others' texts", async ({
    open,
  }) => {
    const mail = await open();
    for (const message of ["First", "Second", "Third"]) await mail.post("enquiry", enquiry({ message }));
    const queue = openQueue(mail.store, mail.clock, ["enquiry"]);
    const claimed = await queue.claim(3, []);
    const texts = ["well", "not\0well", "well"];
    const record = (letter: ClaimedLetter, last_error = "") => {
      const delivery = { ...deliveryFrom(letter, "mail", mail.clock()), last_error };
      return queue.record(letter, delivery, summaryOf([delivery], mail.clock()));
    };
    await Promise.all(claimed.map((letter, index) => record(letter, texts[index])));
    const letters = await mail.letters();
    expect(letters.map(({ lease }) => lease)).toEqual([null, null, null]);
    expect(letters.filter(({ last_error }) => last_error === "well")).toHaveLength(2);
  });

  test("finishes the letter it is sending when the server is stopped", async ({ open, smtp }) => {
    const mail = await open();
    const accept = await letterBeingSent(mail, smtp);
    const closed = mail.close();
    accept();
    await closed;
    const next = await open();
    expect((await next.letters())[0]).toMatchObject({ state: "sent" });
  });

  test("claims nothing more once it is told to stop", async ({ open, smtp }) => {
    const mail = await open();
    const accept = await letterBeingSent(mail, smtp);
    mail.stop();
    await mail.post("enquiry", enquiry({ message: "While the server stops" }));
    accept();
    await mail.deliverDue();
    await mail.close();
    expect(smtp.tried).toHaveLength(1);
    await (await open()).deliverDue();
    expect(smtp.accepted).toHaveLength(2);
  });

  test("records at a stop what was sent, although the store fails at first, and sends it once", async ({
    open,
    smtp,
  }) => {
    const mail = await open();
    const observer = await open({ SMTP_URL: "" });
    smtp.judgeBy(async (): Promise<Verdict> => {
      await sql`alter table deliveries rename to lost`.execute(observer.db);
      return "accept";
    });
    await mail.post("enquiry", enquiry());
    mail.start();
    const failedToRecord = () => mail.logged.some(({ event }) => event === "delivery-not-recorded");
    await expect.poll(failedToRecord, { timeout: 10_000 }).toBe(true);
    const closed = mail.close();
    await sql`alter table lost rename to deliveries`.execute(observer.db);
    await closed;
    smtp.judgeBy(() => "accept");
    const next = await open();
    next.clock.pass(hour);
    await next.deliverDue();
    expect((await next.letters())[0]).toMatchObject({ state: "sent" });
    expect(smtp.tried).toHaveLength(1);
  });

  test("shares the work with others, and no letter is sent twice", async ({ open, smtp }) => {
    const instances = [await open(), await open(), await open()];
    for (let index = 0; index < 60; index++)
      await instances[0]?.post("enquiry", enquiry({ message: `M${index}`, email: `v${index}@x.example` }));
    await Promise.all(instances.map((mail) => mail.deliverDue()));
    expect(smtp.accepted).toHaveLength(60);
    expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(60);
  });

  test("never holds the visitor's line breaks in a header", async ({ open }) => {
    const mail = await open();
    for (const field of ["name", "email", "subject", "company", "to_email"]) {
      const response = await mail.post(
        "enquiry",
        enquiry({ [field]: "a@b.example\r\nBcc: victim@else.example" }),
      );
      expect(response.status).toBe(400);
    }
    expect(await mail.letters()).toHaveLength(0);
  });
}

/** A letter that has reached the mail server, which takes it only when what this gives is called. */
async function letterBeingSent(mail: TestMail, smtp: TestSmtp) {
  const reached = Promise.withResolvers<void>();
  const verdict = Promise.withResolvers<Verdict>();
  smtp.judgeBy(() => {
    reached.resolve();
    return verdict.promise;
  });
  await mail.post("enquiry", enquiry());
  mail.start();
  await reached.promise;
  return () => verdict.resolve("accept");
}
