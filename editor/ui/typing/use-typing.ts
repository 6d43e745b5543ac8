import { useEffect, useRef, useState } from "react";
import type { Problem } from "../../../pipeline/check/problem.ts";
import { type Change, type Path, type Value, valueAt } from "../../files/change.ts";
import { api } from "../api.ts";
import { useTools } from "../tools.ts";

type Typing = {
  file: string;
  path: Path;
  value: Value;
  saved: Value;
  /** What the file said when it was begun. */
  was: Value;
  change?: Change;
  /** Whether it is this field that is typed in; else it only shows what was typed before. */
  isHeld: boolean;
};

/**
 * While a field is being typed in: says in words what is wrong with it, and keeps it in the journal, so that a crash loses
 * nothing. A pause in typing is enough; what is typed shows on the page at once. A field that goes while its text is not
 * saved leaves the text to be offered again.
 */
export function useTyping({ file, path, value, saved, was, change, isHeld }: Typing) {
  const { unsaved, files, follow } = useTools();
  const [problems, setProblems] = useState<Problem[]>([]);
  const place = JSON.stringify([file, path]);
  const field = useRef({ file, path, value });
  field.current = { file, path, value };
  /** Writes into the journal what it does not know yet. */
  const note = useRef<() => Promise<void>>(undefined);

  useEffect(() => {
    const [, path] = JSON.parse(place) as [string, Path];
    const noted = async () => {
      note.current = undefined;
      const [is, kept] = [value === saved ? undefined : value, unsaved.at({ file, path })?.value];
      if (!isHeld || is === kept) return;
      await (is === undefined ? unsaved.settle(file, path) : unsaved.keep(file, path, is, was));
    };
    note.current = noted;
    if (value === saved && unsaved.at({ file, path }) === undefined) return setProblems([]);
    let isOld = false;
    const timer = setTimeout(async () => {
      const asked = [change ?? ({ op: "set", path, value } as const)];
      const [found] = await Promise.all([api.try(file, asked).catch(() => []), noted()]);
      if (!isOld) setProblems(found);
    }, pauseMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [unsaved, file, place, value, saved, was, change, isHeld]);

  useEffect(() => {
    if (!isHeld) return;
    const release = unsaved.hold(() => field.current);
    return () => {
      const { file, path, value } = field.current;
      const now = valueAt(files.get(file)?.data ?? null, path) ?? "";
      release();
      if (value === now) return;
      void note.current?.();
      // No page shows a text that is neither saved nor in a field.
      follow({ file, path }, String(value), String(now));
    };
  }, [unsaved, files, follow, isHeld]);

  /** What was typed is saved or given up: it is not to be offered again. */
  const settle = () => {
    note.current = undefined;
    return unsaved.settle(file, path);
  };
  return { problems, settle };
}

const pauseMs = 120;
