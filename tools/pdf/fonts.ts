import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** The site's typeface in three fixed cuts: PDF readers know no variable fonts. */
export type Fonts = { text: Buffer; strong: Buffer; display: Buffer };

export async function makeFonts(letters: string): Promise<Fonts> {
  const source = readFileSync(
    createRequire(import.meta.url).resolve(
      "@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2",
    ),
  );
  const cut = (wght: number, wdth: number) =>
    subsetFont(source, letters, { targetFormat: "truetype", variationAxes: { wght, wdth } });
  return { text: await cut(400, 100), strong: await cut(600, 100), display: await cut(600, 114) };
}
