import { expect, test } from "vitest";
import { textOf } from "#contract/reply.ts";
import { content } from "../../../test/content.ts";
import { refusalFrom } from "./sending.ts";

const words = content.file("forms");

test("the fields that our server refuses are known by name, in the visitor's words", () => {
  const fields = { name: "too-long", message: "too-long", email: "email", company: "required" } as const;
  const text = textOf({ status: "invalid", fields });
  expect(refusalFrom(words, { status: 400, text }).errors).toEqual({
    name: "Use at most 200 characters.",
    message: "Use at most 20,000 characters.",
    email: "Enter an e-mail address, like name@example.com.",
    company: "Enter your company.",
  });
});

test("a wait is told in minutes", () => {
  const noteAfter = (retryAfterSeconds: number) =>
    refusalFrom(words, { status: 429, text: textOf({ status: "refused", retryAfterSeconds }) }).outcome;
  expect(noteAfter(60)).toMatchObject({ note: "Too many messages. Please try again in a minute." });
  expect(noteAfter(61)).toMatchObject({ note: "Too many messages. Please try again in 2 minutes." });
});

test("all other answers are for engineers", () => {
  for (const answer of [
    { status: 400, text: "The public key is required." },
    { status: 400, text: "name: a problem of tomorrow" },
    { status: 429, text: "Please wait." },
    { status: 500, text: "name: required" },
    "no",
    undefined,
  ])
    expect(refusalFrom(words, answer)).toEqual({
      errors: {},
      outcome: { status: "danger", note: undefined },
    });
});
