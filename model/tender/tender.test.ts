import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { product } from "../kinds/product.ts";

const whole = parse(readFileSync("content/products/smart-dust-bin.yaml", "utf8"));

test("a spec or a feature can be renamed on its own, whatever the tender documents say of it", () => {
  const renamed = structuredClone(whole);
  renamed.specs[0].name = "Another name";
  renamed.detailedFeatures[0].title = "Another title";
  expect(product.safeParse(renamed).error).toBeUndefined();
});

test("a way of testing that no document has words for is refused", () => {
  const unknown = structuredClone(whole);
  unknown.specs[0].test = "guess";
  expect(product.safeParse(unknown).error?.issues[0]?.path).toEqual(["specs", 0, "test"]);
});
