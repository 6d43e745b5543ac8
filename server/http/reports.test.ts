import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../test/fakes/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.server.close());

const report = (body: unknown) => site.get("/reports", { method: "POST", body: JSON.stringify(body) });
const logged = (event: string) => site.logged().filter((line) => line.event === event);

test("pages say where violations of their policy are to be told", async () => {
  const { headers } = await site.get("/contact");
  expect(headers.get("Reporting-Endpoints")).toBe('policy="/reports"');
  expect(headers.get("Content-Security-Policy")).toMatch(/; report-uri \/reports; report-to policy$/);
});

test("what browsers tell is logged, without what may be personal, and never a flood", async () => {
  const body = {
    effectiveDirective: "script-src-elem",
    blockedURL: "https://evil.example/a.js?asha@port.example",
    documentURL: "https://ananta.example/contact?email=asha@port.example",
  };
  expect((await report([{ type: "csp-violation", body }])).status).toBe(204);
  const old = {
    "effective-directive": "img-src",
    "blocked-uri": "data",
    "document-uri": "https://x.example/",
  };
  await report({ "csp-report": old });
  expect(logged("policy-report")).toMatchObject([
    { directive: "script-src-elem", blocked: "https://evil.example", page: "/contact" },
    { directive: "img-src", blocked: "data", page: "/" },
  ]);
  for (let i = 0; i < 5; i++) await report(Array.from({ length: 30 }, () => ({ body })));
  expect(logged("policy-report").length).toBe(20);
  for (const odd of [null, "text", [null], [{ body: 1 }], { "csp-report": [] }])
    expect((await report(odd)).status).toBe(204);
});

test("a report whose texts are no texts is taken like any other, and is no error in the log", async () => {
  const nested = JSON.parse("[".repeat(5000) + "]".repeat(5000));
  const odd = [{ toString: 1 }, { toString: null, valueOf: null }, nested, 7, true];
  const fields = [
    ...["effectiveDirective", "blockedURL", "documentURL"],
    ...["effective-directive", "blocked-uri", "document-uri"],
  ];
  for (const [field, value] of fields.flatMap((field) => odd.map((value) => [field, value] as const)))
    for (const body of [[{ body: { [field]: value } }], { "csp-report": { [field]: value } }])
      expect((await report(body)).status, field).toBe(204);
  expect(site.logged().filter(({ level }) => level === "error")).toEqual([]);
});

test("a proxy that nobody told us of is warned of, once", async () => {
  const ask = () => site.get("/contact", { headers: { "X-Forwarded-For": "198.51.100.7" } });
  await site.get("/contact");
  expect(logged("proxy-not-trusted")).toEqual([]);
  await ask();
  await ask();
  expect(logged("proxy-not-trusted")).toHaveLength(1);
  const told = await startTestSite({ TRUSTED_PROXIES: "1" });
  await told.get("/contact", { headers: { "X-Forwarded-For": "198.51.100.7" } });
  expect(told.logged().filter(({ event }) => event === "proxy-not-trusted")).toEqual([]);
  told.server.close();
});
