import type { Known } from "../../pipeline/check/names.ts";
import type { Problem } from "../../pipeline/check/problem.ts";
import { type Change, ChangeError } from "../files/change.ts";
import { type ContentFolder, hashOf, openFolder, StoreError } from "./disk/content-folder.ts";
import { lock, unlock } from "./disk/lock.ts";
import { openLedger } from "./ledger.ts";
import { newProblems } from "./new-problems.ts";
import { conflictIn, type Outcome } from "./outcome.ts";
import { rebasedOn, rebasedOnAny, withChanges } from "./rebase.ts";
import { openSteps } from "./steps.ts";
import { typedAfter } from "./typed.ts";
import { openUnsaved } from "./unsaved.ts";

export type Options = {
  content: string;
  journal: string;
  /** The names that there are for pictures and icons. */
  known: Known;
  clock?: () => Date;
  /** The files of `content`, unless a test wants others. */
  folder?: ContentFolder;
};

export type Store = ReturnType<typeof openStore>;

/** The one way from the editor into the files. All of it is synchronous: no two changes ever run into each other. */
export function openStore({ content, journal, known, clock = () => new Date(), folder: given }: Options) {
  const lockPath = `${journal}.lock`;
  lock(lockPath);
  const folder = given ?? openFolder(content);
  const ledger = openLedger(folder, journal);
  const unsaved = openUnsaved(folder, ledger, clock);
  const { applyKeeping, ...steps } = openSteps({ folder, ledger, unsaved, known, clock });

  function read(file: string) {
    const text = folder.read(file);
    return text === null ? undefined : { text, hash: hashOf(text) };
  }

  /** What would be wrong after these changes and is not now. Nothing is written. */
  function problemsAfter(file: string, changes: Change[]): Problem[] {
    const before = folder.read(file);
    if (before === null) throw new StoreError(`There is no content/${file}.`);
    try {
      return newProblems({ file, before, after: withChanges(file, before, changes) }, known);
    } catch (error) {
      return problemsOf(error, file);
    }
  }

  /** Makes changes in a file that must still be as the editor knows it. */
  function change(file: string, hash: string, changes: Change[], what = "Edited"): Outcome {
    const before = folder.read(file);
    if (before === null || hashOf(before) !== hash)
      return conflictIn(file, before, rebasedOnAny(file, before, changes));
    try {
      const after = rebasedOn(file, before, changes);
      if (after === null) return conflictIn(file, before, null);
      const kept = typedAfter(unsaved.all(), file, changes);
      const outcome = applyKeeping(what, [{ file, before, after }], kept);
      if (outcome.status === "same")
        for (const { op, path } of changes) if (op === "set") unsaved.settle(file, path);
      return outcome;
    } catch (error) {
      return { status: "refused", problems: problemsOf(error, file) };
    }
  }

  return {
    names: folder.names,
    read,
    problemsAfter,
    change,
    ...steps,
    keep: unsaved.keep,
    settle: unsaved.settle,
    unsaved: unsaved.all,
    history() {
      const { steps, undone } = ledger.now();
      return { steps, undone };
    },
    /** What went wrong when the store was opened, in words. */
    warnings: ledger.warnings,
    /** Lets another process open a store here; the end of this process does so, too. */
    close: () => unlock(lockPath),
  };
}

/** A change that a file has no place for, in words; anything else that is thrown is no matter of the author's. */
function problemsOf(error: unknown, file: string): Problem[] {
  if (!(error instanceof ChangeError)) throw error;
  return [{ file, field: "", says: error.message }];
}
