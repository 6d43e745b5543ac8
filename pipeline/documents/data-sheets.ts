import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Content, readContent } from "../check/read.ts";
import { type PictureIndex, readPictureIndex } from "../publish/pictures.ts";
import { dataSheet } from "./data-sheet.ts";
import { makeFonts } from "./fonts.ts";

/** Writes <outFolder>/<id>.pdf for every product, from the content that its page is made of. */
export async function makeDataSheets(outFolder: string): Promise<void> {
  const { site, productPage: page, products } = printable(readContent());
  const fonts = await makeFonts(JSON.stringify([site, page, products]));
  const index = readPictureIndex();
  mkdirSync(outFolder, { recursive: true });
  for (const product of products) {
    const picture = await jpegOf(product.heroImage.src, index);
    writeFileSync(
      join(outFolder, `${product.id}.pdf`),
      await dataSheet({ product, page, site, fonts, picture }),
    );
  }
}

/** The font's cut has no rupee sign; everything else that it lacks stops the build. */
const printable = (content: Content): Content => JSON.parse(JSON.stringify(content).replaceAll("₹", "Rs "));

/** The picture by day, wide enough for 200 dots per inch on paper. PDF readers know no AVIF. */
async function jpegOf(name: string, index: PictureIndex): Promise<Buffer | undefined> {
  const widest = index[name]?.widths.at(-1);
  if (!widest) return undefined;
  return sharp(`pictures/${name}.day.${widest}.avif`)
    .resize({ width: 1400, withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
