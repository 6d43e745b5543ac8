import type { Font } from "fontkit";
import { cutFont, missingIn, openFont } from "./fonts.ts";

/** The typeface of headings, for pictures that are drawn by the build. */
export const displayFont = async (): Promise<Font> => openFont(await cutFont({ wght: 600, wdth: 114 }));

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
  const missing = missingIn(text, font);
  if (missing.length)
    throw new Error(
      `The headings' font has no ${missing.join(" ")}, which "${text}" needs: write it in words.`,
    );
  const scale = size / font.unitsPerEm;
  let pen = 0;
  const glyphs = font.layout(text).glyphs.map((glyph) => {
    const drawn = `<path transform="translate(${pen} 0)" d="${glyph.path.toSVG()}"/>`;
    pen += glyph.advanceWidth;
    return drawn;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${colour}">${glyphs.join("")}</g>`;
}
