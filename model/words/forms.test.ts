import { expect, test } from "vitest";
import { content } from "../../test/content.ts";
import { forms } from "./forms.ts";

const words = content.file("forms");

const accepts = (change: object) => forms.safeParse({ ...words, ...change }).success;

test("a placeholder can be neither forgotten nor misspelt", () => {
  expect(accepts({ reference: "{reference} is your reference." })).toBe(true);
  expect(accepts({ reference: "Your reference" })).toBe(false);
  expect(accepts({ reference: "Your reference: {refrence}" })).toBe(false);
  expect(accepts({ wait: { ...words.wait, other: "Wait {minutes} or {hours}." } })).toBe(false);
  expect(accepts({ problems: { ...words.problems, "too-long": "Too long." } })).toBe(false);
});
