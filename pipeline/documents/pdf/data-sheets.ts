import sharp from "sharp";
import type { PictureContent } from "#model/fields.ts";
import type { ProductContent } from "#model/product.ts";
import type { readContent } from "../../content.ts";
import { largestFile } from "../../publish/pictures.ts";
import { withoutLinks } from "../plain-text.ts";
import { dataSheet } from "./data-sheet.ts";
import { makeFonts } from "./fonts.ts";

/** Gives a writer of data sheets. Its fonts are cut once, for the letters of all products. */
export async function dataSheets(content: ReturnType<typeof readContent>) {
  const { site, page, products } = printable({
    site: content.file("site"),
    page: content.copy("products"),
    // Not on the sheet, so its letters need not be in the font.
    products: content.items("products").map(({ tender, ...product }) => product),
  });
  const fonts = await makeFonts(JSON.stringify([site, page, products]));
  return async ({ id }: ProductContent): Promise<Buffer> => {
    const product = products.find((one) => one.id === id);
    if (!product) throw new Error(`There is no product ${id}.`);
    const picture = await jpegOf(product.heroImage);
    return dataSheet({ product, page, site, fonts, picture });
  };
}

/** The font's cut has no rupee sign; everything else that it lacks stops the build. */
const printable = <Words>(content: Words): Words =>
  JSON.parse(JSON.stringify(withoutLinks(content)).replaceAll("₹", "Rs "));

/** The picture by day, wide enough for 200 dots per inch on paper. PDF readers know no AVIF. */
const jpegOf = (picture: PictureContent) =>
  sharp(largestFile(picture, "day"))
    .resize({ width: 1400, withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
