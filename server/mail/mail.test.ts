import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { referenceIn } from "#contract/reply.ts";
import { day, fakeClock, hour, minute, openTestMail, temporaryFolder } from "../../test/fakes/mail.ts";
import { startPostgres } from "../../test/fakes/postgres.ts";
import { enquiry, site, subscription } from "../../test/fakes/site.ts";
import { header, startSmtp, type Verdict } from "../../test/fakes/smtp.ts";
import { listSubscribers } from "./subscribers.ts";

type TestMail = Awaited<ReturnType<typeof openTestMail>>;

describe.each(["sqlite", "postgres"] as const)("on %s", (kind) => {
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let storage: { env: Record<string, string>; remove: () => Promise<void> };
  const opened: TestMail[] = [];

  beforeAll(async () => {
    if (kind === "postgres") postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres?.stop());

  beforeEach(async () => {
    smtp = await startSmtp();
    const { folder, remove } = await temporaryFolder();
    storage = { env: postgres ? { DATABASE_URL: await postgres.database() } : { DATA_DIR: folder }, remove };
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((mail) => mail.close()));
    await smtp.close();
    await storage.remove();
  });

  async function open(env: Record<string, string> = {}, clock = fakeClock()) {
    const mail = await openTestMail({ ...storage.env, SMTP_URL: smtp.url, ...env }, clock);
    opened.push(mail);
    return mail;
  }

  const reference = async (response: Response) => referenceIn(await response.text());

  describe("what is sent", () => {
    test("is stored before the visitor is thanked, and is still there after a restart", async () => {
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

    test("is one letter however often it comes within a day, and a new one after that", async () => {
      const mail = await open();
      const first = await Promise.all(
        Array.from({ length: 20 }, () => mail.post("enquiry", enquiry()).then(reference)),
      );
      mail.clock.pass(day - 1);
      expect(await mail.post("enquiry", enquiry({ submission_id: "another" })).then(reference)).toBe(
        first[0],
      );
      expect(new Set(first).size).toBe(1);
      expect(await mail.letters()).toHaveLength(1);
      mail.clock.pass(1);
      expect(await mail.post("enquiry", enquiry()).then(reference)).not.toBe(first[0]);
      expect(await mail.letters()).toHaveLength(2);
    });

    test("is one letter although two instances take it at the same time", async () => {
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

    test("is two letters if one person writes two messages", async () => {
      const mail = await open();
      await mail.post("enquiry", enquiry({ submission_id: "same" }));
      await mail.post("enquiry", enquiry({ submission_id: "same", message: "And another thing" }));
      expect(await mail.letters()).toHaveLength(2);
    });

    test("is kept but neither mailed nor subscribed when a machine seems to have sent it", async () => {
      const mail = await open();
      expect((await mail.post("enquiry", enquiry({ website: "http://spam.example" }))).status).toBe(200);
      expect((await mail.post("newsletter", { ...subscription(), elapsed_ms: "12" })).status).toBe(200);
      await mail.deliverDue();
      expect((await mail.letters()).map(({ state }) => state)).toEqual(["suspected", "suspected"]);
      expect(smtp.tried).toHaveLength(0);
      expect(await listSubscribers(mail.db)).toHaveLength(0);
    });

    test("is mailed after all when it comes again without the signs of a machine", async () => {
      const mail = await open();
      await mail.post("enquiry", enquiry({ website: "autofilled" }));
      await mail.post("enquiry", enquiry({ elapsed_ms: "42000", website: "" }));
      await mail.deliverDue();
      expect(smtp.accepted).toHaveLength(1);
    });

    test("is deleted when it has been kept as long as promised", async () => {
      const mail = await open({ RETENTION_DAYS: "30" });
      await mail.post("enquiry", enquiry());
      mail.clock.pass(29 * day);
      await mail.post("enquiry", enquiry({ message: "Later" }));
      mail.clock.pass(2 * day);
      mail.start();
      await expect.poll(() => mail.letters()).toHaveLength(1);
    });
  });

  describe("a limit", () => {
    const messages = (count: number, change: (index: number) => object) =>
      Array.from({ length: count }, (_, index) => enquiry({ message: `Message ${index}`, ...change(index) }));

    test("on one address holds across instances, says when to come back, and ends then", async () => {
      const clock = fakeClock();
      const instances = [
        await open({ LIMIT_PER_ADDRESS: "5" }, clock),
        await open({ LIMIT_PER_ADDRESS: "5" }, clock),
      ];
      const responses = await Promise.all(
        messages(20, () => ({})).map((params, index) =>
          instances[index % 2]?.post("enquiry", params, `198.51.100.${index}`),
        ),
      );
      expect(responses.filter((response) => response?.status === 200)).toHaveLength(5);
      const refused = responses.find((response) => response?.status === 429);
      expect(Number(refused?.headers.get("retry-after"))).toBe(3600);
      expect((await instances[0]?.post("enquiry", enquiry({ email: "other@x.example" })))?.status).toBe(200);
      clock.pass(hour);
      expect((await instances[1]?.post("enquiry", enquiry({ message: "New hour" })))?.status).toBe(200);
    });

    test("on one network counts every address in it, and IPv6 by its /64", async () => {
      const mail = await open({ LIMIT_PER_IP: "3" });
      const from = (ip: string, index: number) =>
        mail.post("enquiry", enquiry({ email: `v${index}@x.example` }), ip);
      const ips = [
        "2001:db8:0:1::1",
        "2001:db8:0:1::2",
        "2001:db8::1:0:0:0:3",
        "2001:db8:0:1:ffff::4",
        "2001:db8:0:2::1",
      ];
      const statuses: number[] = [];
      for (const [index, ip] of ips.entries()) statuses.push((await from(ip, index)).status);
      expect(statuses).toEqual([200, 200, 200, 429, 200]);
    });

    test("does not refuse the repeat of what is stored already", async () => {
      const mail = await open({ LIMIT_PER_ADDRESS: "1" });
      const first = await mail.post("enquiry", enquiry()).then(reference);
      expect(await mail.post("enquiry", enquiry()).then(reference)).toBe(first);
      expect((await mail.post("enquiry", enquiry({ message: "Another" }))).status).toBe(429);
      expect(await mail.letters()).toHaveLength(1);
    });
  });

  describe("the courier", () => {
    test("writes to the company, and an answer goes to the visitor", async () => {
      const mail = await open({ MAIL_TO: "sales@ananta.example" });
      await mail.post("enquiry", enquiry({ to_email: "victim@else.example" }));
      await mail.post("newsletter", subscription());
      await mail.deliverDue();
      const [letter, news] = smtp.accepted.sort((a, b) => a.raw.length - b.raw.length).toReversed();
      expect(smtp.accepted.flatMap(({ to }) => to)).toEqual(["sales@ananta.example", "sales@ananta.example"]);
      expect(letter && header(letter, "From")).toBe("Ananta <enquiries@ananta.example>");
      expect(letter && header(letter, "Reply-To")).toBe("Asha Rao <asha@port.example>");
      expect(news && header(news, "Subject")).toBe("Enquire from reader@city.example");
      expect((await mail.letters()).map(({ state }) => state)).toEqual(["sent", "sent"]);
    });

    test("sends what was stored while there was no SMTP server configured", async () => {
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

    test.each<[string, Verdict]>([
      ["answers 451", { code: 451 }],
      ["answers 421", { code: 421 }],
      ["drops the connection", "drop"],
    ])("tries again from 1 minute on when the server %s, as the same message", async (_, verdict) => {
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
    });

    test("tries again when there is no server at all, and gives up after three days with an alarm", async () => {
      await smtp.close();
      const mail = await open();
      const start = mail.clock();
      await mail.post("enquiry", enquiry());
      let tries = 0;
      while ((await mail.letters())[0]?.state === "waiting") {
        await mail.deliverDue();
        tries++;
        mail.clock.pass(Math.max(1, ((await mail.letters())[0]?.due_at ?? 0) - mail.clock()));
      }
      expect(tries).toBe(21);
      expect(mail.clock() - start).toBeGreaterThan(3 * day - 6 * hour);
      expect(mail.clock() - start).toBeLessThan(3 * day + 6 * hour);
      expect(await mail.health()).toMatchObject({ ok: true, waiting: 0, failed: 1 });
      expect(mail.logged.at(-1)).toMatchObject({ level: "error", event: "letter-failed" });
      smtp = await startSmtp();
    });

    test("parks a letter that is refused for good, and alarms when it is refused again", async () => {
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

    test("lets no slow or refused letter hold up another", async () => {
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

    test("shares the work with others, and no letter is sent twice", async () => {
      const couriers = [await open(), await open(), await open()];
      for (let index = 0; index < 60; index++)
        await couriers[0]?.post("enquiry", enquiry({ message: `M${index}`, email: `v${index}@x.example` }));
      await Promise.all(couriers.map((mail) => mail.deliverDue()));
      expect(smtp.accepted).toHaveLength(60);
      expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(60);
    });

    test("never holds the visitor's line breaks in a header", async () => {
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
  });

  describe("the newsletter", () => {
    const post = (link: string, method = "POST") => new Request(link, { method });

    test("has one row per address, since the first time and from the page it was given on", async () => {
      const mail = await open();
      await mail.post("newsletter", { ...subscription("Reader@City.example"), page: "/about-us" });
      const since = mail.clock();
      mail.clock.pass(2 * day);
      await mail.post("newsletter", { ...subscription("reader@city.example"), page: "/" });
      expect(await listSubscribers(mail.db)).toEqual([
        { address: "reader@city.example", subscribed_at: since, page: "/about-us", unsubscribed_at: null },
      ]);
    });

    test("welcomes once, if told to, with a link that leaves by one click", async () => {
      const mail = await open({ WELCOME_SUBSCRIBERS: "true" });
      await mail.post("newsletter", subscription());
      await mail.post("newsletter", { ...subscription(), subject: "Again" });
      await mail.deliverDue();
      const welcome = smtp.accepted.filter(({ to }) => to.includes("reader@city.example"));
      expect(welcome).toHaveLength(1);
      const link = /^<(.*)>$/.exec((welcome[0] && header(welcome[0], "List-Unsubscribe")) ?? "")?.[1] ?? "";
      expect(welcome[0] && header(welcome[0], "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
      expect(link).toContain(`${site.url}/newsletter/unsubscribe?`);

      // Mail scanners open links: only asking to leave must not leave.
      expect((await mail.unsubscribe(post(link, "GET"))).status).toBe(200);
      expect((await listSubscribers(mail.db))[0]?.unsubscribed_at).toBeNull();
      expect((await mail.unsubscribe(post(link))).status).toBe(200);
      expect((await listSubscribers(mail.db))[0]?.unsubscribed_at).toBe(mail.clock());
    });

    test("can be left only by a link that we signed", async () => {
      const mail = await open();
      await mail.post("newsletter", subscription());
      const forged = `${site.url}/newsletter/unsubscribe?address=reader@city.example&signature=${"A".repeat(43)}`;
      expect((await mail.unsubscribe(post(forged))).status).toBe(403);
      expect((await mail.unsubscribe(post(`${site.url}/newsletter/unsubscribe`))).status).toBe(403);
      expect((await listSubscribers(mail.db))[0]?.unsubscribed_at).toBeNull();
    });

    test("can be joined again by who has left, within the same day too", async () => {
      const mail = await open();
      await mail.post("newsletter", subscription());
      await mail.db.updateTable("subscribers").set({ unsubscribed_at: mail.clock() }).execute();
      mail.clock.pass(minute);
      await mail.post("newsletter", subscription());
      expect((await listSubscribers(mail.db))[0]).toMatchObject({
        unsubscribed_at: null,
        subscribed_at: mail.clock(),
      });
    });
  });
});
