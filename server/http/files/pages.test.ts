import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/fakes/test-site.ts";
import { exchangeBytes } from "../../../test/fakes/wire.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.server.close());

const header = (answer: Response, name: string) => answer.headers.get(name);

test("a page is at one address, and other spellings lead there for good", async () => {
  expect((await site.get("/contact")).status).toBe(200);
  for (const other of [
    "/contact/",
    "/contact/index.html",
    "/contact.html",
    "/Contact",
    "//contact",
    "/%63ontact",
  ]) {
    const answer = await site.get(`${other}?from=card`);
    expect([other, answer.status, header(answer, "Location")]).toEqual([other, 308, "/contact?from=card"]);
  }
});

test("no spelling leads to another site", async () => {
  for (const path of ["//evil.example", "//evil.example/", "/\\evil.example/", "//evil.example/%2e%2e"])
    expect(header(await site.get(path), "Location") ?? "").not.toContain("evil");
});

test("a page with a query, or asked for by its whole URL, is the same page", async () => {
  const { port } = site;
  expect(await (await site.get("/?utm_source=card")).text()).toContain("Home");
  const answer = await exchangeBytes(
    port,
    "GET http://site.test/contact HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/);
});

test("the form's page is made for a query only if that names a page of ours", async () => {
  const isRendered = async (query: string) => {
    const answer = await site.get(`/contact${query}`);
    expect(answer.status).toBe(200);
    return header(answer, "ETag") === null;
  };
  expect(await isRendered("?about=products/smart-dust-bin")).toBe(true);
  expect(await isRendered("?utm_source=card&about=products%2Fsmart-dust-bin")).toBe(true);
  for (const query of ["?about=junk", "?about=__proto__", "?about=%ff", "?about", "?utm_source=card"])
    expect(await isRendered(query), query).toBe(false);
  const made = await site.get("/contact.data?about=products/smart-dust-bin");
  expect(await made.text()).toBe("[]");
});

test("a page is compressed as the client likes it", async () => {
  const ask = async (accepted: string) => {
    const head = `GET /contact HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`;
    return /Content-Encoding: (\w+)/.exec(await exchangeBytes(site.port, head))?.[1];
  };
  expect(await ask("gzip, br")).toBe("br");
  expect(await ask("gzip;q=1, br;q=0.5")).toBe("gzip");
  expect(await ask("br;q=0, deflate")).toBeUndefined();
  expect(header(await site.get("/contact"), "Vary")).toBe("Accept-Encoding");
});

test("a page is checked again at each visit; a file named by its content never is", async () => {
  const caching = async (path: string) => header(await site.get(path), "Cache-Control");
  expect(await caching("/contact")).toBe("no-cache");
  expect(await caching("/contact.data")).toBe("no-cache");
  expect(await caching("/robots.txt")).toBe("no-cache");
  expect(await caching("/fonts/anek-variable.woff2")).toBe("no-cache");
  for (const path of ["/assets/app-B4s3h4sh.js", "/pictures/port.0a1b2c3d.avif"])
    expect(await caching(path)).toBe("public, max-age=31536000, immutable");
});

test("a client that has the page already is told so, and gets nothing twice", async () => {
  const encodings = { "Accept-Encoding": "br" };
  const tag = header(await site.get("/contact", { headers: encodings }), "ETag") ?? "";
  expect(tag).toMatch(/^"[\w-]+"$/);
  for (const known of [tag, `W/${tag}`, `"old", ${tag}`, "*"]) {
    const answer = await site.get("/contact", { headers: { ...encodings, "If-None-Match": known } });
    expect([known, answer.status, header(answer, "ETag"), await answer.text()]).toEqual([
      known,
      304,
      tag,
      "",
    ]);
  }
  expect((await site.get("/contact", { headers: { ...encodings, "If-None-Match": '"old"' } })).status).toBe(
    200,
  );
});

test("each encoding has a tag of its own", async () => {
  const tags = ["br", "gzip", "identity"].map(async (encoding) =>
    header(await site.get("/contact", { headers: { "Accept-Encoding": encoding } }), "ETag"),
  );
  expect(new Set(await Promise.all(tags)).size).toBe(3);
});

test("HEAD says what GET would say, without the page", async () => {
  for (const path of ["/contact", "/services/unknown", "/nowhere", "/healthz"]) {
    const [head, get] = await Promise.all([site.get(path, { method: "HEAD" }), site.get(path)]);
    expect([head.status, header(head, "Content-Type")]).toEqual([get.status, header(get, "Content-Type")]);
    expect(await head.text()).toBe("");
  }
  const length = header(
    await site.get("/contact", { method: "HEAD", headers: { "Accept-Encoding": "br" } }),
    "Content-Length",
  );
  expect(Number(length)).toBeGreaterThan(0);
});

test("a reader of a PDF may ask for a part of it", async () => {
  const part = (range: string, more = {}) =>
    site.get("/specifications/bin.pdf", { headers: { Range: range, ...more } });
  const middle = await part("bytes=9-11");
  expect([middle.status, header(middle, "Content-Range"), await middle.text()]).toEqual([
    206,
    "bytes 9-11/19",
    "012",
  ]);
  expect(await (await part("bytes=-2")).text()).toBe("89");
  expect(await (await part("bytes=17-99")).text()).toBe("89");
  expect((await part("bytes=19-")).status).toBe(416);
  for (const odd of ["bytes=a-b", "bytes=-", "bytes=0-1,3-4", "lines=1-2"])
    expect((await part(odd)).status).toBe(200);
  expect((await part("bytes=0-1", { "If-Range": '"old"' })).status).toBe(200);
});

test("only what was built for visitors can be had", async () => {
  const hidden = [
    "/.vite/manifest.json",
    "/contact.br",
    "/contact/index.html.br",
    "/secret.txt",
    "/server/index.js",
    "/../secret.txt",
  ];
  for (const path of hidden) expect([path, (await site.get(path)).status]).toEqual([path, 404]);
  expect((await site.get("/.well-known/security.txt")).status).toBe(200);
});

test("a tab that was opened before the last release still finds its files", async () => {
  const answer = await site.get("/assets/app-0ld3r0n3.js");
  expect([answer.status, header(answer, "Cache-Control")]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ]);
});

test("an asset that is gone is a line of text, not a page that takes time to render", async () => {
  const answer = await site.get("/assets/app-0ld0ld0l.js");
  expect([answer.status, await answer.text()]).toEqual([404, "There is nothing at this address.\n"]);
});

test("an answer is the same whether or not the connection is kept", async () => {
  for (const path of ["/contact", "/contact/", "/assets/none.js", "/pictures/port.0a1b2c3d.avif"]) {
    const closed = await exchangeBytes(
      site.port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    const next = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const kept = await exchangeBytes(site.port, `${next}GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n`);
    const plain = (answer: string) =>
      answer.replace(/^(Connection|Keep-Alive|Date|X-Request-Id): .*\r\n/gm, "");
    expect(plain(kept).startsWith(`${plain(closed)}HTTP/1.1 400`)).toBe(true);
  }
});

test("many requests over one connection are answered in order", async () => {
  const ask = (path: string, last = false) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\n${last ? "Connection: close\r\n" : ""}\r\n`;
  const answers = await exchangeBytes(
    site.port,
    ask("/contact") + ask("/nowhere") + ask("/") + ask("/healthz", true),
  );
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(
    ["200", "404", "200", "200"].map((status) => `HTTP/1.1 ${status}`),
  );
  expect(answers.indexOf("<title>Contact")).toBeLessThan(answers.indexOf("<title>Home"));
});
