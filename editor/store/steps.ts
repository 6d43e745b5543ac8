import { isDeepStrictEqual } from "node:util";
import type { Known } from "../../pipeline/check/names.ts";
import type { ContentFolder } from "./disk/content-folder.ts";
import { inverse } from "./history.ts";
import type { FileEdit, Typed } from "./journal.ts";
import type { Ledger } from "./ledger.ts";
import { newProblems } from "./new-problems.ts";
import { conflictIn, type Outcome, type Skipped } from "./outcome.ts";
import { typedAfterEdits } from "./typed.ts";
import type { Unsaved } from "./unsaved.ts";

type Parts = {
  folder: ContentFolder;
  ledger: Ledger;
  unsaved: Unsaved;
  known: Known;
  clock: () => Date;
};

/** What is done to files, step by step: taken, taken back, done again or given up. */
export function openSteps({ folder, ledger, unsaved, known, clock }: Parts) {
  /** What is still unsaved after edits, if it is not as the journal has it. */
  const keptIfChanged = (kept: Typed[]) => (isDeepStrictEqual(kept, unsaved.all()) ? undefined : kept);

  const keptAfter = (edits: FileEdit[]) => keptIfChanged(typedAfterEdits(unsaved.all(), edits));

  /** Brings files from one state to another, if they are in the first and the content stays sound. */
  const apply = (what: string, edits: FileEdit[]) =>
    applyKeeping(what, edits, typedAfterEdits(unsaved.all(), edits));

  /** The same, with what is typed and not saved once it is done. */
  function applyKeeping(what: string, all: FileEdit[], kept: Typed[]): Outcome {
    const edits = all.filter(({ before, after }) => before !== after);
    if (!edits.length) return { status: "same" };
    const moved = changedMeanwhile(folder, edits);
    if (moved) return moved;
    const problems = edits.flatMap((edit) => newProblems(edit, known));
    if (problems.length) return { status: "refused", problems };
    const id = ledger.newId();
    const step = { id, time: clock().toISOString(), what, edits };
    return ledger.carryOut({ kind: "step", step, kept: keptIfChanged(kept) }, id, edits);
  }

  /** Takes the last step back, unless a file has changed since. */
  function undo(): Outcome {
    const step = ledger.now().steps.at(-1);
    if (!step) return { status: "same" };
    const { id } = step;
    const edits = step.edits.map(inverse);
    return (
      changedMeanwhile(folder, edits) ??
      ledger.carryOut({ kind: "undone", id, kept: keptAfter(edits) }, id, edits)
    );
  }

  function redo(): Outcome {
    const step = ledger.now().undone.at(-1);
    if (!step) return { status: "same" };
    const { id, edits } = step;
    return (
      changedMeanwhile(folder, edits) ??
      ledger.carryOut({ kind: "step", step, kept: keptAfter(edits) }, id, edits)
    );
  }

  /** Gives up the next step to undo or redo if its files have changed since, so that those behind it can be reached. */
  function skip(which: "undo" | "redo"): Skipped {
    const { steps, undone } = ledger.now();
    const step = which === "undo" ? steps.at(-1) : undone.at(-1);
    const edits = which === "undo" ? step?.edits.map(inverse) : step?.edits;
    // Asked twice, it must not give up a step that can be undone.
    if (!step || !edits || !changedMeanwhile(folder, edits)) return { status: "same" };
    ledger.note({ kind: "skipped", id: step.id });
    return { status: "skipped", step: step.id };
  }

  return { apply, applyKeeping, undo, redo, skip };
}

/** The first file that is not in the state that the edits begin with. */
function changedMeanwhile(folder: ContentFolder, edits: FileEdit[]): Outcome | undefined {
  for (const { file, before, after } of edits) {
    const disk = folder.read(file);
    if (disk !== before) return conflictIn(file, disk, after);
  }
}
