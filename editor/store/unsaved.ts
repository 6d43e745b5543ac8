import { isDeepStrictEqual } from "node:util";
import { type Path, type Value, valueAt } from "../files/change.ts";
import { dataIn } from "../files/edit-file.ts";
import { type ContentFolder, isContentName, StoreError } from "./disk/content-folder.ts";
import type { Ledger } from "./ledger.ts";
import { placeOf } from "./typed.ts";

export type Unsaved = ReturnType<typeof openUnsaved>;

/** What was typed and is not in its file. */
export function openUnsaved(folder: ContentFolder, ledger: Ledger, clock: () => Date) {
  /** What was typed there is saved or given up. */
  function settle(file: string, path: Path) {
    if (ledger.now().typed.has(placeOf({ file, path }))) ledger.note({ kind: "settled", file, path });
  }

  return {
    /** What was typed and never saved, also before a crash. */
    all: () => [...ledger.now().typed.values()],
    /** Keeps what is being typed, whether or not it could be saved. */
    keep(file: string, path: Path, value: Value, was?: Value) {
      if (!isContentName(file)) throw new StoreError(`"${file}" is no file of the content.`);
      // A key that comes after its text was saved.
      if (isSaved(folder.read(file), file, path, value)) return settle(file, path);
      ledger.note({ kind: "typed", typed: { file, path, value, was, time: clock().toISOString() } });
    },
    settle,
  };
}

function isSaved(text: string | null, file: string, path: Path, value: Value) {
  try {
    return text !== null && isDeepStrictEqual(valueAt(dataIn(file, text), path), value);
  } catch {
    return false; // the file cannot be read just now
  }
}
