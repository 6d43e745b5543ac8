import { createHash, randomUUID } from "node:crypto";
import { globSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { schemaOf } from "../../../pipeline/check/shape.ts";
import { writeDurably } from "./write-durably.ts";

/** A request that is answered with words instead of being done. */
export class StoreError extends Error {
  override name = "StoreError";
}

export type ContentFolder = ReturnType<typeof openFolder>;

/** The files of content/ and nothing else: no other place, no other kind of file, no link that leads away. */
export function openFolder(root: string) {
  const base = realpathSync(root);
  // What a crash in the middle of writing has left.
  for (const name of globSync("**/.editor-*.tmp", { cwd: base })) removeIfPossible(join(base, name));

  function locate(name: string): string {
    if (!isContentName(name)) throw new StoreError(`"${name}" is no file of the content.`);
    const path = join(base, name);
    const folder = lstatSync(dirname(path), { throwIfNoEntry: false });
    if (!folder?.isDirectory()) throw new StoreError(`There is no folder for "${name}".`);
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false)
      throw new StoreError(`"${name}" is no ordinary file.`);
    return path;
  }

  /** The text of a file, or null when there is none. */
  function read(name: string): string | null {
    const path = locate(name);
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (!stat) return null;
    if (stat.size > mostBytes) throw new StoreError(`"${name}" is too large to edit.`);
    const bytes = readFileSync(path);
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      throw new StoreError(`"${name}" is not written in UTF-8.`);
    }
  }

  /** Whole or not at all: whoever reads meanwhile, or after a crash, finds the old text or the new one. */
  function write(name: string, text: string) {
    const path = locate(name);
    const mode = lstatSync(path, { throwIfNoEntry: false })?.mode;
    const temporary = join(dirname(path), `.editor-${randomUUID()}.tmp`);
    try {
      writeDurably(temporary, "wx", text, mode);
      renameSync(temporary, path);
    } catch (error) {
      removeIfPossible(temporary);
      throw error;
    }
  }

  return {
    read,
    write,
    remove: (name: string) => rmSync(locate(name)),
    names: () => globSync("**/*.{yaml,md}", { cwd: base }).map(withSlashes).filter(isContentName).sort(),
  };
}

/** Litter in a folder that may not be written is no reason to stop; no page is made from it. */
function removeIfPossible(path: string) {
  try {
    rmSync(path, { force: true });
  } catch {}
}

export const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Lower-case folders and names, as addresses have them, and a schema that knows the file by its place. */
export const isContentName = (name: string) =>
  /^([a-z0-9-]+\/)*[a-z0-9-]+\.(yaml|md)$/.test(name) && schemaOf(name) !== undefined;

const withSlashes = (name: string) => name.replaceAll("\\", "/");

const mostBytes = 1_000_000;
