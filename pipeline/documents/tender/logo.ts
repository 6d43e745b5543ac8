import sharp from "sharp";
import { colours, hexOf } from "#brand/colours.ts";
import { plainKolam } from "#brand/kolam.ts";

const { path, dots, columns, rows } = plainKolam(3, 2);
const width = 2 * columns;
const height = 2 * rows;

export type Logo = { png: Buffer; width: number; height: number };

/** The company's figure by day, on nothing, sharp enough for print. Its size is that on the page, in pixels. */
export async function makeLogo(): Promise<Logo> {
  const circles = dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="0.24"/>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 40}" height="${height * 40}" viewBox="-0.3 -0.3 ${width + 0.6} ${height + 0.6}">
    <path d="${path}" fill="none" stroke="${hexOf(colours.accent.day)}" stroke-width="0.34" stroke-linecap="round"/>
    <g fill="${hexOf(colours.amber.day)}">${circles}</g></svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  return { png, width: 30, height: (30 * height) / width };
}
