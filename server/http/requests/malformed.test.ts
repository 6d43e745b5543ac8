import { connect } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/fakes/test-site.ts";
import { exchangeBytes } from "../../../test/fakes/wire.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.server.close());

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const ask = async (line: string, headers = "Host: x\r\n") =>
  statusOf(await exchangeBytes(site.port, `${line} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`));

test("an address that cannot be read is a bad request", async () => {
  const bad = [
    "/%",
    "/%zz",
    "/%c3%28",
    "/contact%00",
    "/a%0d%0ab",
    "/..",
    "/../secret.txt",
    "/assets/../../secret.txt",
  ];
  const worse = [
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/..\\secret.txt",
    "/%5c..%5csecret.txt",
    "*",
    "site",
    "/#top",
  ];
  for (const path of [...bad, ...worse]) expect([path, await ask(`GET ${path}`)]).toEqual([path, 400]);
});

test("an address, or headers, that are too long are refused as such", async () => {
  expect(await ask(`GET /${"a".repeat(5000)}`)).toBe(414);
  expect(await ask(`GET /?${"a".repeat(5000)}`)).toBe(414);
  expect(statusOf(await exchangeBytes(site.port, `GET /${"a".repeat(30_000)}`))).toBe(414);
  expect(await ask("GET /", `Host: x\r\nX: ${"a".repeat(17_000)}\r\n`)).toBe(431);
  expect(await ask("GET /", `Host: x\r\n${"X: a\r\n".repeat(4000)}`)).toBe(431);
});

test("a method that an address does not take is told which it does", async () => {
  const answer = await site.get("/contact", { method: "DELETE" });
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
  const file = await site.get("/robots.txt", { method: "POST" });
  expect([file.status, file.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  const question = await site.get("/robots.txt", { method: "OPTIONS" });
  expect([question.status, question.headers.get("Allow")]).toEqual([204, "GET, HEAD"]);
});

test("a method that nobody knows is not implemented", async () => {
  for (const method of ["PROPFIND", "TRACE", "PURGE", "BREW", "get"])
    expect(await ask(`${method} /`)).toBe(501);
  expect(await ask("CONNECT x:443")).toBe(501);
});

test("a request must name the host that it wants, and only one that can be", async () => {
  expect(await ask("GET /", "")).toBe(400);
  expect(await ask("GET /newsletter", "")).toBe(400);
  expect(await ask("GET /newsletter", "Host: a b\r\n")).toBe(400);
  expect(await ask("GET /newsletter", "Host: x/../@evil\r\n")).toBe(400);
  expect(statusOf(await exchangeBytes(site.port, "GET / HTTP/1.0\r\n\r\n"))).toBe(200);
});

test("a request that could be read in two ways is refused, and nothing after it is read", async () => {
  const smuggled = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  const ambiguous = [
    `POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd${smuggled}`,
    `POST /contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length : 4\r\n\r\nabcd${smuggled}`,
    `GET / HTTP/1.1\nHost: x\n\n${smuggled}`,
  ];
  for (const bytes of ambiguous) {
    const answer = await exchangeBytes(site.port, bytes);
    expect([bytes, answer.match(/HTTP\/1\.1 \d+/g)]).toEqual([bytes, ["HTTP/1.1 400"]]);
  }
});

test("a body with a GET is ignored", async () => {
  const request = "GET /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello";
  expect(statusOf(await exchangeBytes(site.port, request))).toBe(200);
});

test("a huge body is refused before it is sent", async () => {
  const head = "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n";
  expect(statusOf(await exchangeBytes(site.port, `${head}\r\n`))).toBe(413);
  expect(statusOf(await exchangeBytes(site.port, `${head}Expect: 100-continue\r\n\r\n`))).toBe(413);
});

test("a body that never ends is cut off", async () => {
  const socket = connect(site.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("POST /contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
  const flood = setInterval(() => socket.write(`8000\r\n${"a".repeat(0x8000)}\r\n`), 1);
  await new Promise((closed) => socket.on("close", closed));
  clearInterval(flood);
});

test("who sends too slowly is cut off, and told so", async () => {
  const slow = await startTestSite();
  Object.assign(slow.server, { headersTimeout: 200, requestTimeout: 400 });
  const [head, body] = await Promise.all([
    exchangeBytes(slow.port, "GET / HTTP/1.1\r\nHost: x\r\nX: "),
    exchangeBytes(slow.port, "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc"),
  ]);
  expect([statusOf(head), statusOf(body)]).toEqual([408, 408]);
  slow.server.close();
});

const refused: [string, number, string][] = [
  ["headers that are too long", 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(17_000)}\r\n\r\n`],
  ["an address that is too long", 414, `GET /${"a".repeat(30_000)}`],
  ["an expectation", 417, "GET / HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\n\r\n"],
  [
    "a body that is announced and too long",
    413,
    "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\nExpect: 100-continue\r\n\r\n",
  ],
  ["what is no request", 400, "GET / HTTP/1.1\nHost: x\n\n"],
  ["a tunnel", 501, "CONNECT x:443 HTTP/1.1\r\nHost: x:443\r\n\r\n"],
  ["an unknown method", 501, "BREW / HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["a head that comes too slowly", 408, "GET / HTTP/1.1\r\nHost: x\r\nX: "],
  ["a body that comes too slowly", 408, "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc"],
  [
    "a letter that comes too slowly",
    408,
    "POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc",
  ],
  [
    "a body that cannot be read",
    400,
    "POST /contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  ],
];

test.for(refused)("%s: refused by %i, with an id, logged and counted once", async ([, status, bytes]) => {
  const strict = await startTestSite();
  onTestFinished(() => void strict.server.close());
  Object.assign(strict.server, { headersTimeout: 200, requestTimeout: 400 });
  const answer = await exchangeBytes(strict.port, bytes);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
  const id = /^X-Request-Id: ([\w-]{8,})\r$/m.exec(answer)?.[1];
  expect(id).toBeDefined();
  const requests = () => strict.logged().filter(({ event }) => event === "request");
  await expect.poll(requests, { timeout: 5000 }).toMatchObject([{ id, status }]);
  expect(strict.observed).toMatchObject([{ status }]);
});

test("a browser is told in a page, anything else in a line", async () => {
  const page = await site.get("/%zz", { headers: { Accept: "text/html,*/*" } });
  expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(await page.text()).toContain("<h1>The request could not be understood.</h1>");
  const line = await site.get("/%zz");
  expect([line.headers.get("Content-Type"), await line.text()]).toEqual([
    "text/plain; charset=utf-8",
    "The request could not be understood.\n",
  ]);
});
