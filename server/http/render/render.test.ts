import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/fakes/test-site.ts";
import { exchangeBytes } from "../../../test/fakes/wire.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.server.close());

const form = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
});

test("a form that is sent without JavaScript is accepted like any other, and says from where", async () => {
  const answer = await site.get("/contact", form({ name: "Asha" }));
  expect(await answer.text()).toContain("KOLAM-1");
  expect(site.letters.seen.at(-1)).toEqual({
    template: "enquiry",
    params: { name: "Asha" },
    client: { ip: "127.0.0.1" },
  });
});

test("what is rendered is not counted among the pages, which come from memory and are quick", async () => {
  const groupOf = async (path: string, init?: RequestInit) => {
    const { length } = site.observed;
    await site.get(path, init);
    await expect.poll(() => site.observed.length).toBe(length + 1);
    return site.observed.at(-1)?.group;
  };
  for (const path of ["/contact", "/contact?utm_source=card", "/search"])
    expect([path, await groupOf(path)]).toEqual([path, "page"]);
  expect(await groupOf("/contact", form({ name: "Asha" }))).toBe("form");
  for (const path of ["/search?q=bins", "/contact?looking=bins", "/contact?about=products/smart-dust-bin"])
    expect([path, await groupOf(path)]).toEqual([path, "form"]);
});

test("so does a form that is sent with JavaScript to a page's data", async () => {
  const answer = await site.get("/contact.data", form({ name: "Ravi" }));
  expect(answer.status).toBe(200);
  expect(site.letters.seen.at(-1)).toMatchObject({ params: { name: "Ravi" } });
});

test("a form from another site is refused", async () => {
  const { length } = site.letters.seen;
  for (const Origin of ["https://evil.example", "null", "http://127.0.0.1"])
    expect((await site.get("/contact", { ...form({}), headers: { Origin } })).status).toBe(403);
  expect(
    (await site.get("/contact", { ...form({}), headers: { "Sec-Fetch-Site": "same-site" } })).status,
  ).toBe(403);
  expect(site.letters.seen.length).toBe(length);
});

test("a form from our own pages is taken, also when a proxy ends TLS in front of us", async () => {
  for (const scheme of ["http", "https"]) {
    const headers = { Origin: `${scheme}://127.0.0.1:${site.port}` };
    expect((await site.get("/contact", { ...form({}), headers })).status).toBe(200);
  }
});

test("what is no form is refused, not handed to a page that would stumble over it", async () => {
  const types = ["text/plain", "application/json", "multipart/form-data", "multipart/form-data; boundary=x"];
  for (const type of types) {
    const answer = await site.get("/contact", {
      method: "POST",
      body: "--y",
      headers: { "Content-Type": type },
    });
    expect([type, answer.status]).toEqual([type, 400]);
  }
});

test("a form of up to 64 kB is taken, a longer one is not", async () => {
  expect((await site.get("/contact", form({ message: "a".repeat(60_000) }))).status).toBe(200);
  const { length } = site.letters.seen;
  for (const size of [70_000, 900_000]) {
    const answer = await site.get("/contact", form({ message: "a".repeat(size) }));
    expect([answer.status, await answer.text()]).toEqual([413, "The request is too large.\n"]);
  }
  expect(site.letters.seen.length).toBe(length);
});

test("a failure shows no more than that there was one, and a way home", async () => {
  for (const path of ["/fails", "/breaks-everything"]) {
    const answer = await site.get(path, { headers: { Accept: "text/html" } });
    const text = await answer.text();
    expect([path, answer.status]).toEqual([path, 500]);
    expect(text).toContain("Unexpected Application Error!");
    expect(text).not.toMatch(/secret|at .*\.ts/);
  }
  const lastResort = await (
    await site.get("/breaks-everything", { headers: { Accept: "text/html" } })
  ).text();
  expect(lastResort).toContain('<a href="/">Ananta &#38; Sons: back to the home page</a>');
});

test("a failure is told in the log, whether it was in reading or in drawing", async () => {
  for (const path of ["/fails", "/fails-while-drawn"]) {
    const { length } = site.logged();
    await site.get(path);
    await expect
      .poll(() => site.logged().slice(length))
      .toContainEqual(
        expect.objectContaining({
          level: "error",
          event: "render-failed",
          error: expect.stringContaining("a secret"),
        }),
      );
  }
});

test("of a crowd at pages that must be rendered, those are turned away who would wait too long", async () => {
  const ask = (close = "") => `GET /newsletter HTTP/1.1\r\nHost: x\r\n${close}\r\n`;
  const answers = await exchangeBytes(site.port, ask().repeat(299) + ask("Connection: close\r\n"), 15_000);
  const [served = 0, refused = 0] = [200, 503].map(
    (status) => answers.split(`HTTP/1.1 ${status}`).length - 1,
  );
  expect(served + refused).toBe(300);
  // Those of five seconds, and whom their turn comes to while the others arrive.
  expect(served).toBeGreaterThanOrEqual(100);
  expect(served).toBeLessThanOrEqual(120);
  expect(answers).toMatch(/Retry-After: 10\r\n/);
  expect((await site.get("/newsletter")).status).toBe(200);
});

test("of a crowd at a form that is filled in beforehand, who would wait too long gets it empty", async () => {
  const ask = () => site.get("/contact?about=services/ai-ml").then(({ status }) => status);
  expect(new Set(await Promise.all(Array.from({ length: 120 }, ask)))).toEqual(new Set([200]));
});

test("while forms without JavaScript pour in, pages and the filled-in form are there as always", async () => {
  const poured = Array.from({ length: 200 }, () => site.get("/contact", form({ name: "" })));
  const begun = site.letters.seen.length;
  for (const path of ["/contact", "/contact?about=services/ai-ml"])
    expect((await site.get(path)).status).toBe(200);
  // They did not wait for the forms, most of which wait for their turn.
  expect(site.letters.seen.length - begun).toBeLessThan(100);
  expect(new Set((await Promise.all(poured)).map(({ status }) => status))).toEqual(new Set([200, 503]));
}, 20_000);

test("whoever sends slowly takes nobody's place", async () => {
  const head = `POST /contact HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\nContent-Length: 9\r\n`;
  const slow = Array.from({ length: 120 }, () => connect(site.port, "127.0.0.1"));
  for (const socket of slow)
    socket.write(`${head}Expect: 100-continue\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n`);
  await Promise.all(slow.map((socket) => once(socket, "data")));
  const answer = await site.get("/contact", form({ name: "Asha" }));
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("KOLAM-1")]);
  for (const socket of slow) socket.destroy();
});

test("a rendered page is compressed too, and no shared cache keeps it", async () => {
  const answer = await site.get("/newsletter", { headers: { "Accept-Encoding": "br" } });
  expect(answer.headers.get("Content-Encoding")).toBe("br");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(await answer.text()).toContain("Stay in touch");
});
