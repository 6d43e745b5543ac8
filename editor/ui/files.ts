import { useEffect, useSyncExternalStore } from "react";
import type { Change } from "../files/change.ts";
import type { Outcome } from "../store/store.ts";
import { api, type Item } from "./api.ts";

export type Files = ReturnType<typeof openFiles>;

/** The files that the editor has looked at, as it knows them. Each change names the version that it was made for. */
export function openFiles() {
  const known = new Map<string, Item>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  async function load(file: string): Promise<Item> {
    const item = await api.item(file);
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
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A file as it is on disk, as far as the editor knows. */
export function useItem(files: Files, file: string | undefined): Item | undefined {
  useEffect(() => {
    if (file) files.load(file).catch(() => {});
  }, [files, file]);
  return useSyncExternalStore(files.subscribe, () => (file ? files.get(file) : undefined));
}
