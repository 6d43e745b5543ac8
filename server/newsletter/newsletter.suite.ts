import { expect } from "vitest";
import type { GroundTest } from "../../test/fakes/ground.ts";
import type { fakeClock } from "../../test/fakes/mail.ts";
import { site, subscription } from "../../test/fakes/site.ts";
import { header, type Received } from "../../test/fakes/smtp.ts";
import { retryLetter } from "../store/archive.ts";
import { isActive, listSubscribers } from "../store/subscribers.ts";
import { dayMs as day, minuteMs as minute } from "../time.ts";
import { addressSignature } from "./links.ts";

const reader = "reader@city.example";
const request = (link: string, method = "POST") => new Request(link, { method });
const linkIn = ({ raw }: Received, path: string) =>
  new RegExp(`https://ananta\\.example${path}\\?token=[\\w-]+`).exec(
    raw.replaceAll("=\r\n", "").replaceAll("=3D", "="),
  )?.[0] ?? "";

/** As a program would fill in the form: within a second. */
const suspect = () => ({ ...subscription(), elapsed_ms: "900" });

/** The newsletter … */
export function newsletter(test: GroundTest) {
  test("has one row per address, since the first time and from the page it was given on", async ({
    open,
  }) => {
    const mail = await open({ SMTP_URL: "" });
    await mail.post("newsletter", { ...subscription("Reader@City.example"), page: "/about-us" });
    const since = mail.clock();
    mail.clock.pass(2 * day);
    await mail.post("newsletter", { ...subscription(reader), page: "/" });
    const [row, ...others] = await listSubscribers(mail.db);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ address: reader, subscribed_at: since, page: "/about-us" });
    expect(row && isActive(row)).toBe(true);
  });

  test("asks the owner of an address first, and keeps what was agreed to, when and where", async ({
    open,
    smtp,
  }) => {
    const mail = await open();
    const asked = mail.clock();
    await mail.post("newsletter", { ...subscription(), page: "/about-us" });
    await mail.deliverDue();
    const [question, ...others] = smtp.accepted.filter(({ to }) => to.includes(reader));
    expect(others).toEqual([]);
    const link = question ? linkIn(question, "/newsletter/confirm") : "";
    expect(link).not.toContain(reader);
    const row = async () => (await listSubscribers(mail.db))[0];

    // Mail scanners open links: only asking must not confirm.
    expect(await (await mail.confirm(request(link, "GET"))).text()).toContain(
      site.words.confirm.asking.title,
    );
    expect(await row()).toMatchObject({ pending_since: asked, confirmed_at: null });
    mail.clock.pass(minute);
    for (const status of [200, 200]) expect((await mail.confirm(request(link))).status).toBe(status);
    expect(await row()).toMatchObject({
      ...{ pending_since: null, subscribed_at: asked, confirmed_at: mail.clock(), page: "/about-us" },
      consent: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
    const version = `consent:${(await row())?.consent}`;
    const kept = await mail.db.selectFrom("settings").selectAll().where("name", "=", version).execute();
    expect(kept[0]?.value).toBe(site.consent);
  });

  test("asks at most once a day, however often and from wherever an address is entered", async ({
    open,
    smtp,
  }) => {
    const clock = (await open()).clock;
    const instances = [await open({}, clock), await open({}, clock)];
    const enter = (times: number) =>
      Promise.all(
        Array.from({ length: times }, (_, index) =>
          instances[index % 2]?.post(
            "newsletter",
            { ...subscription(), subject: `${index} ${clock()}` },
            `198.51.100.${index}`,
          ),
        ),
      );
    const questions = () => smtp.accepted.filter(({ to }) => to.includes(reader));
    await enter(10);
    clock.pass(day - 1);
    await enter(10);
    await instances[0]?.deliverDue();
    expect(questions()).toHaveLength(1);
    clock.pass(1);
    await enter(10);
    await instances[0]?.deliverDue();
    expect(questions()).toHaveLength(2);
  });

  test("asks again in time although it asked while the clock was ahead by two days", async ({
    open,
    smtp,
  }) => {
    const mail = await open();
    mail.clock.pass(2 * day);
    await subscribeAndAsk(mail, smtp.accepted);
    mail.clock.pass(-2 * day);
    await subscribeAndAsk(mail, smtp.accepted);
    await subscribeAndAsk(mail, smtp.accepted);
    expect(smtp.accepted.filter(({ to }) => to.includes(reader))).toHaveLength(2);
  });

  test("asks who was wrongly taken for spam as anyone else, once a person releases the letter", async ({
    open,
    smtp,
  }) => {
    const mail = await open();
    await mail.post("newsletter", { ...suspect(), page: "/about-us" });
    await mail.deliverDue();
    expect(smtp.accepted).toEqual([]);
    expect(await listSubscribers(mail.db)).toEqual([]);

    const [letter] = await mail.letters();
    mail.clock.pass(day);
    const joining = { now: mail.clock(), optIn: true, consent: "abc" };
    for (const released of [true, true])
      expect(await retryLetter(mail.db, letter?.id ?? 0, joining)).toBe(released);
    await mail.deliverDue();
    // To the company and to the reader.
    expect(smtp.accepted).toHaveLength(2);
    const question = smtp.accepted.find(({ to }) => to.includes(reader));
    expect(await listSubscribers(mail.db)).toMatchObject([
      { address: reader, pending_since: mail.clock(), page: "/about-us", consent: "abc" },
    ]);
    await mail.confirm(request(question ? linkIn(question, "/newsletter/confirm") : ""));
    expect((await listSubscribers(mail.db)).filter(isActive)).toHaveLength(1);
  });

  test("does not ask again who has left, because a letter of theirs is sent again", async ({
    open,
    smtp,
  }) => {
    const mail = await open();
    smtp.judgeBy(({ to }) => (to.includes(reader) ? "accept" : { code: 550 }));
    const link = await subscribeAndAsk(mail, smtp.accepted);
    await mail.unsubscribe(request(link.replace("confirm", "unsubscribe")));
    const letter = (await mail.letters()).find(({ template }) => template === "newsletter");
    mail.clock.pass(2 * day);
    await retryLetter(mail.db, letter?.id ?? 0, { now: mail.clock(), optIn: true, consent: null });
    expect(await listSubscribers(mail.db)).toMatchObject([{ pending_since: null }]);
  });

  test("greets once who has confirmed, if told to, with a link that leaves by one click", async ({
    open,
    smtp,
  }) => {
    const mail = await open({ WELCOME_SUBSCRIBERS: "true" });
    const confirmLink = await subscribeAndAsk(mail, smtp.accepted);
    for (const _ of [1, 2]) await mail.confirm(request(confirmLink));
    await mail.deliverDue();
    const welcome = smtp.accepted.filter((letter) => header(letter, "List-Unsubscribe"));
    expect(welcome).toHaveLength(1);
    const link = /^<(.*)>$/.exec((welcome[0] && header(welcome[0], "List-Unsubscribe")) ?? "")?.[1] ?? "";
    expect(welcome[0] && header(welcome[0], "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    expect(link).toContain(`${site.url}/newsletter/unsubscribe?token=`);
    expect(link).not.toContain("city");

    // Mail scanners open links: only asking to leave must not leave.
    expect((await mail.unsubscribe(request(link, "GET"))).status).toBe(200);
    expect((await listSubscribers(mail.db))[0]?.unsubscribed_at).toBeNull();
    for (const status of [200, 200]) expect((await mail.unsubscribe(request(link))).status).toBe(status);
    expect((await listSubscribers(mail.db))[0]?.unsubscribed_at).toBe(mail.clock());
  });

  test("can be left only by a link of ours; signed ones of earlier versions work on", async ({ open }) => {
    const secret = "a secret for signing";
    const mail = await open({ SIGNING_SECRET: secret });
    await mail.post("newsletter", subscription());
    const signed = (signature: string) =>
      `${site.url}/newsletter/unsubscribe?address=${reader}&signature=${signature}`;
    for (const forged of [
      signed("A".repeat(43)),
      `${site.url}/newsletter/unsubscribe`,
      `${site.url}/newsletter/unsubscribe?token=${"A".repeat(24)}`,
    ])
      expect((await mail.unsubscribe(request(forged))).status).toBe(403);
    expect((await listSubscribers(mail.db))[0]?.unsubscribed_at).toBeNull();
    expect((await mail.unsubscribe(request(signed(addressSignature(secret, reader))))).status).toBe(200);
    expect((await listSubscribers(mail.db))[0]?.unsubscribed_at).toBe(mail.clock());
  });

  test("answers a token that is none of ours as an unknown one, whatever it holds", async ({ open }) => {
    const mail = await open();
    for (const token of ["%00", "a%00b", `${"A".repeat(23)}%00`, "%ED%A0%80", "A".repeat(30_000), ""]) {
      const link = (path: string) => `${site.url}/newsletter/${path}?token=${token}`;
      for (const method of ["GET", "POST"]) {
        expect((await mail.confirm(request(link("confirm"), method))).status).toBe(403);
        expect((await mail.unsubscribe(request(link("unsubscribe"), method))).status).toBe(403);
      }
    }
    expect(mail.logged.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("is joined again by who has left only if they confirm it", async ({ open, smtp }) => {
    const mail = await open();
    const first = await subscribeAndAsk(mail, smtp.accepted);
    await mail.confirm(request(first));
    await mail.unsubscribe(request(first.replace("confirm", "unsubscribe")));
    // The link that confirmed once does not bring anyone back.
    expect((await mail.confirm(request(first))).status).toBe(403);
    mail.clock.pass(2 * day);
    const again = await subscribeAndAsk(mail, smtp.accepted);
    expect((await listSubscribers(mail.db)).filter(isActive)).toEqual([]);
    await mail.confirm(request(again));
    expect((await listSubscribers(mail.db)).filter(isActive)).toMatchObject([
      { subscribed_at: mail.clock() },
    ]);
  });

  test("is not joined again by who has left while no mail can be sent to ask them", async ({ open }) => {
    const mail = await open({ SMTP_URL: "" });
    await mail.post("newsletter", subscription());
    await mail.db.updateTable("subscribers").set({ unsubscribed_at: mail.clock() }).execute();
    mail.clock.pass(2 * day);
    await mail.post("newsletter", subscription());
    expect((await listSubscribers(mail.db)).filter(isActive)).toEqual([]);
  });
}

type Mail = {
  clock: ReturnType<typeof fakeClock>;
  post(template: "newsletter", params: object): Promise<Response>;
  deliverDue(): Promise<void>;
};

/** Enters the reader's address, and gives the link of the question that comes of it. */
async function subscribeAndAsk(mail: Mail, accepted: Received[]) {
  await mail.post("newsletter", { ...subscription(), subject: String(mail.clock()) });
  await mail.deliverDue();
  const question = accepted.findLast(({ to }) => to.includes(reader));
  return question ? linkIn(question, "/newsletter/confirm") : "";
}
