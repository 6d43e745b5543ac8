import { expect, test } from "vitest";
import { z } from "zod";
import { limits } from "./limits.ts";
import { problemsIn, retryAfterIn, retryAfterOf, statusOf, storedIn, textOf } from "./reply.ts";
import { problemsOf, templates } from "./send.ts";

const { enquiry, newsletter } = templates;

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
  const odd = { page: 7, elapsed_ms: "soon", website: { a: 1 }, colour: "teal" };
  expect(newsletter.parse({ email: "a@b.example", ...odd })).toEqual({
    email: "a@b.example",
    website: { a: 1 },
  });
});

test("what a database cannot store is refused in every field", () => {
  for (const field of ["to_email", "subject", "name", "email", "company", "phone", "service", "message"])
    for (const poison of ["\0", "\ud800", "\udc00\ud800"])
      expect(accepts({ [field]: `a@b.example${poison}` }), field).toBe(false);
  expect(accepts({ message: "\ud83d\ude00" })).toBe(true);
});

test("a page is kept only if it is a path on this site", () => {
  const pageFrom = (page: string) => newsletter.parse({ email: "a@b.example", page }).page;
  for (const page of ["/", "/contact", "/services/ai-ml?x=1#top", "/சேவை"]) expect(pageFrom(page)).toBe(page);
  for (const page of [
    ".evil.example/login",
    "//evil.example",
    "/\\evil.example",
    "@evil.example",
    ":80/",
    "",
    "/a b",
    "/a\0",
    "/\ud800",
    "/a\r\nBcc: x@y.example",
  ])
    expect(pageFrom(page), page).toBeUndefined();
});

test("what is wrong with a field is told by a code, the first problem of each", () => {
  const problems = (change: object) =>
    problemsOf(enquiry.safeParse({ ...valid, ...change }).error ?? new z.ZodError([]));
  expect(problems({})).toEqual({});
  expect(problems({ name: "", company: undefined, email: undefined, message: "" })).toEqual({
    name: "required",
    company: "required",
    email: "email",
    message: "required",
  });
  expect(problems({ name: "\n".repeat(limits.name + 1), phone: 7, email: "a", message: "\0" })).toEqual({
    name: "too-long",
    phone: "text",
    email: "email",
    message: "unstorable",
  });
  expect(problems({ company: "a\nb" })).toEqual({ company: "line-break" });
});

test("a reference survives the way through the answer's text; EmailJS gives none", () => {
  for (const toConfirm of [true, false]) {
    const stored = { reference: "KOLAM-4821", toConfirm };
    expect(storedIn(textOf({ status: "stored", ...stored }))).toEqual(stored);
  }
  expect(storedIn("OK").reference).toBeUndefined();
});

test("so do the problems of fields, which a developer can read", () => {
  const fields = { name: "too-long", message: "required", email: "email" } as const;
  const text = textOf({ status: "invalid", fields });
  expect(problemsIn(text)).toEqual(fields);
  expect(text).toContain("name: too-long (at most 200 characters)");
  expect(problemsIn("The public key is required.\ncolour: required\nname: grey")).toEqual({});
});

test("so does the wait, which the header says as well", () => {
  const refused = { status: "refused", retryAfterSeconds: 90 } as const;
  expect(retryAfterIn(textOf(refused))).toBe(90);
  expect(retryAfterIn("no")).toBeUndefined();
  expect(retryAfterOf(refused)).toEqual({ "Retry-After": "90" });
  expect(retryAfterOf({ status: "unavailable" })).toEqual({ "Retry-After": "30" });
  expect(retryAfterOf({ status: "stored", reference: "KOLAM-1" })).toEqual({});
});

test("each reply has its status", () => {
  expect(statusOf({ status: "stored", reference: "KOLAM-1" })).toBe(200);
  expect(statusOf({ status: "invalid", fields: {} })).toBe(400);
  expect(statusOf({ status: "forbidden", reason: "other-site" })).toBe(403);
  expect(statusOf({ status: "refused", retryAfterSeconds: 90 })).toBe(429);
  expect(statusOf({ status: "unavailable" })).toBe(503);
});
