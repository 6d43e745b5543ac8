import { expect, test } from "vitest";
import { limits } from "./limits.ts";
import { referenceIn, sentenceOf, statusOf } from "./reply.ts";
import { enquiry, newsletter } from "./send.ts";

const valid = { name: "Asha Rao", email: "asha@port.example", company: "Port", message: "Hello" };
const accepts = (change: object) => enquiry.safeParse({ ...valid, ...change }).success;

test("only name, e-mail, company and message are required", () => {
  expect(accepts({})).toBe(true);
  for (const field of Object.keys(valid)) expect(accepts({ [field]: undefined }), field).toBe(false);
  for (const field of Object.keys(valid)) expect(accepts({ [field]: "" }), field).toBe(false);
});

test("a line break is refused in every field but the message", () => {
  for (const field of ["to_email", "subject", "name", "email", "company", "phone", "service"])
    for (const breaks of ["\r\n", "\n", "\r", "\u2028"])
      expect(accepts({ [field]: `a@b.example${breaks}Bcc: x@y.example` }), field).toBe(false);
  expect(accepts({ message: "Two\r\nlines" })).toBe(true);
});

test("an address is as strict as the browser's own check, and no stricter", () => {
  for (const email of ["a@b", "o'neil+x@sub.example", "x@xn--p1b6ci4b4b3a.example"])
    expect(accepts({ email })).toBe(true);
  for (const email of ["a", "a@", "a b@c.example", "a@b@c", "<a@b.example>"])
    expect(accepts({ email })).toBe(false);
});

test("a message may be as long as stated, in any script", () => {
  expect(accepts({ message: "வ".repeat(limits.message) })).toBe(true);
  expect(accepts({ message: "வ".repeat(limits.message + 1) })).toBe(false);
});

test("what our forms add is never a reason to refuse", () => {
  const odd = { page: 7, elapsed_ms: "soon", website: { a: 1 }, submission_id: [], colour: "teal" };
  expect(newsletter.parse({ email: "a@b.example", ...odd })).toEqual({
    email: "a@b.example",
    website: { a: 1 },
  });
});

test("a reference survives the way through the answer's text; EmailJS gives none", () => {
  expect(referenceIn(sentenceOf({ status: "stored", reference: "KOLAM-4821" }))).toBe("KOLAM-4821");
  expect(referenceIn("OK")).toBeUndefined();
});

test("each reply has its status", () => {
  expect(statusOf({ status: "refused", retryAfterSeconds: 90 })).toBe(429);
  expect(sentenceOf({ status: "refused", retryAfterSeconds: 90 })).toContain("2 minutes");
});
