// Encodes finished PNGs to AVIF at the page's widths, and writes pictures/index.json from what is on disk.
//   node art/post/encode.mjs encode jobs.json    jobs: [{ pngs: { 480: png, ... }, name, look }]
//   node art/post/encode.mjs lights jobs.json    pictures of only what shines: [{ png, name, group }]
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

/** 800 pixels are what a phone shows first: 30 kB come in one round trip of a slow line (1.6 Mbit/s, 150 ms). */
const LIMITS = {
  240: 6_000,
  480: 20_000,
  800: 30_000,
  1200: 80_000,
  1600: 120_000,
  1920: 120_000,
  2560: 180_000,
};

/** A picture that was cut out of its ground carries its opacity, too: the encoder takes more time and a little less care, and it weighs no more. */
const OPAQUE = { from: 49, effort: 4 };
const CUT = { from: 46, effort: 4 };
/** The opacity takes a larger share of a small copy. */
const SMALL = { from: 43, effort: 4 };
/** What is too heavy is tried again with more effort and less quality. */
const MORE_EFFORT = 7;

async function encode({ pngs, name, look }) {
  const made = [];
  for (const [width, png] of Object.entries(pngs)) {
    const out = path.join(pictures, `${name}.${look}.${width}.avif`);
    fs.mkdirSync(path.dirname(out), { recursive: true });
    const { hasAlpha } = await sharp(png).metadata();
    const { from, effort } = !hasAlpha ? OPAQUE : width > 800 ? CUT : SMALL;
    for (let quality = from; ; quality -= 4) {
      const how = { quality, effort: quality === from ? effort : MORE_EFFORT, chromaSubsampling: "4:4:4" };
      const data = await sharp(png).avif(how).toBuffer();
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

/** The colour that holds a picture's place until it comes. One that was cut out of its ground has none. */
async function tone(file) {
  if ((await sharp(file).metadata()).hasAlpha) return undefined;
  const { data } = await sharp(file)
    .resize(1, 1, { kernel: "cubic", fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

/** Whether what was cut out of its ground goes on beyond the picture's sides: the page dissolves it there, or runs it off the window. */
async function runsOff(file) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels < 4) return false;
  // A little inside, since the outermost pixels may be half transparent.
  const side = (x) => Array.from({ length: height }, (_, y) => data[(y * width + x) * channels + 3] > 200);
  const sides = [Math.round(width * 0.03), Math.round(width * 0.97)];
  return sides.some((x) => side(x).filter(Boolean).length > height / 10);
}

/** In which widths a picture is there in both looks. */
function widthsOf(name) {
  const folder = path.join(pictures, path.dirname(name));
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const widthsIn = (look) => {
    const start = `${path.basename(name)}.${look}.`;
    return files
      .filter((file) => file.startsWith(start))
      .map((file) => Number.parseInt(file.slice(start.length), 10));
  };
  const night = new Set(widthsIn("night"));
  return widthsIn("day")
    .filter((width) => night.has(width))
    .sort((a, b) => a - b);
}

async function index() {
  const entries = [];
  for (const name of Object.keys(shots).sort()) {
    const { width, height } = shots[name];
    const widths = widthsOf(name);
    const toneOf = (look) => widths.length && tone(path.join(pictures, `${name}.${look}.${widths[0]}.avif`));
    const [day, night] = [await toneOf("day"), await toneOf("night")];
    const goesOn = widths.length > 0 && (await runsOff(path.join(pictures, `${name}.day.${widths[0]}.avif`)));
    entries.push(
      `  ${JSON.stringify(name)}: ${JSON.stringify({ width, height, widths, ...(day && night && { tone: { day, night } }), ...(goesOn && { runsOff: true }) })}`,
    );
  }
  fs.writeFileSync(path.join(pictures, "index.json"), `{\n${entries.join(",\n")}\n}\n`);
}

const [command, arg] = process.argv.slice(2);
const jobs = arg ? JSON.parse(fs.readFileSync(arg, "utf8")) : [];
if (command === "encode") for (const job of jobs) await encode(job);
if (command === "lights") for (const job of jobs) await encodeLights(job);
await index();
