import { expect, test } from "vitest";
import { readContent } from "../pipeline/content.ts";
import { product } from "./product.ts";

const [item] = readContent().items("products");
if (!item?.tender) throw new Error("There is no product to test with.");
const { width, height, widths, tone, fingerprint, ...picture } = item.heroImage;
const pictures = { heroImage: picture, ctaImage: undefined, detailImages: [picture, picture, picture] };
const caseStudies = item.caseStudies.map((story) => ({ ...story, image: picture }));
const whole = { ...item, ...pictures, caseStudies };
const { tender } = item;

test("a product whose specs and features all have their tests and requirements is sound", () => {
  expect(product.safeParse(whole).error).toBeUndefined();
  expect(product.safeParse({ ...whole, tender: undefined }).error).toBeUndefined();
});

test("a spec without a test, and a test without a spec, are named", () => {
  const [first, ...specs] = item.specs;
  const renamed = [{ name: "Another name", value: "10 m" }, ...specs];
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
