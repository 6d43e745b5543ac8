import { afterAll, beforeAll, expect, test } from "vitest";
import { randomFrom } from "../../../test/fakes/random.ts";
import { startTestSite, type TestSite } from "../../../test/fakes/test-site.ts";
import { exchangeBytes } from "../../../test/fakes/wire.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.server.close());

const words = (text: string) => text.trim().split(/\s+/);

const methods = [...words("GET GET HEAD POST OPTIONS PUT DELETE TRACE BREW CONNECT get"), "", "G\0T"];
const pieces = [
  ...words(
    String.raw`/ // .. . %2e %2f %5c \ %00 % %zz %ff ; ? # & = @ : [ ] ~ * é contact index.html assets services`,
  ),
  ...words(
    "ai-ml healthz .data .br http:// secret.txt api/v1.0/email/send __manifest _root.data newsletter/unsubscribe",
  ),
  ...["\0", "\t", " ", "a".repeat(300)],
];
const versions = words("HTTP/1.1 HTTP/1.0 HTTP/2.0 HTTP/9 http/1.1");
const headers =
  `Host: x|Host: |Host: [::1|Host: a b|Connection: upgrade|Upgrade: websocket|Content-Length: 0|Content-Length: 3
Content-Length: -1|Transfer-Encoding: chunked|Expect: 100-continue|Expect: x|Range: bytes=0-|Range: bytes=9-1|If-None-Match: "
Accept-Encoding: ,;q=,|Accept: text/html|Origin: null|Origin: \xff|X-Forwarded-For: ,,|Content-Type: multipart/form-data|X\0: a
: a|é: é`.split(/[|\n]/);

function requestFrom(roll: (sides: number) => number) {
  const some = (list: string[], most: number) =>
    Array.from({ length: roll(most + 1) }, () => list[roll(list.length)]);
  const path = roll(5) === 0 ? some(pieces, 6).join("") : `/${some(pieces, 6).join("")}`;
  const line = [
    methods[roll(methods.length)],
    path,
    versions[roll(3) === 0 ? roll(versions.length) : 0],
  ].join(" ");
  const rest = roll(4) === 0 ? "abc\r\n\r\n" : "";
  return Buffer.from(
    [line, "Host: x", ...some(headers, 5), "Connection: close", "", rest].join("\r\n"),
    "latin1",
  );
}

test("whatever is sent, the answer is below 500 or a plain no, comes soon, and holds no secret", async () => {
  const random = randomFrom(20260101);
  const roll = (sides: number) => Math.floor(random() * sides);
  const requests = Array.from({ length: 4000 }, () => requestFrom(roll)).values();
  Object.assign(site.server, { headersTimeout: 500, requestTimeout: 1000 });
  const worker = async () => {
    for (const request of requests) {
      const answer = await exchangeBytes(site.port, request, 10_000);
      const status = Number(/^HTTP\/1\.1 (?:100 Continue\r\n\r\nHTTP\/1\.1 )?(\d+)/.exec(answer)?.[1] ?? 0);
      expect(
        status < 500 || status === 501,
        `${status} for ${JSON.stringify(request.toString("latin1"))}`,
      ).toBe(true);
      expect(answer).not.toContain("not for visitors");
    }
  };
  await Promise.all(Array.from({ length: 50 }, worker));
  expect(site.logged().filter(({ level }) => level === "error")).toEqual([]);
  expect((await site.get("/contact")).status).toBe(200);
}, 120_000);
