/** Requests that no honest client makes. */
import { gzipSync } from "node:zlib";
import { randomFrom } from "./random.ts";
import { enquiry, sendBody } from "./site.ts";

type Attack = { body: string | Uint8Array; headers?: Record<string, string>; method?: string };

const random = randomFrom(7);
const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
const below = (limit: number) => Math.floor(random() * limit);

const valid = () => sendBody("enquiry", enquiry({ message: `Hello ${random()}` }));
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

const oddities: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  "",
  " ",
  [],
  {},
  [[]],
  "\0",
  "\ud800",
  "x".repeat(30_000),
  { toString: 1 },
  "__proto__",
];
const lineBreaks = ["\r\n", "\n", "\r", "\u2028", "\u0085", "\r\n\r\n", "%0d%0a"];
const fields = [
  "to_email",
  "subject",
  "name",
  "email",
  "company",
  "phone",
  "service",
  "message",
  "page",
  "about",
  "website",
];
const topFields = ["user_id", "service_id", "template_id", "template_params", "lib_version"];

// Made once: compressing it takes longer than all the rest.
const bomb = gzipSync(Buffer.alloc(10_000_000));

const extraFields = Array.from({ length: 3000 }, (_, index) => `,"f${index}":"x"`);

/** One kind of attack each. */
export const attacks: Record<string, () => Attack> = {
  "flipped bytes": () => {
    const body = bytes(valid());
    for (let count = below(8) + 1; count > 0; count--) body[below(body.length)] = below(256);
    return { body };
  },
  "cut off": () => ({ body: bytes(valid()).subarray(0, below(400)) }),
  noise: () => ({ body: Buffer.from(Array.from({ length: below(2000) }, () => below(256))) }),
  "deeply nested": () => ({ body: pick(["[", '{"a":', '{"template_params":']).repeat(below(5000) + 1) }),
  "odd values in fields": () => ({
    body: bytes(sendBody("enquiry", enquiry({ [pick(fields)]: pick(oddities) }))),
  }),
  "poison that a database cannot store": () => {
    const poison = pick(["\0", "\ud800", "\udfff\ud800", "a\0b"]);
    return { body: bytes(sendBody("enquiry", enquiry({ [pick(fields)]: `/a@b.example${poison}` }))) };
  },
  "odd values on top": () => ({ body: bytes({ ...valid(), [pick(topFields)]: pick(oddities) }) }),
  "odd JSON": () => ({ body: bytes(pick(oddities)) }),
  "forged prototypes": () => ({
    body: JSON.stringify(valid()).replace(
      "{",
      `{"__proto__":{"user_id":"x"},"constructor":{"prototype":{}},`,
    ),
  }),
  "injected headers": () => {
    const value = `a@b.example${pick(lineBreaks)}Bcc: victim@else.example`;
    return { body: bytes(sendBody("enquiry", enquiry({ [pick(fields)]: value }))) };
  },
  "many fields": () => {
    const text = JSON.stringify(sendBody("enquiry", enquiry()));
    return { body: text.replace(/}}$/, `${extraFields.slice(0, below(3000)).join("")}}}`) };
  },
  "too long": () => ({
    body: bytes(sendBody("enquiry", enquiry({ message: "x".repeat(60_000 + below(60_000)) }))),
  }),
  "wrong encodings": () =>
    pick<Attack>([
      { body: Buffer.from(JSON.stringify(valid()), "utf16le") },
      { body: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes(valid())]) },
      { body: Buffer.from(JSON.stringify(valid()).replace("Asha", "\u00c4sha"), "latin1") },
      { body: gzipSync(bytes(valid())), headers: { "content-encoding": "gzip" } },
      { body: bomb, headers: { "content-encoding": "gzip" } },
      { body: bytes(valid()), headers: { "content-type": "application/json; charset=utf-16" } },
    ]),
  "other types": () => ({
    body: pick(["a=b", "<x/>", "--x\r\n\r\n"]),
    headers: {
      "content-type": pick(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"]),
    },
  }),
  "other origins": () => ({
    body: bytes(valid()),
    headers: {
      origin: pick(["https://evil.example", "null", "http://127.0.0.1.evil.example", "x", "http://[::1"]),
    },
  }),
  "other methods": () => ({
    body: bytes(valid()),
    method: pick(["PUT", "PATCH", "DELETE", "OPTIONS", "PURGE"]),
  }),
};

const post = "POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

/** What a socket can send that fetch will not. The connection is closed after it, or left to the server. */
export const rawAttacks: readonly string[] = [
  "\0\0\0\0\r\n\r\n",
  "GET\r\n\r\n",
  "POST /api/v1.0/email/send HTTP/9.9\r\n\r\n",
  `${post}Content-Length: -1\r\n\r\n{}`,
  `${post}Content-Length: 5\r\nContent-Length: 50\r\n\r\n{}`,
  `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `${post}Content-Length: 50\r\n\r\n{"user_id":`,
  `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `${post}Transfer-Encoding: chunked\r\n\r\n${"ffff\r\n".concat("x".repeat(0xffff), "\r\n").repeat(3)}0\r\n\r\n`,
  `${post}Content-Length: 99999999\r\n\r\n${"x".repeat(100_000)}`,
  `${post}X-Long: ${"x".repeat(100_000)}\r\n\r\n`,
  `POST /api/v1.0/email/send HTTP/1.1\r\nHost: [\r\nOrigin: http://x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  "POST http://[ HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n",
  `POST //api/v1.0/email/send?%ff HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`,
];
