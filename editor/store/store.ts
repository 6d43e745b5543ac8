import { isDeepStrictEqual } from "node:util";
import { keysAt } from "../../model/visit.ts";
import { type Known, problemsInNames } from "../../pipeline/check/names.ts";
import type { Problem } from "../../pipeline/check/problem.ts";
import { parseFiles, problemsInFile, schemaOf } from "../../pipeline/check/shape.ts";
import { type Change, ChangeError, type Path, type Value, valueAt } from "../files/change.ts";
import { dataIn, editFile } from "../files/edit-file.ts";
import { type ContentFolder, hashOf, isContentName, openFolder, StoreError } from "./content-folder.ts";
import { historyIn, inverse, recordsOf, withRecord } from "./history.ts";
import { type FileEdit, openJournal, type Record, type Step, type Typed } from "./journal.ts";
import { lock, unlock } from "./lock.ts";
import { placeOf, typedAfter, typedAfterEdits } from "./typed.ts";
import { writeEdits } from "./write-edits.ts";

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
export function openStore({
  content,
  journal: journalPath,
  known,
  clock = () => new Date(),
  folder: given,
}: Options) {
  const lockPath = `${journalPath}.lock`;
  lock(lockPath);
  const folder = given ?? openFolder(content);
  const journal = openJournal(journalPath);
  const { warnings, lastId, ...recovered } = recover(folder, journal.records);
  let { now } = recovered;
  let newestId = lastId;
  journal.restart(recordsOf(now));

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
      if (!(error instanceof ChangeError)) throw error;
      return [{ file, field: "", says: error.message }];
    }
  }

  const unsaved = () => [...now.typed.values()];

  /** What was typed, if it is not as the journal has it. */
  const keptIfChanged = (kept: Typed[]) => (isDeepStrictEqual(kept, unsaved()) ? undefined : kept);

  /** Makes changes in a file that must still be as the editor knows it. */
  function change(file: string, hash: string, changes: Change[], what = "Edited"): Outcome {
    const before = folder.read(file);
    if (before === null || hashOf(before) !== hash)
      return conflictIn(file, before, rebasedOnAny(file, before, changes));
    try {
      const after = rebasedOn(file, before, changes);
      if (after === null) return conflictIn(file, before, null);
      const outcome = applyKeeping(what, [{ file, before, after }], typedAfter(unsaved(), file, changes));
      if (outcome.status === "same") for (const { op, path } of changes) if (op === "set") settle(file, path);
      return outcome;
    } catch (error) {
      if (!(error instanceof ChangeError)) throw error;
      return { status: "refused", problems: [{ file, field: "", says: error.message }] };
    }
  }

  /** Brings files from one state to another, if they are in the first and the content stays sound. */
  const apply = (what: string, edits: FileEdit[]) =>
    applyKeeping(what, edits, typedAfterEdits(unsaved(), edits));

  function applyKeeping(what: string, all: FileEdit[], kept: Typed[]): Outcome {
    const edits = all.filter(({ before, after }) => before !== after);
    if (!edits.length) return { status: "same" };
    const moved = changedMeanwhile(edits);
    if (moved) return moved;
    const problems = edits.flatMap((edit) => newProblems(edit, known));
    if (problems.length) return { status: "refused", problems };
    newestId += 1;
    const step: Step = { id: newestId, time: clock().toISOString(), what, edits };
    return carryOut({ kind: "step", step, kept: keptIfChanged(kept) }, step.id, edits);
  }

  /** Writes down what is to happen, lets it happen, and writes down whether it did. */
  function carryOut(record: Record, id: number, edits: FileEdit[]): Outcome {
    try {
      journal.add(record);
      writeEdits(folder, edits);
    } catch (error) {
      journal.addNowOrLater({ kind: "aborted", id });
      throw error;
    }
    journal.addNowOrLater({ kind: "done", id });
    now = withRecord(now, record);
    return saved(id, edits);
  }

  function changedMeanwhile(edits: FileEdit[]): Outcome | undefined {
    for (const { file, before, after } of edits) {
      const disk = folder.read(file);
      if (disk !== before) return conflictIn(file, disk, after);
    }
  }

  /** Takes the last step back, unless a file has changed since. */
  function undo(): Outcome {
    const step = now.steps.at(-1);
    if (!step) return { status: "same" };
    const edits = step.edits.map(inverse);
    return (
      changedMeanwhile(edits) ??
      carryOut(
        { kind: "undone", id: step.id, kept: keptIfChanged(typedAfterEdits(unsaved(), edits)) },
        step.id,
        edits,
      )
    );
  }

  function redo(): Outcome {
    const step = now.undone.at(-1);
    if (!step) return { status: "same" };
    const { id, edits } = step;
    return (
      changedMeanwhile(edits) ??
      carryOut({ kind: "step", step, kept: keptIfChanged(typedAfterEdits(unsaved(), edits)) }, id, edits)
    );
  }

  /** Gives up the next step to undo or redo if its files have changed since, so that those behind it can be reached. */
  function skip(which: "undo" | "redo"): Skipped {
    const step = which === "undo" ? now.steps.at(-1) : now.undone.at(-1);
    const edits = which === "undo" ? step?.edits.map(inverse) : step?.edits;
    // Asked twice, it must not give up a step that can be undone.
    if (!step || !edits || !changedMeanwhile(edits)) return { status: "same" };
    note({ kind: "skipped", id: step.id });
    return { status: "skipped", step: step.id };
  }

  /** Keeps what is being typed, whether or not it could be saved. */
  function keep(file: string, path: Path, value: Value, was?: Value) {
    if (!isContentName(file)) throw new StoreError(`"${file}" is no file of the content.`);
    // A key that comes after its text was saved.
    if (isSaved(folder.read(file), file, path, value)) return settle(file, path);
    note({ kind: "typed", typed: { file, path, value, was, time: clock().toISOString() } });
  }

  /** What was typed there is saved or given up. */
  function settle(file: string, path: Path) {
    if (now.typed.has(placeOf({ file, path }))) note({ kind: "settled", file, path });
  }

  function note(record: Record) {
    journal.add(record);
    now = withRecord(now, record);
  }

  return {
    names: folder.names,
    read,
    problemsAfter,
    change,
    apply,
    undo,
    redo,
    skip,
    keep,
    settle,
    /** What was typed and never saved, also before a crash. */
    unsaved,
    history: () => ({ steps: now.steps, undone: now.undone }),
    /** What went wrong when the store was opened, in words. */
    warnings,
    /** Lets another process open a store here; the end of this process does so, too. */
    close: () => unlock(lockPath),
  };
}

