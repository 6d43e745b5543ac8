import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

/** The files of a ZIP by name, read by another library than the one that wrote it. */
export async function unzipped(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const archive = await fromBufferPromise(zip);
  for await (const entry of archive.eachEntry())
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  return files;
}
