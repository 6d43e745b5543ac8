import { useState } from "react";
import type { Value } from "../../../files/change.ts";

type Keyed = { key: number; says: string };

/**
 * A key for each entry of a list, which stays with it wherever it goes: entries have no names, and what is being typed in
 * one must not end up in another.
 */
export function useEntryKeys(entries: Value[]): number[] {
  const now = entries.map((entry) => JSON.stringify(entry));
  const [keyed, setKeyed] = useState<Keyed[]>(() => now.map((says, key) => ({ key, says })));
  const isSame = now.length === keyed.length && now.every((says, i) => says === keyed[i]?.says);
  const next = isSame ? keyed : keyedAgain(keyed, now);
  // While it renders: no field may be shown with the key of another entry.
  if (!isSame) setKeyed(next);
  return next.map(({ key }) => key);
}

/** Entries are known again where they were, then by what they say; what is left in its place was rewritten. */
export function keyedAgain(before: Keyed[], now: string[]): Keyed[] {
  const left = new Set(before);
  const take = (one: Keyed | undefined) => (one && left.delete(one) ? one.key : undefined);
  const stayed = now.map((says, i) => (before[i]?.says === says ? take(before[i]) : undefined));
  const found = now.map((says, i) => stayed[i] ?? take([...left].find((one) => one.says === says)));
  let fresh = Math.max(-1, ...before.map(({ key }) => key));
  return now.map((says, i) => {
    const key = found[i] ?? take(before[i]);
    if (key !== undefined) return { key, says };
    fresh += 1;
    return { key: fresh, says };
  });
}
