import { sql } from "kysely";
import { expect, onTestFinished } from "vitest";
import { allowDeletion, refuseDeletion, storeExpired } from "../../test/fakes/expired.ts";
import type { GroundTest } from "../../test/fakes/ground.ts";
import { fakeClock, type openTestMail } from "../../test/fakes/mail.ts";
import { enquiry, site, subscription } from "../../test/fakes/site.ts";
import { header } from "../../test/fakes/smtp.ts";
import { startWebhook } from "../../test/fakes/webhook.ts";
import { closeLetter } from "../store/archive.ts";
import { dayMs, hourMs, minuteMs } from "../time.ts";

const OPS_TO = "ops@ananta.example";

/** Before eight in the morning in Chennai, so that no digest is among the messages. */
const night = () => fakeClock(Date.parse("2026-01-05T00:00:00Z"));

async function operators() {
  const webhook = await startWebhook();
  onTestFinished(webhook.close);
  return {
    OPS_WEBHOOK: `slack+${webhook.url}`,
    posted: () => webhook.posts.map(({ body }) => JSON.parse(body).text.split("\n")[0]),
  };
}

type Mail = Awaited<ReturnType<typeof openTestMail>>;

/** Lets time pass as it does for a server that runs. */
async function hoursPass(mail: Mail, hours: number) {
  for (let minutes = 0; minutes < hours * 60; minutes += 5) {
    mail.clock.pass(5 * minuteMs);
    await mail.deliverDue();
    await mail.checkAlarms();
  }
}

