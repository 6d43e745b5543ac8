import { useSyncExternalStore } from "react";
import { type Path, type Value, valueAt } from "../../files/change.ts";
import type { Typed } from "../../store/journal.ts";
import { api } from "../api.ts";
import type { Place } from "../page/follow.ts";
import type { Files } from "./files.ts";
import { openUnsent } from "./unsent.ts";

export type Unsaved = ReturnType<typeof openUnsaved>;

type Field = Place & { value: Value };

/**
 * What was typed and is in no file, as the journal has it, or this tab as long as the server does not answer; and what of it
 * stands in no field that is open.
 */
export function openUnsaved(files: Files) {
  let kept: Typed[] = [];
  let outsideFields: Typed[] = [];
  let requests = 0;
  let startedWith: Promise<void> | undefined;
  const unsent = openUnsent();
  const held = new Set<() => Field>();
  const listeners = new Set<() => void>();

  function show(inJournal: Typed[]) {
    kept = [...inJournal.filter((one) => !unsent.has(one)), ...unsent.all()];
    const fields = [...held].map((fieldNow) => fieldNow());
    outsideFields = kept.filter(
      (one) => !isInFile(files, one) && !fields.some((field) => isShown(field, one)),
    );
    for (const listener of listeners) listener();
  }

  async function reload() {
    requests += 1;
    const request = requests;
    startedWith ??= sendUnsent();
    await startedWith;
    const answer = await api.unsaved();
    // An answer that was overtaken tells what was.
    if (request === requests) show(answer);
  }

  async function send(one: Typed) {
    await api.keep(one.file, one.path, one.value, one.was ?? null);
    unsent.sent(one);
  }

  /** What was typed before the page was loaded anew. What cannot be sent now either waits for the next time. */
  async function sendUnsent() {
    for (const one of unsent.all()) await send(one).catch(() => {});
  }

  return {
    reload,
    async keep(file: string, path: Path, value: Value, was: Value) {
      const one = { file, path, value, was, time: new Date().toISOString() };
      // Before it is sent: the page may be loaded anew before there is an answer.
      unsent.add(one);
      try {
        await send(one);
      } catch {
        return show(kept);
      }
      await reload();
    },
    /** Given up: it is not offered again while the server hears of it. */
    async settle(file: string, path: Path) {
      requests += 1;
      unsent.drop({ file, path });
      show(kept.filter((one) => !isAt(one, { file, path })));
      await api.settle(file, path);
      await reload();
    },
    /** A field takes up what is typed, until it lets go of it by what this gives. */
    hold(fieldNow: () => Field) {
      held.add(fieldNow);
      show(kept);
      return () => {
        held.delete(fieldNow);
        show(kept);
      };
    },
    at: (place: Place) => kept.find((one) => isAt(one, place) && !isInFile(files, one)),
    outsideFields: () => outsideFields,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What was typed in a place and not saved, as long as that is so. */
export const useUnsavedAt = (unsaved: Unsaved, place: Place) =>
  useSyncExternalStore(unsaved.subscribe, () => unsaved.at(place));

const isAt = (one: Place, two: Place) => one.file === two.file && isSame(one.path, two.path);

/** An entry that moves takes its field along before the journal knows: it is the same text all the same. */
const isShown = (field: Field, typed: Typed) =>
  isAt(field, typed) || (field.file === typed.file && isSame(field.value, typed.value));

/** The journal hears of what was saved a little later than the editor. */
const isInFile = (files: Files, { file, path, value }: Typed) =>
  isSame(valueAt(files.get(file)?.data ?? null, path), value);

const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);
