import sharp from "sharp";
import { colours, hexOf } from "#brand/colours.ts";
import { plainKolam } from "#brand/kolam.ts";
import { offersLogoKit } from "#model/kinds/topic.ts";
import type { Content } from "#model/reader.ts";
import { displayFont, outline, widthOf } from "../fonts/outline.ts";
import type { Keep } from "../kept.ts";
import { archiveOf } from "./tender/archive.ts";

const figure = plainKolam(3, 2);
const [width, height] = [2 * figure.columns, 2 * figure.rows];
const white = "#ffffff";
const ink = hexOf(colours.foreground.day);

/** For light and for dark grounds, in the brand's colours and in one tone. */
const versions = {
  "on-light": { line: hexOf(colours.accent.day), dot: hexOf(colours.amber.day), text: ink },
  "on-dark": {
    line: hexOf(colours.accent.night),
    dot: hexOf(colours.amber.night),
    text: hexOf(colours.foreground.night),
  },
  ink: { line: ink, dot: ink, text: ink },
  white: { line: white, dot: white, text: white },
};
type Version = (typeof versions)[keyof typeof versions];

const pixelsHigh = 800;

/** The logo for those who write about us: mark alone and with the name, as SVG and PNG, and how they may be used. */
export async function logoKit(content: Content, keep: Keep) {
  const { name } = content.file("site");
  const { id, updated, use } = offerIn(content);
  const wordmark = await wordmarkOf(name);
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const folder = `${slug}-logo-kit`;
  const files: Record<string, Uint8Array> = {};
  for (const [version, tones] of Object.entries(versions))
    for (const [part, svg] of [
      ["mark", drawing(tones, { width: 0, draw: () => "" })],
      ["logo", drawing(tones, wordmark)],
    ] as const) {
      const path = `${folder}/${slug}-${part}-${version}`;
      files[`${path}.svg`] = Buffer.from(svg);
      files[`${path}.png`] = await keep(["logo", svg], () => asPng(svg));
    }
  const { url } = content.file("site");
  files[`${folder}/README.txt`] = Buffer.from(textOf(content.filledInAll(use), `${url}/company/${id}`));
  return { file: `${folder}.zip`, content: archiveOf(files, updated) };
}

const asPng = (svg: string) =>
  sharp(Buffer.from(svg)).resize({ height: pixelsHigh }).png({ compressionLevel: 9 }).toBuffer();

type Wordmark = { width: number; draw: (colour: string) => string };

/** The name beside the mark, in the proportions of the site's bar. */
async function wordmarkOf(name: string): Promise<Wordmark> {
  const font = await displayFont();
  const [size, gap] = [3.4, 1.4];
  const baseline = height / 2 + ((font.capHeight / font.unitsPerEm) * size) / 2;
  return {
    width: gap + widthOf(name, font, size),
    draw: (colour) => outline(name, font, size, width + gap, baseline, colour),
  };
}

function drawing({ line, dot, text }: Version, wordmark: Wordmark): string {
  const whole = { width: width + wordmark.width + 0.8, height: height + 0.8 };
  const circles = figure.dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="0.24"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width * 40}" height="${whole.height * 40}" viewBox="-0.4 -0.4 ${whole.width} ${whole.height}"><path d="${figure.path}" fill="none" stroke="${line}" stroke-width="0.34" stroke-linecap="round"/><g fill="${dot}">${circles}</g>${wordmark.draw(text)}</svg>
`;
}

/** The page's own words on the kit, with the address of the page. */
function textOf(
  {
    title,
    lead,
    items = [],
  }: { title: string; lead?: string; items?: { title: string; description: string }[] },
  address: string,
): string {
  const parts = items.map((item) => `${item.title}\n${item.description}`);
  return `${[title, lead, ...parts, address].filter(Boolean).join("\n\n")}\n`;
}

/** The page that offers it, and the section that says how it may be used. */
function offerIn(content: Content) {
  const [offer] = content
    .items("company")
    .flatMap(({ id, updated, sections }) =>
      sections.filter(offersLogoKit).map((use) => ({ id, updated, use })),
    );
  if (!offer) throw new Error("content/company: no section has the download logoKit");
  return offer;
}