/** Operators … */
export function alarms(test: GroundTest) {
  test("are told once that letters are refused and once that it is over, by one of all instances", async ({
    open,
    smtp,
  }) => {
    const { OPS_WEBHOOK, posted } = await operators();
    const clock = night();
    const instances = [
      await open({ OPS_TO, OPS_WEBHOOK }, clock),
      await open({ OPS_TO, OPS_WEBHOOK }, clock),
    ];
    const [mail] = instances;
    const minutesPass = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute++) {
        clock.pass(minuteMs);
        await mail?.deliverDue();
        await Promise.all(instances.map((instance) => instance.checkAlarms()));
      }
    };
    const opsMail = () =>
      smtp.accepted.filter(({ to }) => to.includes(OPS_TO)).map((letter) => header(letter, "Subject"));

    smtp.judgeBy(({ to }) => (to.includes(OPS_TO) ? "accept" : { code: 451 }));
    await mail?.post("enquiry", enquiry());
    await minutesPass(14);
    expect(posted()).toEqual([]);
    await minutesPass(6);
    expect(posted()).toEqual(["Ananta: Letters do not arrive"]);
    expect(opsMail()).toEqual(posted());
    await minutesPass(10);

    smtp.judgeBy(() => "accept");
    await minutesPass(30);
    expect(posted()).toEqual(["Ananta: Letters do not arrive", "Ananta: over: Letters do not arrive"]);
    expect(opsMail()).toEqual(posted());
    await minutesPass(3);
    expect(posted()).toHaveLength(2);
  });

  test("are told by webhook while the mail server refuses everything, and by e-mail that it is over", async ({
    open,
    smtp,
  }) => {
    const { OPS_WEBHOOK, posted } = await operators();
    const clock = night();
    const mail = await open({ OPS_TO, OPS_WEBHOOK }, clock);
    smtp.judgeBy(() => "drop");
    await mail.post("enquiry", enquiry());
    await mail.deliverDue();
    await mail.checkAlarms();
    await mail.checkAlarms();
    expect(posted()).toEqual(["Ananta: A mail server or a webhook refuses letters"]);
    smtp.judgeBy(() => "accept");
    clock.pass(minuteMs);
    await mail.deliverDue();
    for (const minutes of [5, 5, 5]) {
      clock.pass(minutes * minuteMs);
      await mail.checkAlarms();
    }
    expect(posted()).toHaveLength(2);
    const subjects = smtp.accepted.map((letter) => header(letter, "Subject"));
    expect(subjects.slice(1)).toEqual([posted()[1]]);
  });

  test("are told when what is due to be deleted could not be twice in a row, and that it is over", async ({
    open,
  }) => {
    const { OPS_WEBHOOK, posted } = await operators();
    const mail = await open({ OPS_WEBHOOK }, night());
    await mail.purge();
    await storeExpired(mail, 1);
    await refuseDeletion(mail.store);
    await mail.purge();
    await mail.checkAlarms();
    expect(posted()).toEqual([]);
    await mail.purge();
    await mail.checkAlarms();
    expect(posted()).toEqual(["Ananta: Old letters are not deleted"]);
    await allowDeletion(mail.store);
    await mail.purge();
    await hoursPass(mail, 1);
    expect(posted()).toEqual([
      "Ananta: Old letters are not deleted",
      "Ananta: over: Old letters are not deleted",
    ]);
  });

  test("are told of leads that wait although a letter was given up before, until a person has closed it", async ({
    open,
    smtp,
  }) => {
    const { OPS_WEBHOOK, posted } = await operators();
    const mail = await open({ OPS_WEBHOOK }, fakeClock(Date.parse("2026-01-04T19:00:00Z")));
    const undelivered = "Ananta: Letters do not arrive";
    const failed = "Ananta: Letters were given up";
    smtp.judgeBy(() => ({ code: 554 }));
    await mail.post("enquiry", enquiry());
    await hoursPass(mail, 6.5);
    // Waiting for its last try it has not arrived; then it does not wait any more.
    expect(posted()).toEqual([undelivered, failed, "Ananta: over: Letters do not arrive"]);

    smtp.judgeBy(() => ({ code: 452 }));
    for (let lead = 0; lead < 10; lead++) await mail.post("enquiry", enquiry({ message: `Lead ${lead}` }));
    await hoursPass(mail, 0.5);
    expect(posted().slice(3)).toEqual([undelivered]);

    const [given] = (await mail.letters()).filter(({ state }) => state === "failed");
    expect(await closeLetter(mail.db, given?.id ?? 0)).toBe(true);
    expect((await mail.mailStatus()).causes.join()).not.toContain("could not be delivered");
    await hoursPass(mail, 0.5);
    expect(posted().slice(4)).toEqual(["Ananta: over: Letters were given up"]);
  });

  test("are told again when more letters are given up, or twice as many wait, once an hour at most", async ({
    open,
    smtp,
  }) => {
    const { OPS_WEBHOOK, posted } = await operators();
    const mail = await open({ OPS_WEBHOOK }, night());
    const state = async (change: "failed" | "waiting" | "sent", count: number) => {
      const some = mail.db.selectFrom("letters").select("id").orderBy("id").limit(count);
      const far = { due_at: mail.clock() + hourMs, attempts: 2 };
      await mail.db
        .updateTable("letters")
        .set({ state: change, ...far })
        .where("id", "in", some)
        .execute();
    };
    const told = async (hours: number) => {
      const before = posted().length;
      for (let minutes = 0; minutes < hours * 60; minutes += 5) {
        mail.clock.pass(5 * minuteMs);
        await mail.checkAlarms();
      }
      return posted()
        .slice(before)
        .filter((subject) => !subject.endsWith("need a look"));
    };
    smtp.judgeBy(() => ({ code: 451 }));
    for (let lead = 0; lead < 4; lead++) await mail.post("enquiry", enquiry({ message: `Lead ${lead}` }));
    const failed = "Ananta: Letters were given up";
    await state("sent", 4);
    await state("failed", 1);
    expect(await told(2)).toEqual([failed]);
    await state("failed", 2);
    expect(await told(0.1)).toEqual([failed]);
    await state("failed", 3);
    expect(await told(0.5)).toEqual([]);
    expect(await told(1)).toEqual([failed]);
    await state("sent", 2);
    expect(await told(1.5)).toEqual([]);
    await state("failed", 2);
    expect(await told(0.1)).toEqual([failed]);

    await state("sent", 4);
    await told(0.5);
    const undelivered = "Ananta: Letters do not arrive";
    for (const [waiting, messages] of [
      [1, 1],
      [2, 1],
      [3, 0],
      [4, 1],
    ] as const) {
      await state("waiting", waiting);
      expect(await told(1.5)).toEqual(Array(messages).fill(undelivered));
    }
  });

  test("are told of a mail server that is gone although a webhook refused before", async ({ open, smtp }) => {
    const { OPS_WEBHOOK, posted } = await operators();
    const crm = await startWebhook();
    onTestFinished(crm.close);
    crm.answerBy(() => 500);
    const mail = await open({ OPS_WEBHOOK, WEBHOOKS: `slack+${crm.url}` }, night());
    const refused = "Ananta: A mail server or a webhook refuses letters";
    await mail.post("enquiry", enquiry());
    await hoursPass(mail, 1 / 12);
    expect(posted()).toEqual([refused]);
    smtp.judgeBy(() => "drop");
    await mail.post("enquiry", enquiry({ message: "Another" }));
    await hoursPass(mail, 1 / 12);
    expect(posted()).toEqual([refused, refused]);
    expect(mail.logged.filter(({ event }) => event === "alarm-began")).toEqual([
      expect.objectContaining({ cause: expect.stringContaining("answers 500") }),
      expect.objectContaining({ alarm: "refused:mail" }),
    ]);
  });

  test("who cannot be reached are named in the log once for each message, and in the health", async ({
    open,
    smtp,
  }) => {
    const webhook = await startWebhook();
    onTestFinished(webhook.close);
    webhook.answerBy(() => 404);
    const mail = await open({ OPS_TO, OPS_WEBHOOK: `slack+${webhook.url}/a-secret` }, night());
    smtp.judgeBy(({ to }) => ({ code: 550, says: `5.1.1 ${to} is unknown` }));
    expect(await mail.health()).toMatchObject({ alarms: [] });
    await mail.post("enquiry", enquiry());
    await hoursPass(mail, 1);
    expect(webhook.posts.length).toBeGreaterThan(3);
    const host = new URL(webhook.url).host;
    const untold = mail.logged.filter(({ event }) => event === "alarm-not-told");
    expect(untold).toEqual([
      expect.objectContaining({ level: "error", cause: `The webhook at ${host} answers 404.` }),
      expect.objectContaining({
        channel: "mail",
        cause: expect.stringContaining("…@ananta.example is unknown"),
      }),
    ]);
    expect(JSON.stringify([untold, await mail.health()])).not.toMatch(/a-secret|ops@/);
    expect(await mail.health()).toMatchObject({ ok: true, alarms: [{}, {}].map(() => expect.any(String)) });
    webhook.answerBy(() => 200);
    smtp.judgeBy(() => "accept");
    await hoursPass(mail, 0.1);
    expect(await mail.health()).toMatchObject({ alarms: [] });
  });

  test("are told what another instance than the one that tells has found, while that is there", async ({
    open,
    smtp,
  }) => {
    const { OPS_WEBHOOK, posted } = await operators();
    const clock = night();
    const [teller, finder] = [await open({ OPS_WEBHOOK }, clock), await open({ OPS_WEBHOOK }, clock)];
    const refused = "A mail server or a webhook refuses letters";
    await teller.checkAlarms();
    smtp.judgeBy(() => "drop");
    await finder.post("enquiry", enquiry());
    await finder.deliverDue();
    await finder.checkAlarms();
    await teller.checkAlarms();
    expect(posted()).toEqual([`Ananta: ${refused}`]);
    // It is killed, and the other one delivers the letter.
    smtp.judgeBy(() => "accept");
    for (let minute = 0; minute < 15; minute++) {
      clock.pass(minuteMs);
      await teller.deliverDue();
      await teller.checkAlarms();
    }
    expect(posted()).toEqual([`Ananta: ${refused}`, `Ananta: over: ${refused}`]);
  });

  test("are told that letters cannot be stored, although nothing can be kept about it", async ({ open }) => {
    const { OPS_WEBHOOK, posted } = await operators();
    const clock = night();
    const [mail, other] = [await open({ OPS_WEBHOOK }, clock), await open({ OPS_WEBHOOK }, clock)];
    const check = async () => {
      await mail.checkAlarms();
      await other.checkAlarms();
    };
    await check();
    await sql`alter table leases rename to lost`.execute(mail.db);
    for (let count = 0; count < 3; count++) {
      clock.pass(minuteMs);
      await check();
    }
    expect(posted()).toEqual(["Ananta: Letters cannot be stored"]);
    await sql`alter table lost rename to leases`.execute(mail.db);
    for (let count = 0; count < 15; count++) {
      clock.pass(minuteMs);
      await check();
    }
    expect(posted()).toEqual(["Ananta: Letters cannot be stored", "Ananta: over: Letters cannot be stored"]);
  });

  test("are told that letters cannot be stored by an instance that follows a killed one", async ({
    open,
  }) => {
    const { OPS_WEBHOOK, posted } = await operators();
    const clock = night();
    const killed = await open({ OPS_WEBHOOK }, clock);
    await killed.checkAlarms();
    const mail = await open({ OPS_WEBHOOK }, clock);
    const minutesPass = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute++) {
        clock.pass(minuteMs);
        await mail.checkAlarms();
      }
    };
    await minutesPass(1);
    await sql`alter table leases rename to lost`.execute(mail.db);
    await minutesPass(5);
    expect(posted()).toEqual([]);
    await minutesPass(5);
    expect(posted()).toEqual(["Ananta: Letters cannot be stored"]);
    await sql`alter table lost rename to leases`.execute(mail.db);
    await minutesPass(15);
    expect(posted()).toEqual(["Ananta: Letters cannot be stored", "Ananta: over: Letters cannot be stored"]);
  });

  test("are told that storing works again although the server was restarted meanwhile", async ({ open }) => {
    const { OPS_WEBHOOK, posted } = await operators();
    const clock = night();
    const mail = await open({ OPS_WEBHOOK }, clock);
    await mail.checkAlarms();
    await sql`alter table leases rename to lost`.execute(mail.db);
    await mail.checkAlarms();
    await sql`alter table lost rename to leases`.execute(mail.db);
    await mail.checkAlarms();
    await mail.close();
    const next = await open({ OPS_WEBHOOK }, clock);
    for (const minutes of [5, 10]) {
      clock.pass(minutes * minuteMs);
      await next.checkAlarms();
    }
    expect(posted()).toEqual(["Ananta: Letters cannot be stored", "Ananta: over: Letters cannot be stored"]);
  });

  test("are told in time when the clock was ahead by a day and is set back", async ({ open, smtp }) => {
    const { OPS_WEBHOOK, posted } = await operators();
    const clock = night();
    smtp.judgeBy(() => "drop");
    const ahead = await open({ OPS_WEBHOOK }, clock);
    clock.pass(dayMs);
    await ahead.post("enquiry", enquiry());
    await ahead.deliverDue();
    await ahead.checkAlarms();
    await ahead.close();
    clock.pass(-dayMs);
    smtp.judgeBy(() => "accept");
    const next = await open({ OPS_WEBHOOK }, clock);
    await next.deliverDue();
    for (const minutes of [0, 5, 6]) {
      clock.pass(minutes * minuteMs);
      await next.checkAlarms();
    }
    const refused = "A mail server or a webhook refuses letters";
    expect(posted()).toEqual([`Ananta: ${refused}`, `Ananta: over: ${refused}`]);
  });

  test("get the same message, and no other, when the server ends while it tells them", async ({
    open,
    smtp,
  }) => {
    const webhook = await startWebhook();
    onTestFinished(webhook.close);
    const ids = () => webhook.posts.map(({ headers }) => headers["webhook-id"]);
    const OPS_WEBHOOK = `slack+${webhook.url}`;
    const clock = night();
    smtp.judgeBy(() => ({ code: 451 }));
    const killed = await open({ OPS_WEBHOOK }, clock);
    await killed.post("enquiry", enquiry());
    await killed.deliverDue();
    clock.pass(20 * minuteMs);
    const [late, later] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
    webhook.answerBy(() => late.promise);
    const told = killed.checkAlarms();
    await expect.poll(ids).toHaveLength(1);

    clock.pass(4 * minuteMs);
    webhook.answerBy(() => later.promise);
    const stopped = await open({ OPS_WEBHOOK }, clock);
    void stopped.checkAlarms();
    await expect.poll(ids).toHaveLength(2);
    const closed = stopped.close();
    later.resolve(200);
    await closed;
    expect(stopped.logged.filter(({ level }) => level === "error")).toEqual([]);

    clock.pass(4 * minuteMs);
    await (await open({ OPS_WEBHOOK }, clock)).checkAlarms();
    expect(ids()).toEqual([ids()[0], ids()[0]]);
    late.resolve(200);
    await told;
  });

  test("get a digest of what was taken for spam each morning, and can say what it is", async ({
    open,
    smtp,
  }) => {
    const mail = await open({ OPS_TO });
    const secretText = `${"x".repeat(159)}😀 ${"Please call us about the cranes. ".repeat(10)}The end.`;
    await mail.post("enquiry", enquiry({ website: "x", message: secretText }));
    await mail.post("enquiry", enquiry({ website: "x", message: "Buy pills" }));
    await mail.checkAlarms();
    await mail.checkAlarms();
    expect(smtp.accepted).toHaveLength(1);
    const text = (smtp.accepted[0]?.raw ?? "").replace(/=\r\n/g, "").replace(/=3D/g, "=");
    expect(text).toContain("a=E2=80=A6@port.example");
    expect(text).not.toMatch(/asha@port\.example|The end\./);
    // Half of an emoji would be sent as the sign for an unknown character.
    expect(text).not.toContain("=EF=BF=BD");
    const links = [
      ...new Set(text.match(/https:\/\/ananta\.example\/letters\/judge\?[\w=&.%-]+signature=[\w-]+/g)),
    ];
    expect(links).toHaveLength(4);
    const [lead = "", spam = "", , spamOfOther = ""] = links;
    const ask = (link: string, method: string) => mail.judge(new Request(link, { method }));
    const states = async () => (await mail.letters()).map(({ state }) => state).toReversed();

    expect(await (await ask(lead, "GET")).text()).toContain("Yes, deliver it");
    expect(await states()).toEqual(["suspected", "suspected"]);
    for (const link of [lead, lead, spam, spamOfOther, spamOfOther])
      expect((await ask(link, "POST")).status).toBe(200);
    expect(await states()).toEqual(["waiting", "spam"]);
    await mail.deliverDue();
    expect((await ask(lead, "POST")).status).toBe(200);
    await mail.deliverDue();
    expect(smtp.accepted).toHaveLength(2);
    expect(await states()).toEqual(["sent", "spam"]);

    expect((await ask(lead.replace("verdict=lead", "verdict=spam"), "POST")).status).toBe(403);
    expect((await ask(`${site.url}/letters/judge`, "POST")).status).toBe(403);
    mail.clock.pass(14 * dayMs + 1);
    expect((await ask(spamOfOther, "POST")).status).toBe(403);
    await mail.checkAlarms();
    expect(smtp.accepted).toHaveLength(2);
  });

  test("are told each morning of subscriptions that were taken for spam, each in one digest", async ({
    open,
    smtp,
  }) => {
    const { OPS_WEBHOOK } = await operators();
    const mail = await open({ OPS_TO, OPS_WEBHOOK });
    const digests = () => smtp.accepted.filter(({ to }) => to.includes(OPS_TO)).map(({ raw }) => raw);
    const subscribe = (name: string) =>
      mail.post("newsletter", { ...subscription(`${name}@city.example`), elapsed_ms: "900" });
    const morning = async () => {
      mail.clock.pass(dayMs);
      await mail.checkAlarms();
    };
    for (const name of ["a", "b"]) await subscribe(name);
    await mail.post("enquiry", enquiry({ website: "x" }));
    await subscribe("c");
    await morning();
    expect(digests()).toHaveLength(1);
    expect(digests()[0]).toContain("3 newsletter subscriptions");
    expect(digests()[0]).not.toContain("city.example");
    await morning();
    expect(digests()).toHaveLength(1);
    await subscribe("d");
    await morning();
    expect(digests()[1]).toContain("1 newsletter subscriptions");
  });

  test("are not written to each morning because a visitor mistyped an address", async ({ open, smtp }) => {
    const mail = await open({ OPS_TO });
    smtp.judgeBy(({ to }) => (to.includes("reader@city.example") ? { code: 550 } : "accept"));
    await mail.post("newsletter", subscription());
    for (let tries = 0; tries < 2; tries++) {
      await mail.deliverDue();
      mail.clock.pass(dayMs);
    }
    expect((await mail.letters()).map(({ state }) => state)).toContain("failed");
    await mail.checkAlarms();
    expect(smtp.accepted.filter(({ to }) => to.includes(OPS_TO))).toEqual([]);
  });

  test("are told of each suspected subscription once although not all letters are listed", async ({
    open,
    smtp,
  }) => {
    const mail = await open({ OPS_TO, LIMIT_PER_IP: "1000", LIMIT_PER_ADDRESS: "1000" });
    const digests = () => smtp.accepted.filter(({ to }) => to.includes(OPS_TO)).map(({ raw }) => raw);
    for (let index = 0; index < 51; index++)
      await mail.post("enquiry", enquiry({ website: "x", message: `Nr ${index}` }));
    await mail.post("newsletter", { ...subscription(), elapsed_ms: "900" });
    await mail.checkAlarms();
    expect(digests()[0]).not.toContain("newsletter subscriptions");
    mail.clock.pass(dayMs);
    await mail.checkAlarms();
    expect(digests()[1]).toContain("1 newsletter subscriptions");
    mail.clock.pass(dayMs);
    await mail.checkAlarms();
    expect(digests()).toHaveLength(2);
  });
}
