import { createHmac } from "node:crypto";
import { expect, onTestFinished } from "vitest";
import type { GroundTest } from "../../test/fakes/ground.ts";
import { enquiry, subscription } from "../../test/fakes/site.ts";
import { header } from "../../test/fakes/smtp.ts";
import { startWebhook } from "../../test/fakes/webhook.ts";
import { forgetPerson, retryLetter } from "../store/archive.ts";
import { referenceOf } from "../store/reference.ts";
import { writeSetting } from "../store/settings.ts";
import { dayMs, hourMs, minuteMs } from "../time.ts";
import { openQueue } from "./queue/queue.ts";

const hostileSubjects = [
  "products/no-such",
  "/products/smart-dust-bin",
  "Smart Dust Bin",
  "__proto__",
  "constructor",
  "products/smart-dust-bin\r\nBcc: victim@else.example",
  "products/smart-dust-bin\0",
  "\ud800",
  "'; DROP TABLE letters; --",
  "x".repeat(30_000),
  "",
  null,
  7,
  [],
  ["products/smart-dust-bin"],
  { title: "Free money" },
];

const WEBHOOK_SECRET = "a secret that both sides know";

async function receiver() {
  const webhook = await startWebhook();
  onTestFinished(webhook.close);
  return webhook;
}

/** As it is read: without the line breaks and codes of quoted-printable. */
const unwrapped = (raw = "") =>
  raw
    .replaceAll("=\r\n", "")
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll("=", "%")));

