import { randomUUID } from "node:crypto";
import type { Store } from "../store/database/open-store.ts";
import type { LetterRow } from "../store/database/tables.ts";
import { groupCommit } from "../store/group-commit.ts";
import { type Clock, hourMs, minuteMs } from "../time.ts";

/** What became of one try. Delayed: the server may take it later. Refused: it will not have this letter. */
export type Outcome = { status: "sent" } | { status: "delayed" | "refused"; reason: string };

/** What is recorded of a try. */
export type Change = Pick<LetterRow, "state" | "due_at" | "sent_at" | "last_error">;

export type Queue = {
  /** Takes letters that are due. No other instance gets them while the lease runs. */
  claim(most: number): Promise<LetterRow[]>;
  /** Ends the lease and records what became of the letter, unless another instance has it by now. */
  record(letter: LetterRow, change: Change): Promise<void>;
};

// Longer than a try may take (see smtp.ts), so that no two instances ever send the same letter at once.
const leaseMs = 5 * minuteMs;

/** The letters to be sent, shared by every instance on the same database. */
export function openQueue({ kind, db }: Store, clock: Clock): Queue {
  const records = groupCommit((changes: { letter: LetterRow; change: Change }[]) =>
    db.transaction().execute(async (trx) => {
      for (const { letter, change } of changes)
        await trx
          .updateTable("letters")
          .set({ ...change, lease: null })
          .where("id", "=", letter.id)
          .where("lease", "=", letter.lease)
          .execute();
      return changes.map(() => undefined);
    }),
  );

  return {
    claim: (most) =>
      db
        .with("due", (cte) =>
          cte
            .selectFrom("letters")
            .select("id")
            .where("state", "in", ["waiting", "parked"])
            .where("due_at", "<=", clock())
            .orderBy("due_at")
            .limit(most)
            // SQLite has one writer at a time and needs no lock.
            .$if(kind === "postgres", (query) => query.forUpdate().skipLocked()),
        )
        .updateTable("letters")
        .set((row) => ({ lease: randomUUID(), due_at: clock() + leaseMs, attempts: row("attempts", "+", 1) }))
        .where("id", "in", (due) => due.selectFrom("due").select("id"))
        .returningAll()
        .execute(),
    record: (letter, change) => records.put({ letter, change }),
  };
}

export function changeFrom({ state, attempts }: LetterRow, outcome: Outcome, now: number): Change {
  if (outcome.status === "sent") return { state: "sent", due_at: now, sent_at: now, last_error: null };
  const failed = { sent_at: null, last_error: outcome.reason.slice(0, 500) };
  const givenUp = { state: "failed", due_at: now, ...failed } as const;
  if (outcome.status === "refused")
    // The mailbox may be mended within hours; a letter that is refused again needs a person.
    return state === "parked" ? givenUp : { state: "parked", due_at: now + longestWaitMs, ...failed };
  const wait = waitAfter(attempts);
  return wait === undefined ? givenUp : { state, due_at: now + wait, ...failed };
}

/** The wait between two tries never grows longer than this; a parked letter waits this long for its last one. */
const longestWaitMs = 6 * hourMs;

/** 1, 2, 4 … minutes, then every 6 hours until 3 days have passed: 21 tries in all. */
const waits: number[] = [];
for (let total = 0, wait = minuteMs; total < 72 * hourMs; wait = Math.min(2 * wait, longestWaitMs)) {
  waits.push(wait);
  total += wait;
}

/** How long to wait after this many tries; undefined when it is time to give up. */
const waitAfter = (tries: number) => waits[tries - 1];
