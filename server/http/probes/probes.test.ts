import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/fakes/test-site.ts";

const token = "a-token-of-some-length";
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ STATUS_TOKEN: token });
});
afterAll(() => site.server.close());

/** As a proxy on the same machine passes on what the world asks. */
const fromTheWorld = (path: string, headers = {}) =>
  site.get(path, { headers: { "X-Forwarded-For": "198.51.100.7", ...headers } });

test("the world reads one word about the site's health", async () => {
  for (const [path, word] of Object.entries({ "/livez": "ok", "/readyz": "ready", "/healthz": "ok" })) {
    const answer = await fromTheWorld(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, `${word}\n`]);
  }
});

test("the details are for whoever has the token", async () => {
  const right = await fromTheWorld("/healthz", { Authorization: `Bearer ${token}` });
  expect(await right.json()).toMatchObject({ status: "ok", storable: true, waiting: 0, mail: { ok: true } });
  const wrong = await fromTheWorld("/healthz", { Authorization: `Bearer ${token.slice(1)}x` });
  expect(await wrong.text()).toBe("ok\n");
});

test("letters that cannot be stored, or do not arrive, are no reason to send visitors elsewhere", async () => {
  site.letters.healthy = false;
  site.clock.pass(1001);
  expect((await fromTheWorld("/healthz")).status).toBe(503);
  site.letters.healthy = true;
  site.letters.mail = { ok: false, causes: ["The mail server refuses our password."] };
  site.clock.pass(1001);
  expect(await (await site.get("/healthz")).json()).toMatchObject({
    status: "degraded",
    mail: site.letters.mail,
  });
  expect((await site.get("/readyz")).status).toBe(200);
  expect((await site.get("/livez")).status).toBe(200);
});

test("at a stop the site is no longer ready but still answers, and keeps no connection", async () => {
  const other = await startTestSite();
  const proxy = connect(other.port, "127.0.0.1");
  proxy.write("GET /contact HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(proxy, "data");
  other.readiness.stop();
  const answer = await other.get("/readyz");
  expect([answer.status, await answer.text()]).toEqual([503, "stopping\n"]);
  expect((await other.get("/livez")).status).toBe(200);
  let last = "";
  proxy.on("data", (data) => {
    last += data;
  });
  proxy.write("GET /contact HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(proxy, "end");
  expect(last).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\r\nConnection: close\r\n/);
  other.server.close();
});

test("every answer has an id, which is in the log: a trusted proxy's or our own", async () => {
  const own = await site.get("/contact", { headers: { "X-Request-Id": "from-a-stranger" } });
  const id = own.headers.get("X-Request-Id");
  expect(id).toMatch(/^[\w-]{8,}$/);
  expect(id).not.toBe("from-a-stranger");
  await expect.poll(() => site.logged()).toContainEqual(expect.objectContaining({ path: "/contact", id }));

  const proxied = await startTestSite({ TRUSTED_PROXIES: "1" });
  for (const path of ["/contact", "/nowhere", "/assets/none.js", "/newsletter", "/%zz"]) {
    const answer = await proxied.get(path, { headers: { "X-Request-Id": "3f2a9c0d11" } });
    expect([path, answer.headers.get("X-Request-Id")]).toEqual([path, "3f2a9c0d11"]);
  }
  const odd = await proxied.get("/contact", { headers: { "X-Request-Id": 'a","level":"error' } });
  expect(odd.headers.get("X-Request-Id")).not.toContain('"');
  proxied.server.close();
});
