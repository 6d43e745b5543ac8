import type { z } from "zod";
import { prettifyError } from "zod";
import { files as fileTypes, folders } from "#model/registry.ts";

const files = import.meta.glob<unknown>("/content/**/*.yaml", { eager: true, import: "default" });

function read<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  const result = schema.safeParse(files[`/content/${file}`]);
  if (result.success) return result.data;
  throw new Error(`content/${file}\n${prettifyError(result.error)}`);
}

const once = <T>(make: () => T) => {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const file = <S extends z.ZodType>(name: string, schema: S) => once(() => read(name, schema));

/** All items of a folder, in the order that site.yaml gives. */
const items = <S extends z.ZodType>(folder: string, schema: S, order: () => string[]) =>
  once(() => order().map((id) => read(`${folder}/${id}.yaml`, schema)));

export const readSite = file("site.yaml", fileTypes["site.yaml"]);
export const readHome = file("pages/home.yaml", fileTypes["pages/home.yaml"]);
export const readAbout = file("pages/about.yaml", fileTypes["pages/about.yaml"]);
export const readContact = file("pages/contact.yaml", fileTypes["pages/contact.yaml"]);
export const readServicePage = file("pages/service.yaml", fileTypes["pages/service.yaml"]);
export const readIndustryPage = file("pages/industry.yaml", fileTypes["pages/industry.yaml"]);
export const readProductPage = file("pages/product.yaml", fileTypes["pages/product.yaml"]);
export const readCaseStudyPage = file("pages/case-study.yaml", fileTypes["pages/case-study.yaml"]);
export const readCaseStudiesPage = file("pages/case-studies.yaml", fileTypes["pages/case-studies.yaml"]);
export const readErrors = file("pages/errors.yaml", fileTypes["pages/errors.yaml"]);

export const readServices = items("services", folders.services, () => readSite().order.services);
export const readIndustries = items("industries", folders.industries, () => readSite().order.industries);
export const readProducts = items("products", folders.products, () => readSite().order.products);
export const readCaseStudies = items(
  "case-studies",
  folders["case-studies"],
  () => readSite().order.caseStudies,
);
