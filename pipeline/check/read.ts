import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { z } from "zod";
import { files, folders } from "#model/registry.ts";

/** The content for the tools that make files from it. It has been checked before they run. */
const read = <S extends z.ZodType>(file: string, schema: S): z.output<S> =>
  schema.parse(parse(readFileSync(`content/${file}`, "utf8")));

const items = <S extends z.ZodType>(folder: string, schema: S, ids: string[]) =>
  ids.map((id) => read(`${folder}/${id}.yaml`, schema));

export function readContent() {
  const site = read("site.yaml", files["site.yaml"]);
  return {
    site,
    home: read("pages/home.yaml", files["pages/home.yaml"]),
    about: read("pages/about.yaml", files["pages/about.yaml"]),
    contact: read("pages/contact.yaml", files["pages/contact.yaml"]),
    caseStudiesPage: read("pages/case-studies.yaml", files["pages/case-studies.yaml"]),
    servicePage: read("pages/service.yaml", files["pages/service.yaml"]),
    industryPage: read("pages/industry.yaml", files["pages/industry.yaml"]),
    caseStudyPage: read("pages/case-study.yaml", files["pages/case-study.yaml"]),
    productPage: read("pages/product.yaml", files["pages/product.yaml"]),
    services: items("services", folders.services, site.order.services),
    industries: items("industries", folders.industries, site.order.industries),
    products: items("products", folders.products, site.order.products),
    caseStudies: items("case-studies", folders["case-studies"], site.order.caseStudies),
  };
}

export type Content = ReturnType<typeof readContent>;
