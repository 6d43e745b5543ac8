import { groupCommit } from "./group-commit.ts";
import type { Clock } from "./outside.ts";
import { type Draft, type Put, putLetters } from "./put-letters.ts";
import type { Store } from "./store/open-store.ts";

export type Outbox = {
  /** Resolves only once the letter is on disk. */
  put(draft: Draft): Promise<Put>;
};

export function openOutbox({ db }: Store, { windowMs, clock }: { windowMs: number; clock: Clock }): Outbox {
  const write = (drafts: Draft[]) =>
    db.transaction().execute((trx) => putLetters(trx, drafts, { now: clock(), windowMs }));
  // Twice, because a database that was restarted breaks the connection. A letter that was stored although its
  // commit seemed to fail is then known by its fingerprint.
  return { put: groupCommit((drafts) => write(drafts).catch(() => write(drafts))) };
}
