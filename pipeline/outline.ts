import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

/** The typeface of headings, for pictures that are drawn by the build. */
export async function displayFont(): Promise<Font> {
  const source = createRequire(import.meta.url).resolve(
    "@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2",
  );
  const letters = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
  const font = await subsetFont(readFileSync(source), `${letters}–—’“”•₹`, {
    targetFormat: "truetype",
    variationAxes: { wght: 600, wdth: 114 },
  });
  return create(font) as Font;
}

export const widthOf = (text: string, font: Font, size: number) =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm;

/** Text as outlines, so that the picture does not depend on the fonts of the machine that builds. */
export function outline(
  text: string,
  font: Font,
  size: number,
  x: number,
  y: number,
  colour: string,
): string {
  const scale = size / font.unitsPerEm;
  let pen = 0;
  const glyphs = font.layout(text).glyphs.map((glyph) => {
    const drawn = `<path transform="translate(${pen} 0)" d="${glyph.path.toSVG()}"/>`;
    pen += glyph.advanceWidth;
    return drawn;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${colour}">${glyphs.join("")}</g>`;
}
