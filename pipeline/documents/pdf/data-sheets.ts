import { readFileSync } from "node:fs";
import sharp from "sharp";
import { background } from "#brand/colours.ts";
import { pick } from "#model/fields.ts";
import type { ProductContent } from "#model/kinds/product.ts";
import type { readContent } from "../../content.ts";
import { uncached } from "../../kept.ts";
import { largestFile } from "../../publish/pictures.ts";
import { dataSheet } from "./data-sheet.ts";
import { makeFonts } from "./fonts.ts";
import { printedOf } from "./printed.ts";

// Dates, page numbers and addresses are written in plain Latin.
const plainLatin = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));

/** Gives a writer of data sheets. Its fonts are cut once, for the letters of all products, when a sheet needs them. */
export function dataSheets(content: ReturnType<typeof readContent>, keep = uncached) {
  const site = printedOf.site(content.file("site"));
  const page = printedOf.page(content.copy("products"));
  const products = content.items("products");
  const printed = JSON.stringify([site, page, products.map(printedOf.product)]);
  const letters = [...new Set(plainLatin + printed)].sort().join("");
  let fonts: ReturnType<typeof makeFonts> | undefined;
  return async ({ id }: ProductContent): Promise<Buffer> => {
    const found = products.find((one) => one.id === id);
    if (!found) throw new Error(`There is no product ${id}.`);
    const product = { ...printedOf.product(found), ...pick(found, "seoDescription", "heroImage") };
    const picture = readFileSync(largestFile(product.heroImage, "day"));
    return keep(["data sheet", product, page, site, letters, picture], async () => {
      fonts ??= makeFonts(letters);
      return dataSheet({ product, page, site, fonts: await fonts, picture: await jpegOf(picture) });
    });
  };
}

/** The picture by day on the cover's ground, wide enough for 200 dots per inch on paper. PDF readers know no AVIF. */
const jpegOf = (picture: Uint8Array) =>
  sharp(picture)
    .resize({ width: 1400, withoutEnlargement: true })
    .flatten({ background: background.day })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
