import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = "test/bench/instruments";
const modules = join(folder, "node_modules");

/** Installs the instruments where they are missing, from a lock file of their own. */
export function installInstruments() {
  if (upToDate()) return;
  console.log("Installing the instruments (Lighthouse, the Observatory), which takes about a minute ...");
  const { status } = spawnSync("npm", ["ci"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`The instruments could not be installed: try "npm ci" in ${folder}.`);
}

/** A file of an instrument's package. */
export const instrument = (path: string) => join(modules, path);

function upToDate() {
  const { dependencies } = readJson(join(folder, "package.json"));
  return Object.entries(dependencies).every(([name, version]) => {
    const file = join(modules, name, "package.json");
    return existsSync(file) && readJson(file).version === version;
  });
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
