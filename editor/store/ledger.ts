import type { ContentFolder } from "./disk/content-folder.ts";
import { writeEdits } from "./disk/write-edits.ts";
import { historyIn, recordsOf, withRecord } from "./history.ts";
import { type FileEdit, openJournal, type Record } from "./journal.ts";
import { type Outcome, savedAs } from "./outcome.ts";

export type Ledger = ReturnType<typeof openLedger>;

/** The journal and where it has led to: nothing happens to a file that is not written down there first. */
export function openLedger(folder: ContentFolder, journalPath: string) {
  const journal = openJournal(journalPath);
  const { warnings, lastId, ...recovered } = recover(folder, journal.records);
  let { now } = recovered;
  let newestId = lastId;
  journal.restart(recordsOf(now));

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
    return savedAs(id, edits);
  }

  return {
    /** What can be undone and redone, and what is typed and not saved. */
    now: () => now,
    /** A number for the next step. */
    newId() {
      newestId += 1;
      return newestId;
    },
    carryOut,
    /** Writes down what touches no file. */
    note(record: Record) {
      journal.add(record);
      now = withRecord(now, record);
    },
    /** What went wrong when it was opened, in words. */
    warnings,
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
