import { useEffect, useSyncExternalStore } from "react";
import { type Change, isGroup, type Path, type Value } from "../../files/change.ts";
import type { Outcome } from "../../store/outcome.ts";
import { api, type Item } from "../api.ts";
import { onTopOfOurs, saveInTurn, setsOnly, type Turn, withChanges } from "./turn.ts";

export type Files = ReturnType<typeof openFiles>;

/** Told of every text that is not as it was, whoever has changed it: the page shows it before it is reloaded. */
type OnText = (file: string, path: Path, before: string, after: string) => void;

/** The files that the editor has looked at, as it knows them. Each change names the version that it was made for. */
export function openFiles() {
  let onText: OnText = () => {};
  const known = new Map<string, Item>();
  const listeners = new Set<() => void>();
  const turns = new Map<string, Turn>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  async function load(file: string): Promise<Item> {
    const item = await api.item(file);
    // What is being saved is shown already, and loaded when all of it is on disk.
    if (!turns.has(file)) show(file, item);
    return item;
  }

  function show(file: string, item: Item) {
    const before = known.get(file);
    if (before)
      for (const [path, was, is] of changedTexts(before.data, item.data)) onText(file, path, was, is);
    known.set(file, item);
    notify();
  }

  /** Changes of one file are saved in turn, each in the version that the one before has left. */
  async function save(file: string, changes: Change[], what: string, hash?: string): Promise<Outcome> {
    const item = known.get(file) ?? (await load(file));
    const turn = turns.get(file) ?? { waiting: 0, last: Promise.resolve(), saved: item };
    turns.set(file, turn);
    // Entries that come, go and move do so at once: whoever clicks again means the place where an entry is then.
    if (!setsOnly(changes)) show(file, withChanges(item, changes));
    turn.waiting += 1;
    const outcome = turn.last.then(() =>
      saveInTurn(turn, file, onTopOfOurs(changes, item.data, turn.saved.data), what, hash),
    );
    turn.last = outcome.catch(() => {}).then(() => endTurn(turn, file));
    await turn.last;
    return outcome;
  }

  async function endTurn(turn: Turn, file: string) {
    turn.waiting -= 1;
    if (turn.waiting > 0) return;
    turns.delete(file);
    show(file, turn.saved);
    // What others have written meanwhile is a conflict until it is settled.
    if (!turn.isUnsettled) await load(file).catch(() => {});
  }

  return {
    get: (file: string) => known.get(file),
    load,
    /** What is known, or what is there if nothing is. */
    read: async (file: string) => known.get(file) ?? (await load(file)),
    save,
    /** Waits until nothing is on its way to the disk any more; tells whether all of it has come there. */
    async saved(): Promise<boolean> {
      const waitedFor = new Set<Turn>();
      for (; turns.size; await Promise.all([...waitedFor].map(({ last }) => last)))
        for (const turn of turns.values()) waitedFor.add(turn);
      return ![...waitedFor].some(({ isUnsettled }) => isUnsettled);
    },
    /** After undo, items and conflicts: whatever is known may not be so any more. */
    async reload() {
      for (const file of known.keys()) await load(file).catch(() => known.delete(file));
      notify();
    },
    tellOf(listener: OnText) {
      onText = listener;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The texts that stand in the same place and say something else. */
function changedTexts(before: Value, after: Value, path: Path = []): [Path, string, string][] {
  if (typeof before === "string" && typeof after === "string")
    return before === after ? [] : [[path, before, after]];
  if (Array.isArray(before) && Array.isArray(after))
    return before.flatMap((value, i) => changedTexts(value, after[i] ?? null, [...path, i]));
  if (!isGroup(before) || !isGroup(after)) return [];
  return Object.entries(before).flatMap(([key, value]) =>
    changedTexts(value, after[key] ?? null, [...path, key]),
  );
}

/** A file as it is on disk, as far as the editor knows. */
export function useItem(files: Files, file: string | undefined): Item | undefined {
  useEffect(() => {
    if (file) files.load(file).catch(() => {});
  }, [files, file]);
  return useSyncExternalStore(files.subscribe, () => (file ? files.get(file) : undefined));
}
