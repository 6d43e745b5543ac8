import { type Change, changed, type Value, valueAt } from "../../files/change.ts";
import type { Outcome } from "../../store/outcome.ts";
import { api, type Item } from "../api.ts";

/** Changes of a file that follow each other. Once one fails, those behind it are not made. */
export type Turn = {
  waiting: number;
  last: Promise<unknown>;
  /** The file as it was last saved. */
  saved: Item;
  hasFailed?: boolean;
  /** The last one was not saved. */
  isUnsettled?: boolean;
};

/** Saves changes in the version that those before them have left. */
export async function saveInTurn(
  turn: Turn,
  file: string,
  changes: Change[],
  what: string,
  hash = turn.saved.hash,
) {
  if (turn.hasFailed) return notReached(file);
  turn.hasFailed = true;
  turn.isUnsettled = true;
  const outcome = await api.change(file, hash, changes, what);
  turn.isUnsettled = outcome.status === "conflict" || outcome.status === "refused";
  // A text that is refused leaves all places as they were: what is behind it still means the same.
  turn.hasFailed = turn.isUnsettled && !(outcome.status === "refused" && setsOnly(changes));
  if (outcome.status === "saved")
    turn.saved = { ...withChanges(turn.saved, changes), hash: outcome.hashes[file] ?? turn.saved.hash };
  return outcome;
}

export const setsOnly = (changes: Change[]) => changes.every(({ op }) => op === "set");

/** What was made from the version that we show is made from what our own changes before it have left there. */
export const onTopOfOurs = (changes: Change[], shown: Value, saved: Value): Change[] =>
  changes.map((change) =>
    "was" in change && isSame(change.was, valueAt(shown, change.path) ?? null)
      ? { ...change, was: valueAt(saved, change.path) ?? null }
      : change,
  );

const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);

export const withChanges = (item: Item, changes: Change[]): Item => ({
  ...item,
  data: changes.reduce(changed, item.data),
});

const notReached = (file: string): Outcome => ({
  status: "refused",
  problems: [
    { file, field: "", says: "The change before this one could not be saved, so this one was not made." },
  ],
});
