import { randomUUID } from "node:crypto";
import type { Clock } from "../outside.ts";
import { groupCommit } from "../store/group-commit.ts";
import type { Store } from "../store/open-store.ts";
import type { LetterRow } from "../store/tables.ts";
import { longestWaitMs, waitAfter } from "./back-off.ts";

/** What became of one try. Delayed: the server may take it later. Refused: it will not have this letter. */
export type Outcome = { status: "sent" } | { status: "delayed" | "refused"; reason: string };

/** What is written down about a try. */
export type Change = Pick<LetterRow, "state" | "due_at" | "sent_at" | "last_error">;

export type Queue = {
  /** Takes letters that are due. No other courier gets them while the lease runs. */
  claim(most: number): Promise<LetterRow[]>;
  /** Ends the lease and writes down what became of the letter, unless another courier has it by now. */
  record(letter: LetterRow, change: Change): Promise<void>;
};

/** The letters to be sent, shared by every courier on the same database. */
export function openQueue({ kind, db }: Store, { leaseMs, clock }: { leaseMs: number; clock: Clock }): Queue {
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
  const given = { state: "failed", due_at: now, ...failed } as const;
  if (outcome.status === "refused")
    // The mailbox may be mended within hours; a letter that is refused again needs a person.
    return state === "parked" ? given : { state: "parked", due_at: now + longestWaitMs, ...failed };
  const wait = waitAfter(attempts);
  return wait === undefined ? given : { state, due_at: now + wait, ...failed };
}