/** Finishes what a crash has cut short. What cannot be finished is taken back, and told. */
function recover(folder: ContentFolder, records: Record[]) {
  const warnings: string[] = [];
  const aborted: Record[] = [];
  for (const { id, what, edits } of historyIn(records).unfinished) {
    try {
      writeEdits(folder, edits);
    } catch (error) {
      aborted.push({ kind: "aborted", id });
      const says = error instanceof Error ? error.message : String(error);
      warnings.push(`"${what}" was cut short when the editor stopped, and cannot be finished. ${says}`);
    }
  }
  const { now, lastId } = historyIn([...records, ...aborted]);
  return { now, lastId, warnings };
}

const withChanges = (file: string, text: string, changes: Change[]) =>
  changes.reduce((current, one) => editFile(file, current, one, orderIn(file)), text);

/** A version with our changes in it, or null where it says something else than they were made from. */
const rebasedOn = (file: string, text: string, changes: Change[]) =>
  changes.reduce<string | null>(
    (current, one) =>
      current !== null && fits(file, current, one) ? withChanges(file, current, [one]) : null,
    text,
  );

/** The same with a version that may be anything, also no YAML any more: null where it has no place for our changes. */
function rebasedOnAny(file: string, text: string | null, changes: Change[]): string | null {
  try {
    return text === null ? null : rebasedOn(file, text, changes);
  } catch {
    return null;
  }
}

/** Whether a change meets what it was made from: not a text that was rewritten meanwhile, nor another entry of a list. */
function fits(file: string, text: string, change: Change) {
  if (!("was" in change) || change.was === undefined) return true;
  const now = valueAt(dataIn(file, text), change.path) ?? null;
  return isDeepStrictEqual(now, change.was) || (change.op === "set" && isDeepStrictEqual(now, change.value));
}

function isSaved(text: string | null, file: string, path: Path, value: Value) {
  try {
    return text !== null && isDeepStrictEqual(valueAt(dataIn(file, text), path), value);
  } catch {
    return false; // the file cannot be read just now
  }
}

const saved = (id: number, edits: FileEdit[]): Outcome => ({
  status: "saved",
  step: id,
  hashes: Object.fromEntries(edits.map(({ file, after }) => [file, after === null ? null : hashOf(after)])),
});

const conflictIn = (file: string, theirs: string | null, ours: string | null): Outcome => ({
  status: "conflict",
  file,
  theirs,
  theirHash: theirs === null ? null : hashOf(theirs),
  ours,
});

/** The order in which the schema lists a group's fields. */
const orderIn = (file: string) => (path: Path) => {
  const schema = schemaOf(file);
  return schema ? keysAt(schema, [...path]) : [];
};

/** What is wrong with a file after an edit and was not before. */
function newProblems({ file, before, after }: FileEdit, known: Known): Problem[] {
  if (after === null) return [];
  const old = before === null ? [] : problemsInText(file, before, known);
  return problemsInText(file, after, known).filter(
    (problem) => !old.some((other) => isDeepStrictEqual(other, problem)),
  );
}

function problemsInText(file: string, text: string, known: Known): Problem[] {
  const { parsed, unreadable } = parseFiles({ [file]: text });
  const shape = [...unreadable, ...parsed.flatMap(problemsInFile)];
  return shape.length ? shape : problemsInNames(parsed, known);
}
