import { readFileSync } from "node:fs";
import sharp from "sharp";
import { background } from "#brand/colours.ts";
import type { ProductContent } from "#model/kinds/product.ts";
import type { readContent } from "../../content.ts";
import { uncached } from "../../kept.ts";
import { largestFile } from "../../publish/pictures.ts";
import { withoutLinks } from "../plain-text.ts";
import { dataSheet } from "./data-sheet.ts";
import { makeFonts } from "./fonts.ts";

/** Gives a writer of data sheets. Its fonts are cut once, for the letters of all products, when a sheet needs them. */
export function dataSheets(content: ReturnType<typeof readContent>, keep = uncached) {
  const { site, page, products } = printable({
    site: content.file("site"),
    page: content.copy("products"),
    // Not on the sheet, so its letters need not be in the font.
    products: content.items("products").map(({ tender, ...product }) => product),
  });
  const letters = [...new Set(JSON.stringify([site, page, products]))].sort().join("");
  let fonts: ReturnType<typeof makeFonts> | undefined;
  return async ({ id }: ProductContent): Promise<Buffer> => {
    const product = products.find((one) => one.id === id);
    if (!product) throw new Error(`There is no product ${id}.`);
    const picture = readFileSync(largestFile(product.heroImage, "day"));
    return keep(["data sheet", product, page, site, letters, picture], async () => {
      fonts ??= makeFonts(letters);
      return dataSheet({ product, page, site, fonts: await fonts, picture: await jpegOf(picture) });
    });
  };
}

/** The font's cut has no rupee sign; everything else that it lacks stops the build. */
const printable = <Words>(content: Words): Words =>
  JSON.parse(JSON.stringify(withoutLinks(content)).replaceAll("₹", "Rs "));

/** The picture by day on the cover's ground, wide enough for 200 dots per inch on paper. PDF readers know no AVIF. */
const jpegOf = (picture: Uint8Array) =>
  sharp(picture)
    .resize({ width: 1400, withoutEnlargement: true })
    .flatten({ background: background.day })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
