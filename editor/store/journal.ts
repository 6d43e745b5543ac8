import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import type { Path, Value } from "../files/change.ts";
import { StoreError } from "./disk/content-folder.ts";
import { reasonOf, writeDurably } from "./disk/write-durably.ts";

/** A file before and after; null where there is none. */
export type FileEdit = { file: string; before: string | null; after: string | null };

/** What one action of the editor does to files, all of it or nothing. */
export type Step = { id: number; time: string; what: string; edits: FileEdit[] };

/** A text that was typed and is not in its file: not finished, or refused. `was` is what the file said before it. */
export type Typed = { file: string; path: Path; value: Value; was?: Value; time: string };

export type Record =
  /**
   * Written down before the first file is touched. `kept` is all that is typed and not saved once this is done, where it
   * is not the same as before.
   */
  | { kind: "step"; step: Step; kept?: Typed[] }
  /** All files of the step are as it says. */
  | { kind: "done"; id: number }
  /** A file of the step could not be written. All are as before. */
  | { kind: "aborted"; id: number }
  | { kind: "undone"; id: number; kept?: Typed[] }
  /** Someone else has changed its files: it can be neither undone nor redone. */
  | { kind: "skipped"; id: number }
  | { kind: "typed"; typed: Typed }
  /** What was typed is in its file, or was given up. */
  | { kind: "settled"; file: string; path: Path };

/** A file to which lines are only ever added, each on disk before the next thing happens. */
export function openJournal(path: string) {
  mkdirSync(dirname(path), { recursive: true });
  let late: Record[] = [];
  let isTorn = false;

  function add(record: Record) {
    const lines = [...late, record].map(lineOf).join("");
    try {
      // Half a line, left by a write that failed, must not spoil the next one.
      writeDurably(path, "a", isTorn ? `\n${lines}` : lines);
    } catch (error) {
      isTorn = true;
      throw new StoreError(
        `The editor's journal could not be written: ${reasonOf(error)}. Nothing was changed.`,
      );
    }
    isTorn = false;
    late = [];
  }

  return {
    records: existsSync(path) ? recordsIn(readFileSync(path, "utf8")) : [],
    add,
    /** Adds what has happened in any case: where it cannot be written now, it is written before the next record. */
    addNowOrLater(record: Record) {
      try {
        add(record);
      } catch {
        late.push(record);
      }
    },
    /** Starts over with these records: a journal would otherwise grow for ever. */
    restart(records: Record[]) {
      const fresh = `${path}.new`;
      writeDurably(fresh, "w", records.map(lineOf).join(""));
      renameSync(fresh, path);
    },
  };
}

const lineOf = (record: Record) => `${JSON.stringify(record)}\n`;

function recordsIn(text: string): Record[] {
  return text.split("\n").flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as Record] : [];
    } catch {
      return []; // half a line, left by a crash
    }
  });
}
