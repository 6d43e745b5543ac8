import { expect } from "vitest";
import type { GroundTest } from "../../test/fakes/ground.ts";
import { site, subscription } from "../../test/fakes/site.ts";
import { header } from "../../test/fakes/smtp.ts";
import { listSubscribers } from "../store/subscribers.ts";
import { dayMs as day, minuteMs as minute } from "../time.ts";

/** The newsletter … */
export function newsletter(test: GroundTest) {
  const post = (link: string, method = "POST") => new Request(link, { method });

  test("has one row per address, since the first time and from the page it was given on", async ({
    open,
  }) => {
    const mail = await open();
    await mail.post("newsletter", { ...subscription("Reader@City.example"), page: "/about-us" });
    const since = mail.clock();
    mail.clock.pass(2 * day);
    await mail.post("newsletter", { ...subscription("reader@city.example"), page: "/" });
    expect(await listSubscribers(mail.db)).toEqual([
      { address: "reader@city.example", subscribed_at: since, page: "/about-us", unsubscribed_at: null },
    ]);
  });

  test("welcomes once, if told to, with a link that leaves by one click", async ({ open, smtp }) => {
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

  test("can be left only by a link that we signed", async ({ open }) => {
    const mail = await open();
    await mail.post("newsletter", subscription());
    const forged = `${site.url}/newsletter/unsubscribe?address=reader@city.example&signature=${"A".repeat(43)}`;
    expect((await mail.unsubscribe(post(forged))).status).toBe(403);
    expect((await mail.unsubscribe(post(`${site.url}/newsletter/unsubscribe`))).status).toBe(403);
    expect((await listSubscribers(mail.db))[0]?.unsubscribed_at).toBeNull();
  });

  test("can be joined again by who has left, within the same day too", async ({ open }) => {
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
}
