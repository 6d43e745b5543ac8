import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { kindOf } from "../../server/http/content-types.ts";

// Node compresses on four threads; more files in hand would only fill the memory.
const atOnce = 4;

/** Puts a brotli and a gzip copy beside every file of a folder that gets smaller by it, each at its best level. */
export async function compressTree(dir: string) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && kindOf(entry.name).compresses)
    .map((entry) => join(entry.parentPath, entry.name))
    .values();
  const worker = async () => {
    for (const name of names) await compress(name);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function compress(name: string) {
  const content = await readFile(name);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((copy) => keepSmaller(`${name}.br`, copy, content)),
    promisify(gzip)(content, { level: 9 }).then((copy) => keepSmaller(`${name}.gz`, copy, content)),
  ]);
}

async function keepSmaller(name: string, copy: Buffer, original: Buffer) {
  if (copy.length < original.length) await writeFile(name, copy);
  else await rm(name, { force: true });
}
