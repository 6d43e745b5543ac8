import { expect } from "vitest";
import { storedIn } from "#contract/reply.ts";
import type { GroundTest } from "../../../test/fakes/ground.ts";
import { fakeClock } from "../../../test/fakes/mail.ts";
import { enquiry, subscription } from "../../../test/fakes/site.ts";
import { dayMs as day, hourMs as hour } from "../../time.ts";
import { forgetPerson } from "../archive.ts";
import { unsubscribe } from "../subscribers.ts";

const reference = async (response: Response) => storedIn(await response.text()).reference;

/** A limit … */
export function limits(test: GroundTest) {
  const messages = (count: number, change: (index: number) => object) =>
    Array.from({ length: count }, (_, index) => enquiry({ message: `Message ${index}`, ...change(index) }));

  test("on one address and network holds across instances, says when to come back, and ends then", async ({
    open,
  }) => {
    const clock = fakeClock();
    const instances = [
      await open({ LIMIT_PER_ADDRESS: "5" }, clock),
      await open({ LIMIT_PER_ADDRESS: "5" }, clock),
    ];
    const responses = await Promise.all(
      messages(20, () => ({})).map((params, index) => instances[index % 2]?.post("enquiry", params)),
    );
    expect(responses.filter((response) => response?.status === 200)).toHaveLength(5);
    const refused = responses.find((response) => response?.status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBe(3600);
    expect((await instances[0]?.post("enquiry", enquiry({ email: "other@x.example" })))?.status).toBe(200);
    clock.pass(hour);
    expect((await instances[1]?.post("enquiry", enquiry({ message: "New hour" })))?.status).toBe(200);
  });

  test("on one network counts every address in it, and IPv6 by its /64", async ({ open }) => {
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

  test("does not refuse the repeat of what is stored already", async ({ open }) => {
    const mail = await open({ LIMIT_PER_ADDRESS: "1" });
    const first = await mail.post("enquiry", enquiry()).then(reference);
    expect(await mail.post("enquiry", enquiry()).then(reference)).toBe(first);
    expect((await mail.post("enquiry", enquiry({ message: "Another" }))).status).toBe(429);
    // From memory by now, and the repeat still.
    expect((await mail.post("enquiry", enquiry({ message: "Another" }))).status).toBe(429);
    expect(await mail.post("enquiry", enquiry()).then(reference)).toBe(first);
    expect(await mail.letters()).toHaveLength(1);
  });

  test("thanks nobody for what is stored no more: a day later, or when its person was deleted", async ({
    open,
  }) => {
    const mail = await open({ LIMIT_PER_ADDRESS: "1" });
    const statusOf = async (params: object) => (await mail.post("enquiry", params)).status;
    expect(await statusOf(enquiry())).toBe(200);
    mail.clock.pass(day);
    expect(await statusOf(enquiry({ message: "Next day" }))).toBe(200);
    expect(await statusOf(enquiry({ message: "Too many" }))).toBe(429);
    expect(await statusOf(enquiry())).toBe(429);
    expect(await statusOf(enquiry({ message: "Next day" }))).toBe(200);
    await forgetPerson(mail.store, "asha@port.example");
    expect(await statusOf(enquiry({ message: "Next day" }))).toBe(429);
    expect(await mail.letters()).toHaveLength(0);
    mail.clock.pass(hour);
    expect(await statusOf(enquiry({ message: "Next day" }))).toBe(200);
    expect(await mail.letters()).toHaveLength(1);
  });

  test("thanks nobody for a subscription that has ended meanwhile", async ({ open }) => {
    const mail = await open({ LIMIT_PER_ADDRESS: "1", SMTP_URL: "" });
    const address = "reader@city.example";
    expect((await mail.post("newsletter", subscription(address))).status).toBe(200);
    expect((await mail.post("enquiry", enquiry({ email: address }))).status).toBe(429);
    await unsubscribe(mail.db, address, mail.clock());
    expect((await mail.post("newsletter", subscription(address))).status).toBe(429);
    mail.clock.pass(hour);
    expect((await mail.post("newsletter", subscription(address))).status).toBe(200);
  });

  test("on a network ends for colleagues when its window does, whoever also reached a limit of their own", async ({
    open,
  }) => {
    const mail = await open({ LIMIT_PER_ADDRESS: "1", LIMIT_PER_IP: "2" });
    const statusOf = async (email: string, message: string) =>
      (await mail.post("enquiry", enquiry({ email, message }))).status;
    expect(await statusOf("ravi@port.example", "First")).toBe(200);
    mail.clock.pass(hour / 2);
    expect(await statusOf("asha@port.example", "Second")).toBe(200);
    expect(await statusOf("asha@port.example", "Over both limits")).toBe(429);
    mail.clock.pass(hour / 2);
    expect(await statusOf("meera@port.example", "The network's window is over")).toBe(200);
    expect(await statusOf("asha@port.example", "Her own is not")).toBe(429);
  });

  test("that a stranger uses up with someone's address does not lock that person out", async ({ open }) => {
    const mail = await open({ LIMIT_PER_ADDRESS: "5" });
    for (const params of messages(6, () => ({}))) await mail.post("enquiry", params, "198.51.100.1");
    expect((await mail.post("enquiry", enquiry({ message: "Really me" }), "203.0.113.9")).status).toBe(200);
  });

  test("that was reached while the clock was ahead by a day is over when it is set back", async ({
    open,
  }) => {
    const clock = fakeClock();
    const mail = await open({ LIMIT_PER_ADDRESS: "1" }, clock);
    const statusOf = async (to: typeof mail, message: string) =>
      (await to.post("enquiry", enquiry({ message }))).status;
    clock.pass(day);
    for (const [message, status] of [["First", 200] as const, ["Second", 429] as const])
      expect(await statusOf(mail, message)).toBe(status);
    clock.pass(-day);
    // By what this instance remembers, and by what the database has.
    expect(await statusOf(mail, "Third")).toBe(200);
    expect(await statusOf(mail, "Fourth")).toBe(429);
    const next = await open({ LIMIT_PER_ADDRESS: "1" }, clock);
    expect(await statusOf(next, "Fifth")).toBe(429);
    clock.pass(hour);
    expect(await statusOf(next, "Sixth")).toBe(200);
  });

  test("that is reached costs no write: the count in the database stands still", async ({ open }) => {
    const mail = await open({ LIMIT_PER_ADDRESS: "3" });
    for (const params of messages(4, () => ({}))) await mail.post("enquiry", params);
    const counts = () => mail.db.selectFrom("tallies").selectAll().orderBy("key").execute();
    const before = await counts();
    const refused = await Promise.all(
      messages(50, (index) => ({ message: `Flood ${index}` })).map((params) => mail.post("enquiry", params)),
    );
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect(await counts()).toEqual(before);
  });
}
