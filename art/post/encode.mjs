// Encodes finished PNGs to AVIF at the page's widths, and writes pictures/index.json from what is on disk.
//   node art/post/encode.mjs encode jobs.json    jobs: [{ png, name, look, widths }]
//   node art/post/encode.mjs lights jobs.json    the same jobs without a look: pictures of only what shines, [{ png, name, group }]
//   node art/post/encode.mjs index

import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const require = createRequire(path.join(process.env.SHARP_FROM ?? root, "package.json"));
const sharp = require("sharp");
const pictures = path.join(root, "pictures");
const shots = JSON.parse(fs.readFileSync(path.join(root, "art", "shots.json"), "utf8"));

const LIMITS = {
  240: 6_000,
  480: 20_000,
  800: 40_000,
  1200: 80_000,
  1600: 120_000,
  1920: 120_000,
  2560: 180_000,
};
const GROUND = { day: "#f7f3ea", night: "#0d1129" };

export function widthsOf(name, { width }) {
  // A product's gallery shows them as thumbnails, too.
  const thumbnail = /^products\/[^/]+\/(main|detail-\d+)$/.test(name) ? [240] : [];
  // 1920 stands between, since a screen of that width at 1x would otherwise take 2560.
  if (width === 2560) return [480, 800, 1200, 1600, 1920, 2560];
  if (width === 1600)
    return name.startsWith("city/") ? [480, 800, 1200, 1600] : [...thumbnail, 480, 800, 1600];
  return [...thumbnail, 480, 800, 1200];
}

async function encode({ png, name, look }) {
  const made = [];
  for (const width of widthsOf(name, shots[name])) {
    const out = path.join(pictures, `${name}.${look}.${width}.avif`);
    fs.mkdirSync(path.dirname(out), { recursive: true });
    const resized = await sharp(png)
      .resize({ width, kernel: "lanczos3" })
      .png({ compressionLevel: 0 })
      .toBuffer();
    for (let quality = 52; ; quality -= 4) {
      const data = await sharp(resized).avif({ quality, effort: 3, chromaSubsampling: "4:4:4" }).toBuffer();
      if (data.length <= LIMITS[width] || quality <= 24) {
        fs.writeFileSync(out, data);
        made.push(`${width}: ${Math.round(data.length / 1000)} kB q${quality}`);
        break;
      }
    }
  }
  console.log(`${name}.${look}  ${made.join(", ")}`);
}

/** To be screened over a picture: soft and mostly black, so that half the resolution of colour is enough. */
async function encodeLights({ png, name, group }) {
  const made = [];
  for (const width of [800, 1600]) {
    const out = path.join(pictures, `${name}.${group}.${width}.avif`);
    const isGround = group === "unlit";
    const data = await sharp(png)
      .resize({ width, kernel: "lanczos3" })
      .avif(
        isGround
          ? { quality: 48, effort: 5, chromaSubsampling: "4:4:4" }
          : { quality: 42, effort: 5, chromaSubsampling: "4:2:0" },
      )
      .toBuffer();
    fs.writeFileSync(out, data);
    made.push(`${width}: ${Math.round(data.length / 1000)} kB`);
  }
  console.log(`${name}.${group}  ${made.join(", ")}`);
}

async function tone(file) {
  const { data } = await sharp(file)
    .removeAlpha()
    .resize(1, 1, { kernel: "cubic", fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

async function index() {
  const entries = [];
  for (const name of Object.keys(shots).sort()) {
    const shot = shots[name];
    const file = (look, width) => path.join(pictures, `${name}.${look}.${width}.avif`);
    const widths = widthsOf(name, shot).filter(
      (w) => fs.existsSync(file("day", w)) && fs.existsSync(file("night", w)),
    );
    const tones = {};
    for (const look of ["day", "night"])
      tones[look] = widths.length ? await tone(file(look, widths[0])) : GROUND[look];
    entries.push(
      `  ${JSON.stringify(name)}: ${JSON.stringify({ width: shot.width, height: shot.height, widths, tone: tones })}`,
    );
  }
  fs.writeFileSync(path.join(pictures, "index.json"), `{\n${entries.join(",\n")}\n}\n`);
}

const [command, arg] = process.argv.slice(2);
const jobs = arg ? JSON.parse(fs.readFileSync(arg, "utf8")) : [];
if (command === "encode") for (const job of jobs) await encode(job);
if (command === "lights") for (const job of jobs) await encodeLights(job);
await index();
