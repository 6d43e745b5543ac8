import { afterAll, expect, test } from "vitest";
import { storedIn } from "#contract/reply.ts";
import { openTestMail } from "../../test/fakes/mail.ts";
import { startPostgres } from "../../test/fakes/postgres.ts";
import { enquiry, sendBody } from "../../test/fakes/site.ts";
import { startSmtp } from "../../test/fakes/smtp.ts";
import { startMailServer } from "../../test/fakes/start-mail-server.ts";
import { referenceOf } from "../store/reference.ts";

const postgres = await startPostgres();
const smtp = await startSmtp();
afterAll(async () => {
  await smtp.close();
  await postgres.stop();
}, 60_000);

/** The letter service on a database of its own, whose connections can be broken. */
async function openBreakable() {
  const url = await postgres.database();
  const name = new URL(url).pathname.slice(1);
  return {
    mail: await openTestMail({ DATABASE_URL: url, LIMIT_PER_IP: "1000", LIMIT_PER_ADDRESS: "1000" }),
    allowConnections: (allow: boolean) => postgres.run(`alter database ${name} allow_connections ${allow}`),
    breakConnections: () =>
      postgres.run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
  };
}

test("an outage of the database is answered by 503, and is over when it is over", {
  timeout: 120_000,
}, async () => {
  const { mail, allowConnections, breakConnections } = await openBreakable();
  const statusOf = async (message: string) => (await mail.post("enquiry", enquiry({ message }))).status;
  expect(await statusOf("Before")).toBe(200);
  await breakConnections();
  expect(await statusOf("After a restart")).toBe(200);

  await allowConnections(false);
  await breakConnections();
  expect(await statusOf("During")).toBe(503);
  expect(await mail.health()).toMatchObject({ ok: false });

  await allowConnections(true);
  expect(await statusOf("During")).toBe(200);
  expect(await mail.health()).toMatchObject({ ok: true, waiting: 3 });
  await mail.close();
});

test("connections that break under load lose nothing that was thanked for", {
  timeout: 120_000,
}, async () => {
  const { mail, breakConnections } = await openBreakable();
  const thanked: (string | undefined)[] = [];
  for (let round = 0; round < 10; round++) {
    const responses = Array.from({ length: 20 }, (_, index) =>
      mail.post("enquiry", enquiry({ message: `Round ${round}, number ${index}` })),
    );
    await breakConnections();
    for (const response of await Promise.all(responses))
      if (response.status === 200) thanked.push(storedIn(await response.text()).reference);
      else expect(response.status).toBe(503);
  }
  const stored = new Set((await mail.letters()).map(referenceOf));
  expect(thanked.filter((reference) => !stored.has(reference ?? ""))).toEqual([]);
  await mail.close();
});

test("two instances share the work, and killing one loses nothing", { timeout: 120_000 }, async () => {
  const env = { DATABASE_URL: await postgres.database(), SMTP_URL: smtp.url };
  const [one, two] = await Promise.all([
    startMailServer({ ...env, MAIL_FROM: "one@ananta.example" }),
    startMailServer({ ...env, MAIL_FROM: "two@ananta.example" }),
  ]);
  const halfWay = Promise.withResolvers<void>();
  smtp.judgeBy(() => {
    if (smtp.accepted.length === 150) halfWay.resolve();
    return "accept";
  });
  const references = new Set<string | undefined>();
  const posts = Array.from({ length: 300 }, async (_, index) => {
    const letter = enquiry({ message: `Number ${index}`, email: `visitor-${index}@x.example` });
    const server = index % 2 ? one : two;
    // Who gets no answer because one was killed tries again, and is sent to the other.
    const response = await server
      .post(sendBody("enquiry", letter))
      .catch(() => two.post(sendBody("enquiry", letter)));
    references.add(storedIn(await response.text()).reference);
  });
  await halfWay.promise;
  await one.kill();
  await Promise.all(posts);
  // Ten minutes later, when what the killed one had in its hands is free again.
  expect(await two.get("/deliver?ahead_ms=600000")).toMatchObject({ ok: true, waiting: 0, failed: 0 });
  await two.stop();

  const mail = await openTestMail({ DATABASE_URL: env.DATABASE_URL });
  const letters = await mail.letters();
  await mail.close();
  expect(new Set(letters.map(referenceOf))).toEqual(references);
  expect(letters.filter(({ state }) => state === "sent")).toHaveLength(300);
  const arrivals = Map.groupBy(smtp.accepted, ({ raw }) => /Number (\d+)/.exec(raw)?.[1]);
  expect(arrivals.size).toBe(300);
  expect(Math.max(...[...arrivals.values()].map((copies) => copies.length))).toBeLessThanOrEqual(2);
  expect(new Set(smtp.accepted.map(({ from }) => from))).toEqual(
    new Set(["one@ananta.example", "two@ananta.example"]),
  );
});
