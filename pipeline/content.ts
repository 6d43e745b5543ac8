import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openContent, type Source } from "../model/reader.ts";
import { readPictures } from "./publish/pictures.ts";
import { openIconSets } from "./vite/icon-sets.ts";

/** Content from disk, for whoever builds the site or tests it. */
export function sourceFrom(root = "content"): Source {
  const names = globSync("**/*.{yaml,yml,md}", { cwd: root }).sort();
  return {
    files: Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name), "utf8")])),
    pictures: readPictures(),
    icons: openIconSets(),
  };
}

export const readContent = (root?: string) => openContent(sourceFrom(root));
