import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

export const openFont = (font: Buffer) => create(font) as Font;

/** The site's typeface in a fixed cut, with these letters or with all that it has. */
export function cutFont(variationAxes: { wght: number; wdth: number }, letters?: string) {
  const all = () => String.fromCodePoint(...typeface().characterSet);
  return subsetFont(readTypeface(), letters ?? all(), { targetFormat: "truetype", variationAxes });
}

let whole: Font | undefined;

/** The site's typeface with all letters that it has. */
export function typeface(): Font {
  whole ??= openFont(readTypeface());
  return whole;
}

const readTypeface = () =>
  readFileSync(
    createRequire(import.meta.url).resolve(
      "@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2",
    ),
  );

/** The letters of a text that a font does not have: each would be an empty box. */
export const missingIn = (text: string, font: Font) =>
  [...new Set(text)].filter(
    (letter) => letter >= " " && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
