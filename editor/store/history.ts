import type { FileEdit, Record, Step, Typed } from "./journal.ts";
import { placeOf } from "./typed.ts";

/** What can be undone and redone, last first at the end, and what was typed and not saved. */
export type History = { steps: Step[]; undone: Step[]; typed: Map<string, Typed> };

/** A step, or the undoing of one, with what it does to files and the history before it. */
type Begun = { id: number; what: string; edits: FileEdit[]; before: History };

/** What a record makes of the history. */
export function withRecord(history: History, record: Record): History {
  const { steps, undone, typed } = history;
  if (record.kind === "step") {
    const again = undone.find(({ id }) => id === record.step.id);
    return {
      steps: [...steps, record.step],
      undone: again ? without(undone, again) : [],
      typed: record.kept ? byPlace(record.kept) : typed,
    };
  }
  if (record.kind === "undone") {
    const step = steps.findLast(({ id }) => id === record.id);
    if (!step) return history;
    return {
      steps: without(steps, step),
      undone: [...undone, step],
      typed: record.kept ? byPlace(record.kept) : typed,
    };
  }
  if (record.kind === "skipped") {
    const others = (all: Step[]) => all.filter(({ id }) => id !== record.id);
    return { steps: others(steps), undone: others(undone), typed };
  }
  if (record.kind === "typed")
    return { ...history, typed: new Map(typed).set(placeOf(record.typed), record.typed) };
  if (record.kind === "settled")
    return { ...history, typed: new Map([...typed].filter(([place]) => place !== placeOf(record))) };
  return history;
}

/** Where the journal's last session ended, what it had begun and not finished, and the last number it gave to a step. */
export function historyIn(records: Record[]) {
  const begun = new Map<number, Begun>();
  let now: History = { steps: [], undone: [], typed: new Map() };
  let lastId = 0;
  for (const record of records) {
    const before = now;
    now = withRecord(now, record);
    if (record.kind === "step") {
      const { id, what, edits } = record.step;
      lastId = Math.max(lastId, id);
      begun.set(id, { id, what, edits, before });
    } else if (record.kind === "undone") {
      const step = before.steps.findLast(({ id }) => id === record.id);
      if (step) begun.set(step.id, { ...step, edits: step.edits.map(inverse), before });
    } else if (record.kind === "done") begun.delete(record.id);
    else if (record.kind === "aborted") {
      now = begun.get(record.id)?.before ?? now;
      begun.delete(record.id);
    }
  }
  return { now, lastId, unfinished: [...begun.values()] };
}

/** An edit that takes another one back. */
export const inverse = ({ file, before, after }: FileEdit): FileEdit => ({
  file,
  before: after,
  after: before,
});

/** Undoing more than this, nobody knows any more what they undo. */
const mostSteps = 200;

/** The shortest journal that leads to a history. */
export function recordsOf({ steps, undone, typed }: History): Record[] {
  const kept = [...steps.slice(-mostSteps), ...undone.toReversed()];
  return [
    ...kept.flatMap((step): Record[] => [
      { kind: "step", step },
      { kind: "done", id: step.id },
    ]),
    ...undone.flatMap(({ id }): Record[] => [
      { kind: "undone", id },
      { kind: "done", id },
    ]),
    ...[...typed.values()].map((one): Record => ({ kind: "typed", typed: one })),
  ];
}

const without = (steps: Step[], step: Step) => steps.filter((one) => one !== step);

const byPlace = (typed: Typed[]) => new Map(typed.map((one) => [placeOf(one), one]));
