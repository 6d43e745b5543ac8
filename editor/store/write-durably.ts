import { closeSync, fsyncSync, openSync, writeFileSync } from "node:fs";

/** Writes a text, and comes back once it is on disk: whatever happens then, it is there. */
export function writeDurably(path: string, flag: "a" | "w" | "wx", text: string, mode = 0o644) {
  const file = openSync(path, flag, mode);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
