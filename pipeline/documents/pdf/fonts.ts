import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
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
  const text = await cut(400, 100);
  refuseMissing(letters, create(text) as Font);
  return { text, strong: await cut(600, 100), display: await cut(600, 114) };
}

/** A letter that the font does not have would be an empty box on paper. */
function refuseMissing(letters: string, font: Font) {
  const missing = [...new Set(letters)].filter(
    (letter) => letter >= " " && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  if (missing.length)
    throw new Error(`The data sheets' font has no ${missing.join(" ")}: write it in words.`);
}
