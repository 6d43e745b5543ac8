import { inverse } from "../history.ts";
import type { FileEdit } from "../journal.ts";
import { type ContentFolder, StoreError } from "./content-folder.ts";
import { reasonOf } from "./write-durably.ts";

/**
 * Makes all edits, or none: when a file cannot be written, those before it are put back, and it is told in words. Does
 * what is left to do after a crash, too. A file that someone else has changed is left as it is.
 */
export function writeEdits(folder: ContentFolder, edits: FileEdit[]) {
  for (const edit of newBeforeOld(edits)) {
    try {
      writeEdit(folder, edit);
    } catch (error) {
      throw new StoreError(
        `content/${edit.file} could not be written: ${reasonOf(error)}. ${putBack(folder, edits)}`,
      );
    }
  }
}

/** Texts are in their new files before the old ones go: a crash in between loses nothing. */
const newBeforeOld = (edits: FileEdit[]) =>
  edits.toSorted((one, two) => Number(one.after === null) - Number(two.after === null));

function writeEdit(folder: ContentFolder, { file, before, after }: FileEdit) {
  if (folder.read(file) !== before) return;
  if (after === null) folder.remove(file);
  else folder.write(file, after);
}

/** Takes back what was written of these edits, and says what has become of that. */
function putBack(folder: ContentFolder, edits: FileEdit[]): string {
  const left = newBeforeOld(edits.map(inverse)).flatMap((edit) => {
    try {
      writeEdit(folder, edit);
      return [];
    } catch {
      // A file that cannot be read or written is as it was, unless it had its turn.
      return isStill(folder, edit) ? [`content/${edit.file}`] : [];
    }
  });
  return left.length
    ? `These were changed already and could not be put back: ${left.join(", ")}.`
    : "Nothing was changed.";
}

function isStill(folder: ContentFolder, { file, before }: FileEdit) {
  try {
    return folder.read(file) === before;
  } catch {
    return false;
  }
}
