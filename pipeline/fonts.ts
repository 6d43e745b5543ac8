import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

// Run by hand when the font package changes: `node pipeline/fonts.ts`. The results are committed.
// Two small files instead of one with both axes, and few letters more than the texts use: 65 kB became what it prints.
const range = (from: number, to: number) =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const letters = `${range(32, 126)} ©®°±²³µ·½×–—‘’“”…•₹€™−≤≥→é`;

const source = readFileSync(
  createRequire(import.meta.url).resolve(
    "@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2",
  ),
);
const cuts = {
  "anek-text": { wght: { min: 400, max: 600 }, wdth: 100 },
  "anek-display": { wght: 600, wdth: 114 },
};

// Of what the letters can do: kerning, figures of equal width, and fi as one.
const keepFeatures = ["kern", "liga", "tnum"];

mkdirSync("app/fonts", { recursive: true });
for (const [name, variationAxes] of Object.entries(cuts)) {
  const font = await subsetFont(source, letters, { targetFormat: "woff2", variationAxes, keepFeatures });
  writeFileSync(`app/fonts/${name}.woff2`, font);
  console.log(`app/fonts/${name}.woff2: ${font.length} bytes`);
}
