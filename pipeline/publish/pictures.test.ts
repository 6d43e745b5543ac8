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
