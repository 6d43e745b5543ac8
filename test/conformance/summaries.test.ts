import { expect, test } from "vitest";
import { industrySummaryOf } from "#model/kinds/industry.ts";
import { productSummaryOf } from "#model/kinds/product.ts";
import { serviceSummaryOf } from "#model/kinds/service.ts";
import { content } from "../content.ts";

test("what is told of a service, an industry or a product in a modal is four of each at most", () => {
  const more = <Item>(items: Item[]) => [...items, ...items, ...items].slice(0, 9);
  const [service] = content.items("services");
  const [industry] = content.items("industries");
  const [product] = content.items("products");
  if (!service || !industry || !product) throw new Error("There is nothing to tell.");
  const { benefits, features, impacts } = service;
  const told = [
    serviceSummaryOf({
      ...service,
      benefits: more(benefits),
      features: more(features),
      impacts: more(impacts),
    }),
    industrySummaryOf({ ...industry, features: more(industry.features), impacts: more(industry.impacts) }),
    productSummaryOf({ ...product, features: more(product.features) }),
  ];
  for (const summary of told)
    for (const part of ["benefits", "features", "results"])
      if (part in summary) expect(Reflect.get(summary, part), `${summary.kind}: ${part}`).toHaveLength(4);
});
