import sharp from "sharp";
import { expect, test } from "vitest";
import { background } from "#brand/colours.ts";
import { readContent } from "../content.ts";
import { displayFont } from "../fonts/outline.ts";
import { drawPreview } from "./open-graph.ts";
import { fileAtLeast } from "./pictures.ts";

const [width, height] = [1200, 630];
const pages = readContent().pages();

test.each(["/services/ai-ml", "/about-us", "/industries/e-governance"])(
  "the link preview of %s is as large as others expect, with the picture in it and night around it",
  async (path) => {
    const page = pages.find((one) => one.path === path);
    if (!page) throw new Error(`There is no page at ${path}.`);
    const preview = sharp(await drawPreview(page, "Name", await displayFont()));
    const { data, info } = await preview.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
    const { around, inside } = await placesIn(fileAtLeast(page.preview, "night", 800));
    const ways = (places: number[]) => places.map((place) => fromNight(data, place)).sort((a, b) => a - b);
    const quantile = (sorted: number[], part: number) => sorted[Math.floor(part * (sorted.length - 1))];
    // JPEG blurs edges, so a few places are not what they should be.
    expect(quantile(ways(around), 0.98)).toBeLessThan(24);
    expect(quantile(ways(inside), 0.5)).toBeGreaterThan(40);
  },
);

/** Pixels of the preview's right end, where no words stand: those that the picture leaves free, and those that it fills. */
async function placesIn(picture: string) {
  const shape = sharp(picture).resize(1000, height, { fit: "cover" }).extractChannel("alpha");
  const alpha = await shape.raw().toBuffer();
  const places = { around: [] as number[], inside: [] as number[] };
  for (let y = 0; y < height - 16; y++)
    for (let x = 700; x < 1000; x++) {
      const opacity = alpha[y * 1000 + x] ?? 0;
      if (opacity < 3) places.around.push(y * width + x + 200);
      if (opacity > 250) places.inside.push(y * width + x + 200);
    }
  return places;
}

const night = [1, 3, 5].map((at) => Number.parseInt(background.night.slice(at, at + 2), 16));

/** How far a pixel's colour is from the night's. */
const fromNight = (pixels: Buffer, place: number) =>
  Math.max(...night.map((channel, i) => Math.abs((pixels[3 * place + i] ?? 0) - channel)));
