import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { StoreError } from "./content-folder.ts";

/** What this process holds: one list and one listener, however many stores it opens. */
const held = new Set<string>();
process.on("exit", () => {
  for (const path of held) unlock(path);
});

/**
 * Two editors of one folder would write into one journal, and neither could undo what it did. The lock is a file with
 * the number of the process that has it; one whose process has ended, by a crash for instance, is free.
 */
export function lock(path: string) {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
  } catch {
    const holder = holderOf(path);
    if (holder !== process.pid && isRunning(holder))
      throw new StoreError(
        `An editor of this folder is running already (process ${holder}). Use that one, or stop it first. If it is no editor, remove ${path}.`,
      );
    writeFileSync(path, String(process.pid));
  }
  held.add(path);
}

export function unlock(path: string) {
  held.delete(path);
  if (holderOf(path) === process.pid) rmSync(path, { force: true });
}

function holderOf(path: string): number {
  try {
    return Number(readFileSync(path, "utf8"));
  } catch {
    return 0;
  }
}

function isRunning(id: number) {
  // 0 and less would mean groups of processes.
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // A process of another user cannot be asked, but is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
