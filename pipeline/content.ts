import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Content, openContent, type Source } from "../model/reader.ts";
import { openIconSets } from "./icon-sets.ts";
import { readPictures } from "./publish/pictures.ts";

/** Content from disk, for whoever builds the site or tests it. */
export function sourceFrom(root = "content"): Source {
  return {
    files: textsIn(root),
    pictures: readPictures(),
    icons: openIconSets(),
    figures: figuresIn(root),
  };
}

/** The texts of the content's files, by their names. */
export function textsIn(root: string): Record<string, string> {
  const names = globSync("**/*.{yaml,yml,md}", { cwd: root }).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name), "utf8")]));
}

/** Tells whether a drawing is there, by its exact name: some disks take capitals and small letters for the same. */
export function figuresIn(root: string) {
  const folder = join(root, "figures");
  const isThere = (name: string) => existsSync(folder) && readdirSync(folder).includes(name);
  return (name: string) =>
    name.endsWith(".svg") && isThere(name) && readFileSync(join(folder, name), "utf8").trim() !== "";
}

let last: { state: string; content: Content } | undefined;

/** The content as it is now. A build asks for it many times: as long as no file has changed it is parsed once. */
export function readContent(root?: string): Content {
  const source = sourceFrom(root);
  const state = JSON.stringify([source.files, source.pictures]);
  if (last?.state !== state) last = { state, content: openContent(source) };
  return last.content;
}
