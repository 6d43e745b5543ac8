import type { ProductContent } from "#model/kinds/product.ts";
import { longDate } from "#model/language.ts";
import { writeContacts } from "./contacts.ts";
import { writeCover } from "./cover.ts";
import { writeFeatures } from "./features.ts";
import type { Fonts } from "./fonts.ts";
import { drawBorder, drawLogo } from "./ornaments.ts";
import type { PrintedPage, PrintedProduct, PrintedSite } from "./printed.ts";
import { writeQuestions } from "./questions.ts";
import { decorate, finish, inner, newPage, newSheet, paper, print, type Sheet, styles } from "./sheet.ts";
import { writeSpecifications } from "./specifications.ts";

type DataSheet = {
  /** With what readers are told of it beside the print. */
  product: PrintedProduct & Pick<ProductContent, "seoDescription" | "heroImage">;
  page: PrintedPage;
  site: PrintedSite;
  fonts: Fonts;
  /** The product by day, as JPEG. Without it the product's figure stands in. */
  picture?: Buffer;
};

/** A product's A4 data sheet: the same text as its page, in the same words. */
export async function dataSheet({ product, page, site, fonts, picture }: DataSheet): Promise<Buffer> {
  const address = `${site.url}/products/${product.id}`;
  const sheet = newSheet({
    title: `${product.title}: ${page.dataSheet.label}`,
    author: site.name,
    subject: product.seoDescription,
    hue: product.color,
    date: product.updated,
    fonts,
  });
  writeCover(sheet, product, page, picture);
  newPage(sheet);
  writeFeatures(sheet, page.features, product.detailedFeatures);
  writeSpecifications(sheet, page.specs, product.specs);
  newPage(sheet);
  writeQuestions(sheet, page.faq, product.faq);
  writeContacts(sheet, site, page, address);
  drawHeadsAndFeet(sheet, { product, page, site }, address);
  return finish(sheet);
}

function drawHeadsAndFeet(
  sheet: Sheet,
  content: Pick<DataSheet, "product" | "page" | "site">,
  address: string,
) {
  const { product, page, site } = content;
  const { count } = sheet.doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    sheet.doc.switchToPage(i);
    drawLogo(sheet, site.name, paper.margin, 27);
    drawBorder(sheet, 60);
    const about = `${page.dataSheet.updated} ${longDate(product.updated)}`;
    aside(sheet, i === 0 ? page.dataSheet.label : product.title, about, 26);
    decorate(sheet, () => {
      print(sheet, address, styles.small, { x: paper.margin, y: 808, width: inner });
    });
    aside(sheet, "", `${i + 1} / ${count}`, 796);
  }
}

/** Two short lines at the right margin, the first one stronger. */
function aside(sheet: Sheet, first: string, second: string, y: number) {
  const place = { x: paper.margin, width: inner };
  decorate(sheet, () => {
    if (first) print(sheet, first, styles.name, { ...place, y }, "right");
    print(sheet, second, styles.small, { ...place, y: y + 12 }, "right");
  });
}
