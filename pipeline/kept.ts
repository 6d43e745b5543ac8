import { createHash } from "node:crypto";
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const folder = "node_modules/.cache/made";
const keptForDays = 30;

/** Gives what a maker makes of some inputs: by asking it, or because that was made before. */
export type Keep = (inputs: unknown[], make: () => Promise<Buffer>) => Promise<Buffer>;

export const uncached: Keep = (_, make) => make();

/** What something is made from. A function reads it again: for makers that read files, which may change meanwhile. */
type Inputs = unknown[] | (() => unknown[]);

/** Returns the cached output for these inputs and this code, or makes and caches it. */
export async function kept(inputs: Inputs, make: () => Promise<Buffer>, root = folder): Promise<Buffer> {
  const key = keyOf(inputs, codeFingerprint());
  const file = join(root, key);
  const before = read(file);
  if (before) return before;
  const made = await make();
  // What was saved meanwhile may be in it, and would come back with these inputs after the edit is undone.
  if (typeof inputs === "function" && keyOf(inputs, readCode()) !== key) return made;
  mkdirSync(root, { recursive: true });
  // Two builds may make the same at once; whoever reads it finds it whole.
  const unfinished = `${file}-${process.pid}`;
  writeFileSync(unfinished, made);
  renameSync(unfinished, file);
  return made;
}

function read(file: string) {
  try {
    const made = readFileSync(file);
    const now = new Date();
    utimesSync(file, now, now);
    return made;
  } catch {
    return undefined;
  }
}

/** Removes what no build has asked for in a month. */
export function forgetOld(root = folder, now = Date.now()) {
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(root)) {
    const file = join(root, name);
    // Another build may have taken it away.
    const { mtimeMs = now } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (now - mtimeMs > keptForDays * 24 * 60 * 60 * 1000) rmSync(file, { force: true });
  }
}

const keyOf = (inputs: Inputs, code: string) =>
  hashOf([code, ...(typeof inputs === "function" ? inputs() : inputs)]);

let sources: string | undefined;

/** A fingerprint of all that makes things here: a change of any of it makes everything anew. */
function codeFingerprint() {
  sources ??= readCode();
  return sources;
}

const readCode = () => hashOf([process.version, ...codeFiles().map((file) => readFileSync(file))]);

/** The files of all that makes things here. */
export const codeFiles = () =>
  globSync(["package-lock.json", "{brand,contract,model,pipeline,simulation}/**/*.{ts,json}"]).sort();

function hashOf(inputs: unknown[]) {
  const hash = createHash("sha256");
  for (const input of inputs) {
    const bytes = input instanceof Uint8Array ? input : Buffer.from(JSON.stringify(input));
    hash.update(`${bytes.length} `).update(bytes);
  }
  return hash.digest("hex");
}
