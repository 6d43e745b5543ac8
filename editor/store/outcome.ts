import type { Problem } from "../../pipeline/check/problem.ts";
import { hashOf } from "./disk/content-folder.ts";
import type { FileEdit } from "./journal.ts";

/** What became of something that was to be saved. */
export type Outcome =
  /** On disk. The hashes are those that the next change of these files must name. */
  | { status: "saved"; step: number; hashes: { [file: string]: string | null } }
  /** Nothing had to be done. */
  | { status: "same" }
  /**
   * A file is not as the editor last saw it. Nothing was written. Theirs is what is there now, ours the same with our
   * change in it, where that can be made.
   */
  | { status: "conflict"; file: string; theirs: string | null; theirHash: string | null; ours: string | null }
  /** The content would break. Nothing was written. */
  | { status: "refused"; problems: Problem[] };

/** What became of a step that was to be given up: nothing, if it does not have to be. */
export type Skipped = { status: "skipped"; step: number } | { status: "same" };

export const savedAs = (id: number, edits: FileEdit[]): Outcome => ({
  status: "saved",
  step: id,
  hashes: Object.fromEntries(edits.map(({ file, after }) => [file, after === null ? null : hashOf(after)])),
});

export const conflictIn = (file: string, theirs: string | null, ours: string | null): Outcome => ({
  status: "conflict",
  file,
  theirs,
  theirHash: theirs === null ? null : hashOf(theirs),
  ours,
});
