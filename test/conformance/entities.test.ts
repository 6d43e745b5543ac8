import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { z } from "zod";
import { faqEntry, titled, titledWithIcon } from "#model/fields.ts";
import {
  caseStudy,
  caseStudyBenefit,
  caseStudyCard,
  caseStudyCardOf,
  solutionComponent,
} from "#model/kinds/case-study.ts";
import { industry, industryImpact } from "#model/kinds/industry.ts";
import { product, productCaseStudy, spec } from "#model/kinds/product.ts";
import { service, serviceCaseStudy, serviceImpact, serviceResult } from "#model/kinds/service.ts";
import { home } from "#model/pages/home.ts";

type Schema = { shape: object };

/** The fields of each thing, as section 3 of the specification names them. What the schemas check, every file has. */
const specified: [thing: string, schema: () => Schema, fields: string][] = [
  [
    "a service",
    () => service,
    "id title category color icon image bannerImage obstaclesImage featuresImage description shortDescription " +
      "fullDescription sections painPoints features benefits impacts impacts_skip caseStudy",
  ],
  ["a service's section", () => service.shape.sections.element, "title content"],
  ["a pain point", () => titled, "title description"],
  ["a feature or benefit", () => titledWithIcon, "title description icon"],
  ["a service's impact", () => serviceImpact, "title description value label hideValueLabel"],
  ["a service's case study", () => serviceCaseStudy, "title challenge solution results"],
  ["a result of that study", () => serviceResult, "value label label_title icon title"],
  [
    "an industry",
    () => industry,
    "id title description shortDescription fullDescription icon color bgColor image obstaclesImage featuresImage " +
      "painPoints features impacts",
  ],
  ["an industry's impact", () => industryImpact, "value icon title description"],
  [
    "a product",
    () => product,
    "id category color bgColor title tagline shortDescription description features detailedFeatures icon heroImage " +
      "ctaImage detailImages idealFor specs caseStudies faq",
  ],
  ["a product's specification", () => spec, "name value"],
  ["a success story", () => productCaseStudy, "title description result industry image"],
  ["a question", () => faqEntry, "question answer"],
  ["a case study's card", () => caseStudyCard, "image title description category"],
  [
    "a case study",
    () => caseStudy,
    "id title industry solution image clientOverview challenges solutions benefits results projectScope " +
      "functionalities conclusion",
  ],
  ["a component of its solution", () => solutionComponent, "icon title items"],
  ["a benefit of it", () => caseStudyBenefit, "icon label text"],
  ["what a solution is", () => caseStudy.shape.solutions.unwrap(), "overview components"],
  ["a functionality", () => caseStudy.shape.functionalities.unwrap().element, "icon title description"],
  ["a client's logo", () => home.shape.clients.shape.marks.element, "key image icon"],
  ["a stat", () => home.shape.stats.shape.items.element, "id value label icon color suffix"],
  ["a featured card", () => home.shape.hero.shape.featured.element, "title image href icon color"],
];

test.each(specified)("%s has the fields of the specification", (_, schema, fields) => {
  expect(Object.keys(schema().shape)).toEqual(expect.arrayContaining(fields.split(" ")));
});

test("the categories are those of the specification", () => {
  expect(service.shape.category.options).toEqual([
    "Infrastructure",
    "Artificial Intelligence",
    "Productivity",
    "Product",
  ]);
  expect(product.shape.category.options).toEqual(["Monitoring", "Energy", "Utilities"]);
});

/** A file as it is written: read by the site's own reader, what is wrong in a schema would end all tests at once. */
const written = (file: string) => parse(readFileSync(`content/${file}.yaml`, "utf8"));

test("a case study's card leads to its study by the id", () => {
  const card = caseStudyCardOf(written("case-studies/cloud-transformation"));
  expect(Object.keys(card)).toEqual(
    expect.arrayContaining(["id", "image", "title", "description", "category"]),
  );
  expect(card.id).toBe("cloud-transformation");
});

/** What has each of the optional fields. */
const whole: [thing: string, schema: z.ZodType, item: () => object, optional: string[]][] = [
  [
    "a service",
    service,
    () => ({ ...written("services/cloud-transformation"), impacts_skip: true }),
    ["painPoints", "impacts_skip", "caseStudy"],
  ],
  [
    "a service's impact",
    serviceImpact,
    () => ({
      title: "Uptime",
      description: "Of all sites.",
      value: "98%",
      label: true,
      hideValueLabel: true,
    }),
    ["value", "label", "hideValueLabel"],
  ],
  ["a product", product, () => written("products/smart-energy-monitoring-system"), ["ctaImage"]],
];

test.each(whole)("%s may leave out what is optional, and nothing else", (thing, schema, item, optional) => {
  const given = item();
  expect(schema.safeParse(given).error, "with all of it").toBeUndefined();
  const fields = specified.find(([name]) => name === thing)?.[2].split(" ") ?? [];
  for (const field of fields) {
    expect(given, "it is there to be left out").toHaveProperty(field);
    const { [field]: _, ...rest } = given as Record<string, unknown>;
    expect(schema.safeParse(rest).success, `without ${field}`).toBe(optional.includes(field));
  }
});

test("a client's logo has an image or an icon, one of them", () => {
  const { element } = home.shape.clients.shape.marks;
  const mark = { key: "water-board", label: "Water board" };
  const icon = "ph:drop-duotone";
  const image = "/logos/water-board.svg";
  expect(element.safeParse({ ...mark, icon }).success).toBe(true);
  expect(element.safeParse({ ...mark, image }).success).toBe(true);
  for (const wrong of [mark, { ...mark, icon, image }])
    expect(element.safeParse(wrong).error?.issues).toMatchObject([
      { path: ["icon"], message: "a mark has an icon or an image: give it one of them, not both" },
    ]);
});
