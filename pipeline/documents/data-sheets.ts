import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { PictureContent } from "../../model/fields.ts";
import { readContent } from "../content.ts";
import { largestFile } from "../publish/pictures.ts";
import { dataSheet } from "./data-sheet.ts";
import { makeFonts } from "./fonts.ts";

/** Writes <outFolder>/<id>.pdf for every product, from the content that its page is made of. */
export async function makeDataSheets(outFolder: string): Promise<void> {
  const content = readContent();
  const { site, page, products } = printable({
    site: content.file("site"),
    page: content.copy("products"),
    products: content.items("products"),
  });
  const fonts = await makeFonts(JSON.stringify([site, page, products]));
  mkdirSync(outFolder, { recursive: true });
  for (const product of products) {
    const picture = await jpegOf(product.heroImage);
    writeFileSync(
      join(outFolder, `${product.id}.pdf`),
      await dataSheet({ product, page, site, fonts, picture }),
    );
  }
}

/** The font's cut has no rupee sign; everything else that it lacks stops the build. */
const printable = <Words>(content: Words): Words =>
  JSON.parse(JSON.stringify(content).replaceAll("₹", "Rs "));

/** The picture by day, wide enough for 200 dots per inch on paper. PDF readers know no AVIF. */
const jpegOf = (picture: PictureContent) =>
  sharp(largestFile(picture, "day"))
    .resize({ width: 1400, withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
