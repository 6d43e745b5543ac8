import { isDeepStrictEqual } from "node:util";
import type { Source } from "../../model/reader.ts";
import { keysAt } from "../../model/visit.ts";
import { problemsInNames } from "../../pipeline/check/names.ts";
import type { Problem } from "../../pipeline/check/problem.ts";
import { parseFiles, problemsInFile, schemaOf } from "../../pipeline/check/shape.ts";
import { type Change, ChangeError, type Path, type Value, valueAt } from "../files/change.ts";
import { dataIn, editFile } from "../files/edit-file.ts";
import { type ContentFolder, hashOf, isContentName, openFolder, StoreError } from "./content-folder.ts";
import { type FileEdit, openJournal, type Step, type Typed } from "./journal.ts";

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

export type Options = {
  content: string;
  journal: string;
  /** The names that there are for pictures and icons. */
  known: Pick<Source, "pictures" | "icons">;
  clock?: () => Date;
};

export type Store = ReturnType<typeof openStore>;

/** The one way from the editor into the files. All of it is synchronous: no two changes ever run into each other. */
export function openStore({ content, journal: journalPath, known, clock = () => new Date() }: Options) {
  const folder = openFolder(content);
  const journal = openJournal(journalPath);
  const { steps, undone, typed, unfinished } = stateFrom(journal.records);
  for (const step of unfinished) finish(folder, step);
  journal.restart(recordsOf(steps, undone, typed));

  function read(file: string) {
    const text = folder.read(file);
    return text === null ? undefined : { text, hash: hashOf(text) };
  }

  /** What would be wrong after these changes and is not now. Nothing is written. */
  function tried(file: string, changes: Change[]): Problem[] {
    const before = folder.read(file);
    if (before === null) throw new StoreError(`There is no content/${file}.`);
    try {
      return newProblems({ file, before, after: withChanges(file, before, changes) }, known);
    } catch (error) {
      if (!(error instanceof ChangeError)) throw error;
      return [{ file, field: "", says: error.message }];
    }
  }

  /** Makes changes in a file that must still be as the editor knows it. */
  function change(file: string, hash: string, changes: Change[], what = "Edited"): Outcome {
    const before = folder.read(file);
    if (before === null || hashOf(before) !== hash)
      return conflictIn(file, before, triedOn(file, before, changes));
    try {
      const after = withChanges(file, before, changes);
      const outcome = apply(what, [{ file, before, after }]);
      if (outcome.status !== "refused") for (const { path } of changes) settle(file, path);
      return outcome;
    } catch (error) {
      if (!(error instanceof ChangeError)) throw error;
      return { status: "refused", problems: [{ file, field: "", says: error.message }] };
    }
  }

  /** Brings files from one state to another, if they are in the first and the content stays sound. */
  function apply(what: string, all: FileEdit[]): Outcome {
    const edits = all.filter(({ before, after }) => before !== after);
    if (!edits.length) return { status: "same" };
    const moved = changedMeanwhile(edits);
    if (moved) return moved;
    const problems = edits.flatMap((edit) => newProblems(edit, known));
    if (problems.length) return { status: "refused", problems };
    const step: Step = { id: nextId(), time: clock().toISOString(), what, edits };
    journal.add({ kind: "step", step });
    finish(folder, step);
    journal.add({ kind: "done", id: step.id });
    steps.push(step);
    undone.length = 0;
    return saved(step);
  }

  const nextId = () => Math.max(0, ...[...steps, ...undone].map(({ id }) => id)) + 1;

  function changedMeanwhile(edits: FileEdit[]): Outcome | undefined {
    for (const { file, before, after } of edits) {
      const disk = folder.read(file);
      if (disk !== before) return conflictIn(file, disk, after);
    }
  }

  /** Takes the last step back, unless a file has changed since. */
  function undo(): Outcome {
    const step = steps.at(-1);
    if (!step) return { status: "same" };
    const back = { ...step, edits: step.edits.map(turned) };
    const moved = changedMeanwhile(back.edits);
    if (moved) return moved;
    journal.add({ kind: "undone", id: step.id });
    finish(folder, back);
    journal.add({ kind: "done", id: step.id });
    steps.pop();
    undone.push(step);
    return saved(back);
  }

  function redo(): Outcome {
    const step = undone.at(-1);
    if (!step) return { status: "same" };
    const moved = changedMeanwhile(step.edits);
    if (moved) return moved;
    journal.add({ kind: "step", step });
    finish(folder, step);
    journal.add({ kind: "done", id: step.id });
    undone.pop();
    steps.push(step);
    return saved(step);
  }

  /** Keeps what is being typed, whether or not it could be saved. */
  function keep(file: string, path: Path, value: Value) {
    if (!isContentName(file)) throw new StoreError(`"${file}" is no file of the content.`);
    // A key that comes after its text was saved.
    if (isSaved(folder.read(file), file, path, value)) return settle(file, path);
    const one: Typed = { file, path, value, time: clock().toISOString() };
    journal.add({ kind: "typed", typed: one });
    typed.set(placeOf(file, path), one);
  }

  /** What was typed there is saved or given up. */
  function settle(file: string, path: Path) {
    if (!typed.delete(placeOf(file, path))) return;
    journal.add({ kind: "settled", file, path });
  }

  return {
    names: folder.names,
    read,
    tried,
    change,
    apply,
    undo,
    redo,
    keep,
    settle,
    /** What was typed and never saved, also before a crash. */
    unsaved: () => [...typed.values()],
    history: () => ({ steps: [...steps], undone: [...undone] }),
  };
}

