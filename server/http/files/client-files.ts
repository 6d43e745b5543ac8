import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** A file of the build's client folder, with the compressed copies that the build put beside it. */
export type ClientFile = { path: string; bytes: Buffer; br?: Buffer; gzip?: Buffer };

/** Reads all that browsers may have. `path` begins with a slash and is the address that the file is served at. */
export async function readClientFiles(dir: string): Promise<ClientFile[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(names);
  const readIf = async (name: string) => (present.has(name) ? readFile(name) : undefined);

  const originals = names.filter((name) => !isCopy(name, present) && !isHidden(relative(dir, name)));
  return Promise.all(
    originals.map(async (name) => ({
      path: `/${relative(dir, name).split(sep).join("/")}`,
      bytes: await readFile(name),
      br: await readIf(`${name}.br`),
      gzip: await readIf(`${name}.gz`),
    })),
  );
}

const isCopy = (name: string, present: Set<string>) =>
  /\.(br|gz)$/.test(name) && present.has(name.replace(/\.(br|gz)$/, ""));

// Vite leaves its manifest in `.vite`, which is nobody's business; `.well-known` is meant to be seen.
// The page for unknown addresses is for static hosts: ours is among the stand-ins, with its status.
const isHidden = (path: string) =>
  path === "404.html" || path.split(sep).some((part) => part.startsWith(".") && part !== ".well-known");
