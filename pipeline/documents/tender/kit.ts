import type { ProductContent } from "#model/kinds/product.ts";
import { longDate } from "#model/language.ts";
import type { SiteContent } from "#model/site.ts";
import type { TenderContent } from "#model/tender/tender.ts";
import type { TenderKitContent } from "#model/tender/tender-kit.ts";
import type { DocumentWords } from "#model/words/documents.ts";
import { fill } from "#model/words/phrase.ts";
import type { readContent } from "../../content.ts";
import { withoutLinks } from "../plain-text.ts";
import { type Logo, makeLogo } from "./logo.ts";

/** All that a tender document of one product is made of. */
export type Kit = {
  product: ProductContent;
  tender: TenderContent;
  words: DocumentWords;
  /** What the documents are called, in the words of the page that offers them. */
  titles: TenderKitContent["documents"];
  site: SiteContent;
  logo: Logo;
};

/** What the documents of each product are made of, for those that say something about tenders. */
export async function kitsOf(content: ReturnType<typeof readContent>): Promise<Kit[]> {
  const { documents: titles } = content.file("tenderKit");
  const shared = withoutLinks({ titles, site: content.file("site"), words: content.file("documents") });
  const logo = await makeLogo();
  return withoutLinks(content.items("products")).flatMap((product) =>
    product.tender ? [{ ...shared, logo, product, tender: product.tender }] : [],
  );
}

/** Who wrote the text, where it stands and of when it is. */
export const sourceOf = ({ product, site, words }: Kit) =>
  fill(words.source, {
    company: site.name,
    address: `${site.url}/products/${product.id}`,
    date: longDate(product.updated),
  });
