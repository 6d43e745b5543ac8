import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { kept } from "./kept.ts";
import { readBundledWords } from "./vite/bundled-words.ts";

const cache = "node_modules/.cache";

/** Bundles the app for browsers and for the server. As long as no code has changed, the last bundle is taken. */
export async function bundle(folder: string) {
  const sources = () => bundledFiles().flatMap((file) => [file, readFileSync(file)]);
  const inputs = () => ["bundle", process.env.NODE_ENV ?? "", readBundledWords(), ...sources()];
  unpack(await kept(inputs, make), folder);
}

/** What a bundle is made from, beside the code that `kept` knows of. */
export const bundledFiles = (root = ".") =>
  globSync(
    [
      ...["{app,search,public}/**/*.*", "brand/*.css", "pictures/lights.json"],
      ...["{vite,react-router}.config.ts", "package.json"],
    ],
    { cwd: root },
  )
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();

async function make() {
  // A folder of its own, for the framework empties the one that it writes to.
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "bundle-"));
  try {
    await run(folder);
    return pack(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function run(folder: string) {
  const program = ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"];
  const child = spawn(process.execPath, program, {
    env: { ...process.env, BUILD_FOLDER: folder },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error("The app could not be bundled: see above.");
}

const pack = (folder: string) => {
  const files = globSync("{client,server}/**/*.*", { cwd: folder });
  return serialize(files.map((file) => [file, readFileSync(join(folder, file))]));
};

function unpack(packed: Buffer, folder: string) {
  for (const [file, content] of deserialize(packed) as [string, Uint8Array][]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}
