import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Store } from "../../store/database/open-store.ts";
import type { DeliveryRow, LetterRow, Tables } from "../../store/database/tables.ts";
import { type Clock, minuteMs } from "../../time.ts";
import type { Change, ClaimedLetter } from "./outcome.ts";
import { endLease, recordDeliveries } from "./record-deliveries.ts";
import { longestWaitMs } from "./schedule.ts";

export type Queue = {
  /**
   * Takes letters that are due, other than those that this instance is sending: a clock that jumps ends their leases early.
   * No other instance gets them while the lease runs.
   */
  claim(most: number, sending: number[]): Promise<ClaimedLetter[]>;
  /** Gives letters back that were claimed and not tried. */
  release(letters: LetterRow[]): Promise<void>;
  /**
   * Records what became of one delivery. With a change of the letter it also ends the lease, unless another instance has
   * the letter by now.
   */
  record(letter: LetterRow, delivery: DeliveryRow, change?: Change): Promise<void>;
  /** Ends the lease of a letter of which no delivery was due. */
  settle(letter: LetterRow, change: Change): Promise<unknown>;
};

// Longer than a try may take (see smtp.ts), so that no two instances send the same letter at once. On
// SQLite a jump of the machine's clock may make them.
const leaseMs = 5 * minuteMs;

/** As `isDue` of schedule.ts has it. */
const isDue = (now: number) => (letter: ExpressionBuilder<Tables, "letters">) =>
  letter.or([letter("due_at", "<=", now), letter("due_at", ">", now + longestWaitMs)]);

/**
 * The letters to be sent, shared by every instance on the same database. Those that have nowhere to go yet are not among
 * them: to take one would count as a try.
 */
export function openQueue(store: Store, clock: Clock, delivers: LetterRow["template"][]): Queue {
  const { kind, db } = store;
  const record = recordDeliveries(store);

  return {
    async claim(most, sending) {
      const letters = await db
        .with("due", (cte) =>
          cte
            .selectFrom("letters")
            .select("id")
            .where("state", "in", ["waiting", "parked"])
            .where("template", "in", delivers)
            .where(isDue(clock()))
            .$if(sending.length > 0, (query) => query.where("id", "not in", sending))
            .orderBy("due_at")
            .limit(most)
            // SQLite has one writer at a time and needs no lock.
            .$if(kind === "postgres", (query) => query.forUpdate().skipLocked()),
        )
        .updateTable("letters")
        .set((row) => ({ lease: randomUUID(), due_at: clock() + leaseMs, attempts: row("attempts", "+", 1) }))
        .where("id", "in", (due) => due.selectFrom("due").select("id"))
        .returningAll()
        .execute();
      if (letters.length === 0) return [];
      const ids = letters.map(({ id }) => id);
      const rows = await db.selectFrom("deliveries").selectAll().where("letter_id", "in", ids).execute();
      const byLetter = Map.groupBy(rows, ({ letter_id }) => letter_id);
      return letters.map((letter) => ({ ...letter, deliveries: byLetter.get(letter.id) ?? [] }));
    },
    async release(letters) {
      for (const { id, lease } of letters)
        await db
          .updateTable("letters")
          .set((row) => ({ lease: null, due_at: clock(), attempts: row("attempts", "-", 1) }))
          .where("id", "=", id)
          .where("lease", "=", lease)
          .execute();
    },
    settle: (letter, change) => endLease(db, letter, change),
    record: (letter, delivery, change) => record({ letter, delivery, change }),
  };
}
