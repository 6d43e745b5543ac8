import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

export const openFont = (font: Buffer) => create(font) as Font;

/** The site's typeface in a fixed cut, with these letters or with all that it has. */
export function cutFont(variationAxes: { wght: number; wdth: number }, letters?: string) {
  const source = readFileSync(
    createRequire(import.meta.url).resolve(
      "@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2",
    ),
  );
  const all = () => String.fromCodePoint(...openFont(source).characterSet);
  return subsetFont(source, letters ?? all(), { targetFormat: "truetype", variationAxes });
}

/** The letters of a text that a font does not have: each would be an empty box. */
export const missingIn = (text: string, font: Font) =>
  [...new Set(text)].filter(
    (letter) => letter >= " " && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
