import { type Clock, minuteMs } from "../time.ts";
import type { Store } from "./database/open-store.ts";
import { groupCommit } from "./group-commit.ts";
import { insertLetters, type NewLetter, type Stored } from "./insert-letters.ts";

/** Resolves only once the letter is on disk. */
export type StoreLetter = (letter: NewLetter) => Promise<Stored>;

export type LetterWriter = {
  storeLetter: StoreLetter;
  /** Resolves when no letter waits to be written. */
  settled(): Promise<void>;
  /** True for a minute after a letter could not be stored, unless a later one was. */
  failing(): boolean;
};

type Options = { windowMs: number; clock: Clock };

export function openLetterWriter({ db }: Store, { windowMs, clock }: Options): LetterWriter {
  let failedAt = Number.NEGATIVE_INFINITY;

  const write = (letters: NewLetter[]) =>
    db.transaction().execute((trx) => insertLetters(trx, letters, { now: clock(), windowMs }));

  // Twice, because a database that was restarted breaks the connection. A letter that was stored although its
  // commit seemed to fail is then known by its fingerprint.
  const writeTwice = async (letters: NewLetter[]) => {
    try {
      const results = await write(letters).catch(() => write(letters));
      failedAt = Number.NEGATIVE_INFINITY;
      return results;
    } catch (error) {
      failedAt = clock();
      throw error;
    }
  };

  const { put, settled } = groupCommit(writeTwice);
  return { storeLetter: put, settled, failing: () => clock() - failedAt < minuteMs };
}
