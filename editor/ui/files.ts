import { useEffect, useSyncExternalStore } from "react";
import { type Change, isGroup, type Path, type Value } from "../files/change.ts";
import type { Outcome } from "../store/store.ts";
import { api, type Item } from "./api.ts";

export type Files = ReturnType<typeof openFiles>;

/** Told of every text that is not as it was, whoever has changed it: the page shows it before it is loaded anew. */
type OnText = (file: string, path: Path, before: string, after: string) => void;

/** The files that the editor has looked at, as it knows them. Each change names the version that it was made for. */
export function openFiles() {
  let onText: OnText = () => {};
  const known = new Map<string, Item>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  async function load(file: string): Promise<Item> {
    const item = await api.item(file);
    const before = known.get(file);
    if (before && before.hash !== item.hash)
      for (const [path, was, is] of changedTexts(before.data, item.data)) onText(file, path, was, is);
    known.set(file, item);
    notify();
    return item;
  }

  return {
    get: (file: string) => known.get(file),
    load,
    /** What is known, or what is there if nothing is. */
    read: async (file: string) => known.get(file) ?? (await load(file)),
    async save(file: string, changes: Change[], what: string, hash?: string): Promise<Outcome> {
      const item = known.get(file) ?? (await load(file));
      const outcome = await api.change(file, hash ?? item.hash, changes, what);
      if (outcome.status === "saved") await load(file);
      return outcome;
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
