import { expect, onTestFinished } from "vitest";
import type { GroundTest } from "../../test/fakes/ground.ts";
import { enquiry, subscription } from "../../test/fakes/site.ts";
import { startWebhook } from "../../test/fakes/webhook.ts";
import { closeLetter, retryLetter } from "../store/archive.ts";
import { dayMs, hourMs, minuteMs } from "../time.ts";

/** The mail status … */
export function mailStatus(test: GroundTest) {
  test("is well while letters arrive, and where none are to be delivered", async ({ open }) => {
    const mail = await open();
    await mail.post("enquiry", enquiry());
    await mail.deliverDue();
    expect(await mail.mailStatus()).toEqual({ ok: true, causes: [] });
    expect(await (await open({ SMTP_URL: "" })).mailStatus()).toEqual({ ok: true, causes: [] });
  });

  test("names the cause with the first failure, in the log too, and is well again after it", async ({
    open,
    smtp,
  }) => {
    const mail = await open();
    smtp.judgeBy(() => ({ code: 454 }));
    const broken = await open({ SMTP_URL: "smtp://127.0.0.1:1" });
    await broken.post("enquiry", enquiry());
    await broken.deliverDue();
    expect(await broken.mailStatus()).toEqual({ ok: false, causes: ["Nothing listens at 127.0.0.1:1."] });
    expect(broken.logged).toContainEqual(
      expect.objectContaining({ event: "letter-delayed", cause: "Nothing listens at 127.0.0.1:1." }),
    );
    mail.clock.pass(minuteMs);
    smtp.judgeBy(() => "accept");
    await mail.deliverDue();
    expect(await mail.mailStatus()).toEqual({ ok: true, causes: [] });
  });

  test("is known from the start on, before there is a letter", async ({ open }) => {
    const mail = await open({ SMTP_URL: "smtp://127.0.0.1:1" });
    mail.start();
    await expect.poll(() => mail.mailStatus()).toMatchObject({ ok: false });
    expect(mail.logged).toContainEqual(expect.objectContaining({ level: "error", event: "smtp-refused" }));
  });

  test("fails when the oldest letter waits for more than 15 minutes", async ({ open, smtp }) => {
    const mail = await open();
    smtp.judgeBy(() => ({ code: 451 }));
    await mail.post("enquiry", enquiry());
    await mail.deliverDue();
    mail.clock.pass(15 * minuteMs);
    expect(await mail.mailStatus()).toEqual({ ok: true, causes: [] });
    mail.clock.pass(minuteMs);
    expect(await mail.mailStatus()).toEqual({
      ok: false,
      causes: ["The oldest letter has been waiting for 16 minutes."],
    });
  });

  test("counts the wait of a letter that a person has released from then on", async ({ open, smtp }) => {
    const mail = await open();
    smtp.judgeBy(() => ({ code: 451, says: "4.7.1 Greylisted" }));
    await mail.post("enquiry", enquiry({ website: "x" }));
    mail.clock.pass(3 * dayMs);
    const [letter] = await mail.letters();
    const joining = { now: mail.clock(), optIn: true, consent: null };
    expect(await retryLetter(mail.db, letter?.id ?? 0, joining)).toBe(true);
    for (let tries = 0; tries < 2; tries++) {
      await mail.deliverDue();
      mail.clock.pass(minuteMs);
      expect(await mail.mailStatus()).toEqual({ ok: true, causes: [] });
    }
    expect(await mail.counts()).toMatchObject({ oldestWaitingSeconds: 120 });
    mail.clock.pass(15 * minuteMs);
    expect((await mail.mailStatus()).causes).toEqual(["The oldest letter has been waiting for 17 minutes."]);
  });

  test("fails while a letter could not be delivered, until a person has seen to it", async ({
    open,
    smtp,
  }) => {
    const mail = await open();
    smtp.judgeBy(() => ({ code: 550 }));
    await mail.post("enquiry", enquiry());
    await mail.deliverDue();
    mail.clock.pass(6 * hourMs);
    await mail.deliverDue();
    expect((await mail.mailStatus()).causes).toEqual([
      "1 letter could not be delivered: npm run letters -- list --state failed",
    ]);
  });

  test("is well although a visitor's address is refused, and neither log nor alarm names it", async ({
    open,
    smtp,
  }) => {
    const mail = await open();
    const visitor = "relay-desk@city.example";
    smtp.refuseBy((address) =>
      address === visitor
        ? { code: 554, says: `5.7.1 <${address}>: Recipient address rejected: Access denied` }
        : undefined,
    );
    await mail.post("newsletter", subscription(visitor));
    await mail.deliverDue();
    mail.clock.pass(6 * hourMs);
    await mail.deliverDue();
    await mail.checkAlarms();
    expect(smtp.accepted).toHaveLength(1);
    expect(await mail.mailStatus()).toEqual({ ok: true, causes: [] });
    const seen = [
      mail.logged,
      await mail.db.selectFrom("alarms").selectAll().execute(),
      await mail.db.selectFrom("settings").selectAll().execute(),
    ];
    expect(JSON.stringify(seen)).not.toContain("relay-desk");
  });

  test("is well while a webhook refuses one lead alone, and after a person has closed that", async ({
    open,
  }) => {
    const crm = await startWebhook();
    onTestFinished(crm.close);
    crm.answerBy(({ body }) => (body.includes("a@b") ? 422 : 200));
    const mail = await open({ WEBHOOKS: `slack+${crm.url}` });
    await mail.post("enquiry", enquiry());
    await mail.deliverDue();
    await mail.post("enquiry", enquiry({ email: "a@b" }));
    await mail.deliverDue();
    expect(await mail.mailStatus()).toEqual({ ok: true, causes: [] });
    mail.clock.pass(6 * hourMs);
    await mail.deliverDue();
    expect((await mail.mailStatus()).causes).toEqual([
      "1 letter could not be delivered: npm run letters -- list --state failed",
    ]);
    const refused = (await mail.letters()).find(({ state }) => state === "failed");
    await closeLetter(mail.db, refused?.id ?? 0);
    expect(await mail.mailStatus()).toEqual({ ok: true, causes: [] });
  });
}
