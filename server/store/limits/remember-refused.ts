import type { Clock } from "../../time.ts";
import type { NewLetter, Stored, StoreLetter } from "../letter.ts";
import { isOpen } from "./limits.ts";

const mostKept = 10_000;

/**
 * Refuses from memory what the database has refused before, until the window ends: a flood costs no writes. A letter that
 * is stored already is still answered by its reference.
 */
export function rememberRefused(storeLetter: StoreLetter, windowMs: number, clock: Clock): StoreLetter {
  const refused = new Map<string, number>();
  const references = new Map<string, string>();

  return async (letter) => {
    const until = refusedUntil(letter);
    const reference = until === undefined ? undefined : references.get(letter.submission);
    if (reference) return { reference };
    if (until !== undefined) return { refusedUntil: until, limits: [] };
    const stored = await storeLetter(letter);
    remember(letter, stored);
    return stored;
  };

  function refusedUntil({ limits }: NewLetter) {
    const moment = { now: clock(), windowMs };
    const ends = limits.map(({ key }) => refused.get(key) ?? 0).filter((end) => isOpen(end, moment));
    return ends.length > 0 ? Math.max(...ends) : undefined;
  }

  function remember({ submission }: NewLetter, stored: Stored) {
    if ("reference" in stored) return keep(references, submission, stored.reference);
    for (const key of stored.limits) keep(refused, key, stored.refusedUntil);
  }
}

/** The oldest entry makes room for the newest. */
function keep<Value>(map: Map<string, Value>, key: string, value: Value) {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= mostKept) return;
    map.delete(oldest);
  }
}
