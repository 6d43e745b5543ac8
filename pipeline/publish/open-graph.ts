import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Font } from "fontkit";
import sharp from "sharp";
import { background, colours, hexOf, hues, logoColours } from "#brand/colours.ts";
import { kolam, plainKolam } from "#brand/kolam.ts";
import { previewPath } from "../../model/head/preview-path.ts";
import type { PageFacts } from "../../model/reader.ts";
import { readContent } from "../content.ts";
import { displayFont, outline, widthOf } from "../fonts/outline.ts";
import { uncached } from "../kept.ts";
import { fileAtLeast } from "./pictures.ts";

const [width, height] = [1200, 630];
const pictureWidth = 1000;
const night = background.night;
const ink = hexOf(colours.foreground.night);

/** A picture for link previews of each page: its own picture by night, its title and its figure. */
export async function makeOpenGraphPictures(folder: string, keep = uncached) {
  const content = readContent();
  const siteName = content.file("site").name;
  const font = await displayFont();
  const waiting = Map.groupBy(content.pages(), pictureFor).entries();
  const worker = async () => {
    for (const [file, pages] of waiting) {
      const picture = readFileSync(file);
      // Decoding takes two thirds of the time: once for all pages that show this picture, unless all are kept.
      let ground: ReturnType<typeof groundFrom> | undefined;
      for (const page of pages) {
        const { path, title, hue } = page;
        const preview = await keep(["open graph", siteName, path, title, hue, picture], () => {
          ground ??= groundFrom(file);
          return drawPreview(page, siteName, font, ground);
        });
        const target = join(folder, previewPath(path));
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, preview);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

// A picture is decoded on one core.
const atOnce = 2;

/** The picture on the right of the night, where the words will stand. */
const groundFrom = (file: string) =>
  // In one go with what follows, the picture would be decoded in pieces: that takes half as long again.
  sharp(file)
    .flatten({ background: night })
    .resize(pictureWidth, height, { fit: "cover" })
    .extend({ left: width - pictureWidth, background: night })
    .raw()
    .toBuffer({ resolveWithObject: true });

export async function drawPreview(
  page: PageFacts,
  siteName: string,
  font: Font,
  ground = groundFrom(pictureFor(page)),
): Promise<Buffer> {
  const { data, info } = await ground;
  return sharp(data, { raw: info })
    .composite([{ input: Buffer.from(words(page, siteName, font)) }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A preview is seen at half its size or less, and a picture twice as wide takes twice as long. */
const pictureFor = ({ preview }: PageFacts) => fileAtLeast(preview, "night", 0.8 * pictureWidth);

/** The words stand on the left, where the picture fades into night. */
function words({ path, title, hue }: PageFacts, siteName: string, font: Font): string {
  const colour = hexOf(hues[hue].night);
  const { size, lines } = largestFit(title, font, 560);
  const leading = size * 1.12;
  const top = 340 - ((lines.length - 1) * leading) / 2;
  const text = lines.map((line, i) => outline(line, font, size, 72, top + i * leading, ink)).join("");
  const figure = kolam(path);
  const scale = 88 / (2 * Math.max(figure.columns, figure.rows));
  const own = `<g transform="translate(72 470) scale(${scale})" fill="none" stroke="${colour}" stroke-width="0.2"><path d="${figure.path}"/></g>`;
  const logo = plainKolam(3, 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="g"><stop offset="0.3" stop-color="${night}"/><stop offset="0.72" stop-color="${night}" stop-opacity="0"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>
<g transform="translate(72 72) scale(9)" fill="none"><path d="${logo.path}" stroke="${logoColours.line}" stroke-width="0.4"/>${logo.dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="0.26" fill="${logoColours.dot}"/>`).join("")}</g>
${outline(siteName, font, 36, 142, 102, ink)}${text}${own}<rect y="${height - 8}" width="100%" height="8" fill="${colour}"/></svg>`;
}

/** The largest size at which a title takes at most four lines. */
function largestFit(title: string, font: Font, room: number): { size: number; lines: string[] } {
  const sizes = [68, 60, 52, 44];
  const fitting = sizes.map((size) => ({ size, lines: wrap(title, font, size, room) }));
  return fitting.find(({ lines }) => lines.length <= 4) ?? { size: 44, lines: [title] };
}

function wrap(text: string, font: Font, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && widthOf(longer, font, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
