import { pick } from "#model/fields.ts";
import type { ProductContent, ProductPageContent } from "#model/kinds/product.ts";
import type { SiteContent } from "#model/site.ts";
import { withoutLinks } from "../plain-text.ts";

/**
 * What data sheets print, by the file that says it, with each field in its own place: their fonts are cut for these letters,
 * and the check says which field has one that the typeface lacks.
 */
export const printedOf = {
  site: (site: SiteContent) =>
    printable({
      ...pick(site, "name", "url", "email", "phone"),
      offices: site.offices.map((office) => pick(office, "kind", "address")),
    }),
  page: ({ overview, idealFor, features, specs, faq, dataSheet }: ProductPageContent) =>
    printable({
      overview: pick(overview, "title"),
      idealFor,
      features: pick(features, "title"),
      specs: pick(specs, "title", "lead"),
      faq: pick(faq, "title"),
      dataSheet,
    }),
  product: (product: ProductContent) =>
    printable({
      ...pick(product, "id", "updated", "color", "title", "tagline", "description", "idealFor", "faq"),
      detailedFeatures: product.detailedFeatures.map((one) => pick(one, "title", "description", "icon")),
      specs: product.specs.map((spec) => pick(spec, "name", "value")),
    }),
};

export type PrintedSite = ReturnType<typeof printedOf.site>;
export type PrintedPage = ReturnType<typeof printedOf.page>;
export type PrintedProduct = ReturnType<typeof printedOf.product>;

/** The typeface has no rupee sign, which products need too often to be written in words each time. */
const printable = <Words>(content: Words): Words =>
  JSON.parse(JSON.stringify(withoutLinks(content)).replaceAll("₹", "Rs "));
