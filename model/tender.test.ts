import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { product } from "./product.ts";

const whole = product.parse(parse(readFileSync("content/products/smart-dust-bin.yaml", "utf8")));
const { specs, tender } = whole;
if (!tender) throw new Error("There is no tender to test with.");

test("a product whose specs and features all have their tests and requirements is sound", () => {
  expect(product.safeParse(whole).error).toBeUndefined();
  expect(product.safeParse({ ...whole, tender: undefined }).error).toBeUndefined();
});

test("a spec without a test, and a test without a spec, are named", () => {
  const [first, ...rest] = specs;
  const renamed = [{ name: "Another name", value: "10 m" }, ...rest];
  expect(messagesOf({ ...whole, specs: renamed })).toEqual([
    `"Another name" must stand once here and once among the specs`,
    `"${first?.name}" must stand once here and once among the specs`,
  ]);
});

test("a feature without a requirement, and a spec with two tests, are named", () => {
  const [title = "", ...titles] = Object.keys(tender.requirements);
  const requirements = Object.fromEntries(titles.map((one) => [one, tender.requirements[one]]));
  const [name = ""] = tender.tests.demonstrate ?? [];
  const tests = { ...tender.tests, audit: [...(tender.tests.audit ?? []), name] };
  expect(messagesOf({ ...whole, tender: { ...tender, requirements, tests } })).toEqual([
    `"${title}" must stand once here and once among the detailed features`,
    `"${name}" must stand once here and once among the specs`,
  ]);
});

const messagesOf = (value: unknown) => product.safeParse(value).error?.issues.map(({ message }) => message);
