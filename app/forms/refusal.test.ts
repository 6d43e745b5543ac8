import { expect, test } from "vitest";
import { sentenceOf } from "#contract/reply.ts";
import { refusalIn } from "./refusal.ts";

const failed = (cause?: unknown) => new Error("Failed to send email", { cause });

test("the fields that our server refuses are known by name", () => {
  const fields = { name: "Keep it under 200 characters.", message: "Keep it under 20,000 characters." };
  const text = sentenceOf({ status: "invalid", fields });
  expect(refusalIn(failed({ status: 400, text })).errors).toEqual(fields);
});

test("only a wait is told in the server's words; the rest is for engineers", () => {
  expect(refusalIn(failed({ status: 429, text: "Please wait." }))).toEqual({
    errors: {},
    note: "Please wait.",
  });
  for (const cause of [
    { status: 400, text: "The public key is required." },
    { status: 500, text: "a: b" },
    "no",
  ])
    expect(refusalIn(failed(cause))).toEqual({ errors: {}, note: undefined });
  expect(refusalIn(failed()).note).toBeUndefined();
});
