import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { earlierFolder } from "#contract/releases.ts";
import { type BuiltFiles, type Protections, readBuiltFiles } from "./built-files.ts";

/** All that browsers may have: what was built, and what tabs need that were opened before it was. */
export async function readReleaseFiles(buildDir: string, protections: Protections): Promise<BuiltFiles> {
  const earlier = await readdir(join(buildDir, earlierFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const folders = [...earlier.map((name) => join(buildDir, earlierFolder, name)), join(buildDir, "client")];
  const files = await Promise.all(folders.map((folder) => readBuiltFiles(folder, protections)));
  return new Map(files.flatMap((some) => [...some]));
}
