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

const locked = "it is locked by another program, or this user may not write it";

const reasons: { [code: string]: string } = {
  EACCES: locked,
  EBUSY: locked,
  EPERM: locked,
  EROFS: "the disk can only be read",
  EDQUOT: "the disk is full",
  ENOSPC: "the disk is full",
};

/** Why a file could not be written, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return reasons[code] ? `${reasons[code]} (${code})` : error.message.replace(/\.$/, "");
}
