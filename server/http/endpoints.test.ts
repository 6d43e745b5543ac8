import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../test/fakes/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.server.close());

const sendPath = "/api/v1.0/email/send";

test("what is sent as JSON is handed to the endpoint for letters, with the sender's address", async () => {
  const answer = await site.get(sendPath, { method: "POST", body: '{"user_id":"x"}' });
  expect([answer.status, await answer.text()]).toEqual([200, "OK KOLAM-1"]);
  expect(site.letters.seen.at(-1)).toMatchObject({ body: '{"user_id":"x"}', client: { ip: "127.0.0.1" } });
});

test("a message of over 64 kB is refused, promised or not", async () => {
  const { length } = site.letters.seen;
  const long = "x".repeat(64 * 1024 + 1);
  expect((await site.get(sendPath, { method: "POST", body: long })).status).toBe(413);
  const body = new Blob([long]).stream();
  expect((await site.get(sendPath, { method: "POST", body, duplex: "half" } as RequestInit)).status).toBe(
    413,
  );
  expect(site.letters.seen.length).toBe(length);
});

test("only POST sends; a browser on another site may ask first", async () => {
  const answer = await site.get(sendPath);
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
  expect((await site.get(sendPath, { method: "OPTIONS" })).status).toBe(200);
});

test("links in e-mails are opened and their forms sent, and nothing else is done with them", async () => {
  for (const path of ["/newsletter/unsubscribe", "/newsletter/confirm", "/letters/judge"]) {
    const answer = await site.get(`${path}?token=1`, { method: "DELETE" });
    expect([path, answer.status, answer.headers.get("Allow")]).toEqual([path, 405, "GET, HEAD, POST"]);
  }
});

test("the health of the site is told in a word, and in detail to this machine", async () => {
  const healthy = await site.get("/healthz");
  expect([healthy.status, await healthy.json()]).toMatchObject([200, { status: "ok", waiting: 0 }]);
  site.letters.healthy = false;
  expect((await site.get("/healthz")).status).toBe(200);
  site.clock.pass(1001);
  const ill = await site.get("/healthz");
  expect([ill.status, await ill.json()]).toMatchObject([503, { status: "degraded" }]);
});

test("one can unsubscribe, on a page that has a policy of its own", async () => {
  const answer = await site.get("/newsletter/unsubscribe?token=1");
  expect(await answer.text()).toBe("Unsubscribed.");
  expect(answer.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
});

test("every request is one line of the log, without its query", async () => {
  await site.get("/contact?email=asha@port.example");
  await site.get("/services/unknown?email=asha@port.example");
  await site.get("/newsletter/unsubscribe?token=asha@port.example");
  await expect
    .poll(() => site.logged().slice(-3))
    .toMatchObject([
      { level: "info", event: "request", method: "GET", path: "/contact", status: 200 },
      { path: "/services/unknown", status: 200, ms: expect.any(Number), bytes: expect.any(Number) },
      { path: "/newsletter/unsubscribe", bytes: 13 },
    ]);
  expect(JSON.stringify(site.logged())).not.toMatch(/asha|127\.0\.0\.1/);
});