/** Leads … */
export function leads(test: GroundTest) {
  test("go to the recipients of their interests, each once, and otherwise to those of the rest", async ({
    open,
    smtp,
  }) => {
    const MAIL_ROUTES = "cloud=cloud@x.example, head@x.example; consulting=head@x.example; *=sales@x.example";
    const mail = await open({ MAIL_ROUTES });
    await mail.post("enquiry", enquiry());
    await mail.deliverDue();
    expect(smtp.accepted.map(({ to }) => to).sort()).toEqual([["cloud@x.example"], ["head@x.example"]]);
    expect(new Set(smtp.accepted.map((letter) => header(letter, "To")))).toEqual(
      new Set(["cloud@x.example, head@x.example"]),
    );
    await mail.post("enquiry", enquiry({ service: "Cybersecurity", message: "Second" }));
    await mail.post("enquiry", enquiry({ service: "", message: "Third" }));
    await mail.deliverDue();
    expect(smtp.accepted.slice(2).map(({ to }) => to)).toEqual([["sales@x.example"], ["sales@x.example"]]);
  });

  test("are repeated only to the recipient that did not take them", async ({ open, smtp }) => {
    const mail = await open({ MAIL_ROUTES: "*=well@x.example, full@x.example" });
    smtp.judgeBy(({ to }) => (to.includes("full@x.example") ? { code: 452 } : "accept"));
    await mail.post("enquiry", enquiry());
    await mail.deliverDue();
    expect((await mail.letters())[0]).toMatchObject({ state: "waiting" });
    smtp.judgeBy(() => "accept");
    mail.clock.pass(minuteMs);
    await mail.deliverDue();
    expect(smtp.accepted.map(({ to }) => to[0])).toEqual(["well@x.example", "full@x.example"]);
    expect((await mail.letters())[0]).toMatchObject({ state: "sent" });
  });

  test("cannot be routed by an interest that the form does not offer", async ({ open }) => {
    await expect(open({ MAIL_ROUTES: "clod=a@x.example" })).rejects.toThrow(
      "MAIL_ROUTES names what the form does not offer: clod. It offers: cloud, consulting, security",
    );
  });

  test("are posted to webhooks, signed over id, time and body", async ({ open, smtp }) => {
    const { url, posts } = await receiver();
    const mail = await open({ WEBHOOKS: `${url}/crm`, WEBHOOK_SECRET });
    await mail.post("enquiry", { ...enquiry(), page: "/contact" });
    await mail.post("newsletter", subscription());
    await mail.deliverDue();
    // The enquiry, the subscription, and the question to the subscriber.
    expect(smtp.accepted).toHaveLength(3);
    const letter = (await mail.letters()).find(({ template }) => template === "enquiry");
    expect(posts).toHaveLength(1);
    const { headers, body = "" } = posts[0] ?? {};
    expect(JSON.parse(body)).toEqual({
      type: "enquiry",
      id: headers?.["idempotency-key"],
      reference: letter && referenceOf(letter),
      receivedAt: new Date(mail.clock()).toISOString(),
      page: "https://ananta.example/contact",
      about: null,
      contact: {
        ...{ name: "Asha Rao", email: "asha@port.example", company: "Port Trust" },
        phone: "+91 98400 00000",
      },
      interests: [
        { value: "cloud", label: "Cloud Transformation" },
        { value: "consulting", label: "IT Consulting" },
      ],
      message: "We run 40 cranes and would like to see them on one screen.",
      trial: null,
    });
    const signed = `${headers?.["webhook-id"]}.${headers?.["webhook-timestamp"]}.${body}`;
    const signature = createHmac("sha256", WEBHOOK_SECRET).update(signed).digest("base64");
    expect(headers?.["webhook-signature"]).toBe(`v1,${signature}`);
    expect(Number(headers?.["webhook-timestamp"])).toBe(mail.clock() / 1000);
  });

  test("say what they are about, by the title of our own page", async ({ open, smtp }) => {
    const { url, posts } = await receiver();
    const mail = await open({
      WEBHOOKS: `${url}/crm slack+${url}/slack hubspot+${url}/hubspot`,
      WEBHOOK_SECRET,
    });
    await mail.post("enquiry", enquiry({ about: "products/smart-dust-bin" }));
    await mail.deliverDue();
    const page = "https://ananta.example/products/smart-dust-bin";
    expect(unwrapped(smtp.accepted[0]?.raw)).toContain(`About: Smart Dust Bin (${page})`);
    const bodyAt = (path: string) => posts.find((post) => post.path === path)?.body ?? "";
    expect(JSON.parse(bodyAt("/crm")).about).toEqual({ title: "Smart Dust Bin", page });
    expect(bodyAt("/slack")).toContain(`About: Smart Dust Bin (${page})`);
    expect(bodyAt("/hubspot")).toContain("Smart Dust Bin");
  });

  test("carry what was tried in a simulator, in the site's own words", async ({ open, smtp }) => {
    const { url, posts } = await receiver();
    const mail = await open({
      WEBHOOKS: `${url}/crm slack+${url}/slack hubspot+${url}/hubspot`,
      WEBHOOK_SECRET,
    });
    await mail.post("enquiry", enquiry({ trial: "bins;bins:40,truck:small;distance:120/190" }));
    await mail.deliverDue();
    const link = "https://ananta.example/products/smart-dust-bin?bins=40&truck=small#try-it";
    const letter = unwrapped(smtp.accepted[0]?.raw);
    expect(letter).toContain("Tried on the site: Plan a round of bins");
    expect(letter).toContain("Truck: Small");
    expect(letter).toContain("Distance a week: 120\u00a0km (today's practice: 190\u00a0km)");
    expect(letter).toContain(`Open this simulation: ${link}`);
    const bodyAt = (path: string) => posts.find((post) => post.path === path)?.body ?? "";
    expect(JSON.parse(bodyAt("/crm")).trial).toEqual({
      title: "Tried on the site: Plan a round of bins",
      link,
      inputs: [
        { label: "Bins", value: "40" },
        { label: "Truck", value: "Small" },
      ],
      figures: [{ label: "Distance a week", value: "120\u00a0km", today: "190\u00a0km" }],
    });
    for (const path of ["/slack", "/hubspot"]) expect(bodyAt(path)).toContain(link);
  });

  test("carry nothing that no simulator has said, and are taken all the same", async ({ open, smtp }) => {
    const mail = await open();
    const hostile = [
      "bins;bins:9000,truck:small;distance:1",
      "<b>Free</b>",
      "__proto__;;",
      ["bins"],
      "x".repeat(5000),
    ];
    for (const [i, trial] of hostile.entries())
      expect((await mail.post("enquiry", enquiry({ trial, message: `Nr ${i}` }))).status).toBe(200);
    await mail.deliverDue();
    const letters = await mail.letters();
    expect(letters).toHaveLength(hostile.length);
    for (const { params } of letters) expect(JSON.parse(params)).not.toHaveProperty("trial");
    for (const { raw } of smtp.accepted) expect(raw).not.toContain("Tried on the site");
  });

  test("are about a page of ours or about none, whatever a visitor sends", async ({ open, smtp }) => {
    const mail = await open();
    for (const [i, about] of hostileSubjects.entries())
      expect((await mail.post("enquiry", enquiry({ about, message: `Nr ${i}` }))).status).toBe(200);
    await mail.deliverDue();
    const letters = await mail.letters();
    expect(letters).toHaveLength(hostileSubjects.length);
    for (const { params } of letters) expect(JSON.parse(params)).not.toHaveProperty("about");
    for (const { raw } of smtp.accepted) expect(raw).not.toMatch(/^About:/m);
  });

  test("are posted again with the same key when a CRM fails, and no e-mail is repeated", async ({
    open,
    smtp,
  }) => {
    const [failing, well] = [await receiver(), await receiver()];
    const mail = await open({ WEBHOOKS: `${failing.url}/a ${well.url}/b`, WEBHOOK_SECRET });
    failing.answerBy(() => (failing.posts.length < 3 ? 500 : 204));
    await mail.post("enquiry", enquiry());
    for (const minutes of [0, 1, 2]) {
      mail.clock.pass(minutes * minuteMs);
      await mail.deliverDue();
    }
    expect(failing.posts).toHaveLength(3);
    expect(new Set(failing.posts.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect([well.posts.length, smtp.accepted.length]).toEqual([1, 1]);
    expect((await mail.letters())[0]).toMatchObject({ state: "sent" });
    const rows = await mail.db.selectFrom("deliveries").select(["state", "attempts"]).execute();
    expect(rows.sort((a, b) => a.attempts - b.attempts)).toEqual([
      { state: "sent", attempts: 1 },
      { state: "sent", attempts: 1 },
      { state: "sent", attempts: 3 },
    ]);
  });

  test("follow no redirect, and a person can send again what was refused", async ({ open, smtp }) => {
    const { url, posts, answerBy } = await receiver();
    const mail = await open({ WEBHOOKS: url, WEBHOOK_SECRET });
    answerBy(() => 307);
    await mail.post("enquiry", enquiry());
    await mail.deliverDue();
    mail.clock.pass(6 * hourMs);
    await mail.deliverDue();
    expect(posts.map(({ path }) => path)).toEqual(["/", "/"]);
    const [letter] = await mail.letters();
    expect(letter).toMatchObject({
      state: "failed",
      last_error: expect.stringMatching(/^The webhook at 127\.0\.0\.1:\d+ answers 307\.$/),
    });
    answerBy(() => 200);
    await retryLetter(mail.db, letter?.id ?? 0, { now: mail.clock(), optIn: true, consent: null });
    await mail.deliverDue();
    expect((await mail.letters())[0]).toMatchObject({ state: "sent" });
    expect([posts.length, smtp.accepted.length]).toEqual([3, 1]);
  });

  test("that a person sends again are tried although the first process to take them dies", async ({
    open,
    smtp,
  }) => {
    const mail = await open({ MAIL_ROUTES: "*=well@x.example, gone@x.example" });
    smtp.judgeBy(({ to }) => (to.includes("gone@x.example") ? { code: 550 } : "accept"));
    await mail.post("enquiry", enquiry());
    for (let tries = 0; tries < 2; tries++) {
      await mail.deliverDue();
      mail.clock.pass(7 * hourMs);
    }
    const [letter] = await mail.letters();
    expect(letter).toMatchObject({ state: "failed" });
    smtp.judgeBy(() => "accept");
    await retryLetter(mail.db, letter?.id ?? 0, { now: mail.clock(), optIn: true, consent: null });
    expect(await openQueue(mail.store, mail.clock, ["enquiry"]).claim(1, [])).toHaveLength(1);
    mail.clock.pass(hourMs);
    await mail.deliverDue();
    expect(smtp.accepted.map(({ to }) => to[0])).toEqual(["well@x.example", "gone@x.example"]);
    expect(await mail.letters()).toMatchObject([{ state: "sent" }]);
  });

  test("are written as Slack and HubSpot expect them, and call nobody", async ({ open }) => {
    const { url, posts } = await receiver();
    const mail = await open({ WEBHOOKS: `slack+${url}/slack hubspot+${url}/hubspot`, WEBHOOK_SECRET });
    await mail.post("enquiry", enquiry({ company: "<!channel> & Sons" }));
    await mail.deliverDue();
    const bodies = Object.fromEntries(posts.map(({ path, body }) => [path, JSON.parse(body)]));
    expect(bodies["/slack"].text).toContain("&lt;!channel&gt; &amp; Sons");
    expect(bodies["/slack"].blocks.map(({ text }: { text: { type: string } }) => text.type)).toEqual(
      Array(3).fill("plain_text"),
    );
    expect(bodies["/hubspot"].fields).toContainEqual({
      ...{ objectTypeId: "0-1", name: "email", value: "asha@port.example" },
    });
  });

  test("are cut for Slack between characters, not through an emoji", async ({ open }) => {
    const { url, posts } = await receiver();
    const mail = await open({ WEBHOOKS: `slack+${url}/slack`, WEBHOOK_SECRET });
    await mail.post("enquiry", enquiry({ message: `${"x".repeat(2999)}😀 and more` }));
    await mail.deliverDue();
    const texts = JSON.parse(posts[0]?.body ?? "").blocks.map(
      (block: { text: { text: string } }) => block.text.text,
    );
    expect(texts.at(-1)).toBe("x".repeat(2999));
  });

  test("need no mail server, and keep other letters for when there is one", async ({ open, smtp }) => {
    const { url, posts } = await receiver();
    const mail = await open({ SMTP_URL: "", WEBHOOKS: `slack+${url}` });
    await mail.post("enquiry", enquiry());
    await mail.post("newsletter", subscription());
    await mail.deliverDue();
    expect(posts).toHaveLength(1);
    expect((await mail.letters()).map(({ state }) => state).sort()).toEqual(["sent", "waiting"]);
    const after = await open();
    after.clock.pass(hourMs);
    await after.deliverDue();
    expect(smtp.accepted).toHaveLength(1);
  });

  test("let what waited for a mail server be tried for as long as any other, and raise no alarm meanwhile", async ({
    open,
    smtp,
  }) => {
    const { url } = await receiver();
    const mail = await open({ SMTP_URL: "", WEBHOOKS: `slack+${url}` });
    await mail.post("newsletter", subscription());
    for (let hours = 0; hours < 30; hours++) {
      await mail.deliverDue();
      mail.clock.pass(hourMs);
    }
    expect(await mail.counts()).toEqual({ byState: { waiting: 1 }, oldestWaitingSeconds: 0 });
    expect(await mail.letters()).toMatchObject([{ state: "waiting", attempts: 0 }]);
    smtp.judgeBy(() => ({ code: 451 }));
    const after = await open({}, mail.clock);
    expect(await after.counts()).toMatchObject({ oldestWaitingSeconds: 30 * 3600 });
    await after.deliverDue();
    expect(await after.letters()).toMatchObject([{ state: "waiting", attempts: 1 }]);
  });

  test("that no webhook takes are never deleted; what has nowhere to go is, in time", async ({ open }) => {
    const { url, answerBy } = await receiver();
    answerBy(() => 500);
    const mail = await open({ SMTP_URL: "", WEBHOOKS: `slack+${url}` });
    await mail.post("enquiry", enquiry());
    await mail.post("newsletter", subscription());
    mail.clock.pass(400 * dayMs);
    await writeSetting(mail.db, "purge-clock", JSON.stringify({ seen: mail.clock(), holdUntil: 0 }));
    mail.start();
    await expect
      .poll(() => mail.logged)
      .toContainEqual(expect.objectContaining({ event: "letters-purged", letters: 1 }));
    expect((await mail.letters()).map(({ template }) => template)).toEqual(["enquiry"]);
  });

  test("leave no record of where they went when their person is forgotten", async ({ open }) => {
    const mail = await open();
    await mail.post("enquiry", enquiry());
    await mail.deliverDue();
    await forgetPerson(mail.store, "asha@port.example");
    expect(await mail.db.selectFrom("deliveries").selectAll().execute()).toEqual([]);
  });

  test("that earlier code has tried go on where it left them", async ({ open, smtp }) => {
    const mail = await open();
    await mail.post("enquiry", enquiry());
    await mail.db.updateTable("letters").set({ attempts: 20 }).execute();
    smtp.judgeBy(() => ({ code: 451 }));
    await mail.deliverDue();
    expect((await mail.letters())[0]).toMatchObject({ state: "failed" });
  });
}
