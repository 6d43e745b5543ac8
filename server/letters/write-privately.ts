import { realpath, rename, rm, stat, writeFile } from "node:fs/promises";

/**
 * Writes what its owner alone may read. A mode counts only for a file that is made: what is there may be readable by all,
 * so a new one takes its place.
 */
export async function writePrivately(file: string, text: string) {
  const former = await stat(file).catch(() => undefined);
  // A pipe or a device is written to, and stays what it is.
  if (former && !former.isFile()) return writeFile(file, text);
  const target = former ? await realpath(file) : file;
  const part = `${target}.part`;
  await rm(part, { force: true });
  try {
    await writeFile(part, text, { mode: 0o600, flag: "wx" });
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
