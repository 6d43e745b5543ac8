import { isDeepStrictEqual } from "node:util";
import { type Change, ChangeError, type Path } from "../files/change.ts";
import { differences } from "../files/differences.ts";
import { dataIn } from "../files/edit-file.ts";
import type { FileEdit, Typed } from "./journal.ts";

/** The name of a place in a file, by which what was typed there is known. */
export const placeOf = ({ file, path }: { file: string; path: Path }) => JSON.stringify([file, ...path]);

/**
 * What is typed and not saved, after changes of a file: a text follows its entry when a list gets another order, goes
 * with an entry that is removed, and is settled where its field is set.
 */
export const typedAfter = (typed: Typed[], file: string, changes: Change[]): Typed[] =>
  typed.flatMap((one) => {
    if (one.file !== file) return [one];
    const path = changes.reduce<Path | undefined>((at, change) => at && pathAfter(at, change), one.path);
    return path ? [{ ...one, path }] : [];
  });

/** The same for edits that only show what files were and are, such as those of undo. No text is settled by them. */
export const typedAfterEdits = (typed: Typed[], edits: FileEdit[]): Typed[] =>
  edits.reduce(
    (kept, edit) => {
      const concerns = kept.some(({ file }) => file === edit.file);
      return concerns ? typedAfter(kept, edit.file, reordering(edit)) : kept;
    },
    typedAfterRenaming(typed, edits),
  );

/** Where one file goes and one comes, it has another name: what was typed in the one is meant for the other. */
function typedAfterRenaming(typed: Typed[], edits: FileEdit[]): Typed[] {
  const gone = edits.filter(({ after }) => after === null);
  const come = edits.filter(({ before }) => before === null);
  const [from, to] = [gone[0]?.file, come[0]?.file];
  if (gone.length !== 1 || come.length !== 1 || !to) return typed;
  return typed.map((one) => (one.file === from ? { ...one, file: to } : one));
}

/** How the fields and entries of a file come, go and move. */
function reordering({ file, before, after }: FileEdit): Change[] {
  if (before === null || after === null) return [];
  try {
    return differences(dataIn(file, before), dataIn(file, after)).filter(({ op }) => op !== "set");
  } catch (error) {
    if (!(error instanceof ChangeError)) throw error;
    return []; // written by hand, and no YAML
  }
}

/** Where a place is after a change; nowhere, if it went or was set. */
function pathAfter(path: Path, change: Change): Path | undefined {
  if (change.op === "set") return isDeepStrictEqual(path, change.path) ? undefined : path;
  const depth = change.path.length - 1;
  const key = path[depth];
  if (key === undefined || !isDeepStrictEqual(path.slice(0, depth), change.path.slice(0, depth))) return path;
  const moved = keyAfter(key, change.path[depth], change);
  return moved === undefined ? undefined : path.with(depth, moved);
}

type Key = string | number;

function keyAfter(key: Key, at: Key | undefined, change: Exclude<Change, { op: "set" }>): Key | undefined {
  if (change.op === "remove" && key === at) return undefined;
  if (typeof key !== "number" || typeof at !== "number") return key;
  if (change.op === "insert") return key < at ? key : key + 1;
  if (change.op === "remove") return key < at ? key : key - 1;
  if (key === at) return change.to;
  const withoutIt = key < at ? key : key - 1;
  return withoutIt < change.to ? withoutIt : withoutIt + 1;
}
