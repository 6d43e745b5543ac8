import { globSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { largestFile, readPictures } from "./pictures.ts";

test("a picture that is cut out of its ground has no colour that holds its place, and every other has one", async () => {
  const pictures = Object.entries(readPictures());
  const wrong = await Promise.all(
    pictures.flatMap(([src, { widths, tone }]) =>
      (["day", "night"] as const).map(async (look) => {
        const { hasAlpha } = await sharp(largestFile({ src, widths }, look)).metadata();
        return hasAlpha === Boolean(tone?.[look]) ? `${src} by ${look}` : [];
      }),
    ),
  );
  expect(wrong.flat()).toEqual([]);
});

test("what a phone shows first comes in one round trip of a slow line: 30 kB", () => {
  const heavy = globSync("pictures/**/*.{day,night}.800.avif").filter((file) => statSync(file).size > 30_000);
  expect(heavy).toEqual([]);
});
