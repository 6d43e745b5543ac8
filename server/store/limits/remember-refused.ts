import type { Clock } from "../../time.ts";
import type { NewLetter, Stored, StoreLetter } from "../letter.ts";
import { isOpen } from "./limits.ts";

const mostKept = 10_000;

type Tools = {
  storeLetter: StoreLetter;
  /** The reference of the letter that this one would repeat. */
  findRepeated: (letter: NewLetter) => Promise<string | undefined>;
  windowMs: number;
  clock: Clock;
};

/**
 * Refuses from memory what the database has refused before, until the window ends: a flood costs no writes. An enquiry that
 * is stored already is still answered by its reference. Whether it still is, one indexed read tells, and only of enquiries
 * that were stored from here: those of a flood were not.
 */
export function rememberRefused({ storeLetter, findRepeated, windowMs, clock }: Tools): StoreLetter {
  const refused = new Map<string, number>();
  const stored = new Map<string, true>();

  return async (letter) => {
    const refusedUntil = endOfRefusal(letter);
    if (refusedUntil === undefined) return remember(letter, await storeLetter(letter));
    const reference = await repeated(letter);
    return reference ? { reference } : { refusedUntil, limits: [] };
  };

  function endOfRefusal({ limits }: NewLetter) {
    const moment = { now: clock(), windowMs };
    const ends = limits.map(({ key }) => refused.get(key) ?? 0).filter((end) => isOpen(end, moment));
    return ends.length > 0 ? Math.max(...ends) : undefined;
  }

  async function repeated(letter: NewLetter) {
    if (!stored.has(letter.submission)) return;
    const reference = await findRepeated(letter);
    if (!reference) stored.delete(letter.submission);
    return reference;
  }

  function remember({ template, submission }: NewLetter, outcome: Stored) {
    if ("refusedUntil" in outcome) for (const { key, endsAt } of outcome.limits) keep(refused, key, endsAt);
    // The letter of a subscription outlives it: who has left must not be told that they are on the list.
    else if (template === "enquiry") keep(stored, submission, true);
    return outcome;
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
