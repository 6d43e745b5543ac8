import type { Clock } from "../outside.ts";
import { groupCommit } from "./group-commit.ts";
import type { Store } from "./open-store.ts";
import { type Draft, type Put, putLetters } from "./put-letters.ts";

const failureCountsMs = 60_000;

export type Outbox = {
  /** Resolves only once the letter is on disk. */
  put(draft: Draft): Promise<Put>;
  /** Resolves when every letter that was put is on disk or refused. */
  settled(): Promise<void>;
  /** True while the last letter could not be stored, for a minute. */
  failing(): boolean;
};

export function openOutbox({ db }: Store, { windowMs, clock }: { windowMs: number; clock: Clock }): Outbox {
  let failedAt = Number.NEGATIVE_INFINITY;

  const write = (drafts: Draft[]) =>
    db.transaction().execute((trx) => putLetters(trx, drafts, { now: clock(), windowMs }));

  // Twice, because a database that was restarted breaks the connection. A letter that was stored although its
  // commit seemed to fail is then known by its fingerprint.
  const writeTwice = async (drafts: Draft[]) => {
    try {
      const results = await write(drafts).catch(() => write(drafts));
      failedAt = Number.NEGATIVE_INFINITY;
      return results;
    } catch (error) {
      failedAt = clock();
      throw error;
    }
  };

  return { ...groupCommit(writeTwice), failing: () => clock() - failedAt < failureCountsMs };
}