const withChanges = (file: string, text: string, changes: Change[]) =>
  changes.reduce((current, one) => editFile(file, current, one, orderIn(file)), text);

/** Another version with our changes in it, or null where it has no place for them. */
function triedOn(file: string, text: string | null, changes: Change[]): string | null {
  try {
    return changes.reduce(
      (current, one) =>
        current !== null && fits(file, current, one) ? withChanges(file, current, [one]) : null,
      text,
    );
  } catch {
    return null;
  }
}

/** Whether a change meets what it was made from: not a text that was rewritten meanwhile, nor another entry of a list. */
const fits = (file: string, text: string, change: Change) =>
  change.op !== "set" ||
  change.was === undefined ||
  isDeepStrictEqual(valueAt(dataIn(file, text), change.path), change.was);

function isSaved(text: string | null, file: string, path: Path, value: Value) {
  try {
    return text !== null && isDeepStrictEqual(valueAt(dataIn(file, text), path), value);
  } catch {
    return false; // the file cannot be read just now
  }
}

const placeOf = (file: string, path: Path) => JSON.stringify([file, ...path]);

const turned = ({ file, before, after }: FileEdit): FileEdit => ({ file, before: after, after: before });

const saved = ({ id, edits }: Step): Outcome => ({
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

/** Does what is left to do of a step. A file that someone else has changed is left as it is. */
function finish(folder: ContentFolder, { edits }: Step) {
  for (const { file, before, after } of edits) {
    if (folder.read(file) !== before) continue;
    if (after === null) folder.remove(file);
    else folder.write(file, after);
  }
}

/** What is wrong with a file after an edit and was not before. */
function newProblems({ file, before, after }: FileEdit, known: Options["known"]): Problem[] {
  if (after === null) return [];
  const old = before === null ? [] : problemsInText(file, before, known);
  return problemsInText(file, after, known).filter(
    (problem) => !old.some((other) => isDeepStrictEqual(other, problem)),
  );
}

function problemsInText(file: string, text: string, known: Options["known"]): Problem[] {
  const { parsed, unreadable } = parseFiles({ [file]: text });
  const shape = [...unreadable, ...parsed.flatMap(problemsInFile)];
  return shape.length ? shape : problemsInNames(parsed, known);
}

type Records = ReturnType<typeof openJournal>["records"];

/** Where the journal's last session ended, and what it had begun and not finished. */
function stateFrom(records: Records) {
  const open = new Map<number, Step>();
  const steps: Step[] = [];
  const undone: Step[] = [];
  const typed = new Map<string, Typed>();
  for (const record of records) {
    if (record.kind === "step") {
      if (undone.at(-1)?.id === record.step.id) undone.pop();
      else undone.length = 0;
      steps.push(record.step);
      open.set(record.step.id, record.step);
    } else if (record.kind === "undone") {
      const step = steps.pop();
      if (!step) continue;
      undone.push(step);
      open.set(step.id, { ...step, edits: step.edits.map(turned) });
    } else if (record.kind === "done") open.delete(record.id);
    else if (record.kind === "typed") typed.set(placeOf(record.typed.file, record.typed.path), record.typed);
    else typed.delete(placeOf(record.file, record.path));
  }
  return { steps, undone, typed, unfinished: [...open.values()] };
}

/** Undoing more than this, nobody knows any more what they undo. */
const mostSteps = 200;

/** The shortest journal that leads to a state. */
function recordsOf(steps: Step[], undone: Step[], typed: Map<string, Typed>): Records {
  const kept = steps.slice(-mostSteps);
  return [
    ...[...kept, ...undone.toReversed()].flatMap(
      (step): Records => [
        { kind: "step", step },
        { kind: "done", id: step.id },
      ],
    ),
    ...undone.flatMap(
      ({ id }): Records => [
        { kind: "undone", id },
        { kind: "done", id },
      ],
    ),
    ...[...typed.values()].map((one) => ({ kind: "typed" as const, typed: one })),
  ];
}
