import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "./find-chromium.ts";

const folder = "test/e2e/looks";

/** `npm run looks`: takes the pictures anew that looks.test.e2e.ts beside them compares pages with. Look at them before you commit. */
const playwright = ["node_modules/@playwright/test/cli.js", "test", "looks", "--update-snapshots=all"];
const { status } = spawnSync(process.execPath, [...playwright, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, LOOKS: "update" },
});
if (status === 0) {
  for (const file of globSync(`${folder}/*.png`)) writeFileSync(file, await inFewColours(file));
  writeFileSync(`${folder}/made-with.json`, `${JSON.stringify({ browser: await browserHere() }, null, 2)}\n`);
}
process.exitCode = status ?? 1;

/** A third of the size, and closer to the original than the comparison can tell. */
function inFewColours(file: string) {
  return sharp(readFileSync(file)).png({ palette: true, colours: 16, dither: 0, effort: 10 }).toBuffer();
}

async function browserHere() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}
