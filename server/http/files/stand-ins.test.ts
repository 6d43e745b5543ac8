import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/fakes/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.server.close());

test("an unknown id is answered from memory: the same bytes for all, as for any built page", async () => {
  const [one, two] = await Promise.all([site.get("/services/unknown"), site.get("/services/other/?a=1")]);
  expect([one.status, one.headers.get("Cache-Control")]).toEqual([200, "no-cache"]);
  const tag = one.headers.get("ETag") ?? "";
  expect(two.headers.get("ETag")).toBe(tag);
  expect(await one.text()).toContain("The default service");
  const again = await site.get("/services/third", { headers: { "If-None-Match": tag } });
  expect(again.status).toBe(304);
});

test("so is an unknown address, which is never told to be unchanged", async () => {
  const answer = await site.get("/no/such/page", { headers: { "If-None-Match": "*" } });
  expect([answer.status, answer.headers.get("ETag"), await answer.text()]).toEqual([
    404,
    null,
    expect.stringContaining("404 - Page Not Found"),
  ]);
});

test("a page's data is answered likewise, for the router", async () => {
  const known = await site.get("/services/unknown.data?_routes=service");
  expect([known.status, known.headers.get("Content-Type")]).toEqual([200, "text/x-script; charset=utf-8"]);
  const unknown = await site.get("/no/such/page.data");
  expect([unknown.status, unknown.headers.get("Content-Type")]).toEqual([
    404,
    "text/x-script; charset=utf-8",
  ]);
});

test("a form that is sent there is told that nothing takes it", async () => {
  for (const path of ["/services/unknown", "/nowhere"]) {
    const answer = await site.get(path, { method: "POST", body: new URLSearchParams({ name: "Asha" }) });
    expect([path, answer.status, answer.headers.get("Allow")]).toEqual([path, 405, "GET, HEAD"]);
  }
});

test("whoever asks for random addresses is answered in the end, and pages come all the same", async () => {
  const scan = Array.from({ length: 300 }, (_, i) => site.get(`/scan-${i}`).then(({ status }) => status));
  expect((await site.get("/contact")).status).toBe(200);
  expect(new Set(await Promise.all(scan))).toEqual(new Set([404]));
});
