import { type Clock, minuteMs, secondMs, within } from "../../time.ts";
import type { Store } from "../database/open-store.ts";
import { tryToWrite } from "../health.ts";
import type { NewLetter, Stored, StoreLetter } from "../letter.ts";
import { countLimits } from "../limits/limits.ts";
import { rememberRefused } from "../limits/remember-refused.ts";
import { groupCommit } from "./group-commit.ts";
import { findRepeated, insertLetters, type Moment } from "./insert-letters.ts";

type LetterWriter = {
  storeLetter: StoreLetter;
  /** Resolves when no letter waits to be written. */
  settled(): Promise<void>;
  /** True for a minute after letters could not be stored, unless a later one was. */
  failing(): boolean;
};

type Options = Omit<Moment, "now"> & { clock: Clock };

// A visitor waits no longer for a database that hangs. What is written after all is known by its fingerprint when the
// visitor sends it again.
const answerWithinMs = 4.5 * secondMs;

export function openLetterWriter({ db }: Store, { clock, ...options }: Options): LetterWriter {
  let failedAt = Number.NEGATIVE_INFINITY;
  const moment = () => ({ now: clock(), ...options });

  const write = (letters: NewLetter[]) =>
    db.transaction().execute((trx) => insertLetters(trx, letters, moment()));

  // Twice, because a database that was restarted breaks the connection. A letter that was stored although its
  // commit seemed to fail is then known by its fingerprint.
  const writeTwice = async (letters: NewLetter[]) => {
    try {
      const stored = await write(letters)
        .catch(() => write(letters))
        .catch((error) => writeEach(letters, error));
      failedAt = stored.some(lacksRoom) ? clock() : Number.NEGATIVE_INFINITY;
      return stored;
    } catch (error) {
      failedAt = clock();
      throw error;
    }
  };

  /** If the database takes other writes, one of the letters is to blame, or there is little room: each fails alone. */
  async function writeEach(letters: NewLetter[], reason: unknown): Promise<(Stored | Error)[]> {
    await tryToWrite(db, clock()).catch(() => Promise.reject(reason));
    const stored: (Stored | Error)[] = [];
    for (const letter of letters)
      stored.push(...(await write([letter]).catch(async (error) => [await countOnly(letter, error)])));
    return stored;
  }

  /** Counts a letter that cannot be stored, so that its sender is limited like any other. */
  async function countOnly(letter: NewLetter, cause: unknown): Promise<Stored | Error> {
    const notStorable = new Error("Not storable", { cause });
    const counting = db.transaction().execute((trx) => countLimits(trx, [letter], moment()));
    return counting.then(
      (refused) => refused.get(letter.submission) ?? notStorable,
      () => notStorable,
    );
  }

  const { put, settled } = groupCommit(writeTwice);
  const inTime = <Value>(answer: Promise<Value>) =>
    within(answerWithinMs, answer, "The database does not answer");
  return {
    storeLetter: rememberRefused({
      storeLetter: (letter) => inTime(put(letter)),
      findRepeated: (letter) => inTime(findRepeated(db, letter, clock())),
      windowMs: options.windowMs,
      clock,
    }),
    settled,
    failing: () => clock() - failedAt < minuteMs,
  };
}

/** A disk that still takes a few bytes, and no letter: PostgreSQL has codes for it, SQLite says it. */
function lacksRoom(outcome: Stored | Error) {
  if (!(outcome instanceof Error)) return false;
  const { code, message } = outcome.cause as { code?: string; message: string };
  return code?.startsWith("53") || /disk is full|disk I\/O error/.test(message);
}
