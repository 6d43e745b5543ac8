import type { Kysely, Transaction } from "kysely";
import type { Store } from "../../store/database/open-store.ts";
import type { DeliveryRow, LetterRow, Tables } from "../../store/database/tables.ts";
import { groupCommit } from "../../store/writing/group-commit.ts";
import type { Change } from "./outcome.ts";

type Entry = { letter: LetterRow; delivery: DeliveryRow; change?: Change };

/** Writes down what became of deliveries, many at once. */
export function recordDeliveries({ kind, db }: Store) {
  const { put } = groupCommit((entries: Entry[]) =>
    writeAll(entries).catch((error) => (isRefusedData(error) ? writeEach(entries) : Promise.reject(error))),
  );
  return put;

  function writeAll(entries: Entry[]) {
    return db.transaction().execute(async (trx) => {
      for (const entry of entries) await write(trx, entry, kind);
      return entries.map(() => undefined);
    });
  }

  /** One entry holds what the database does not store: it holds up no other, and is recorded without its text. */
  async function writeEach(entries: Entry[]) {
    const results: (undefined | Error)[] = [];
    for (const entry of entries)
      results.push(
        ...(await writeAll([entry])
          .catch((error) => (isRefusedData(error) ? writeAll([withoutText(entry)]) : Promise.reject(error)))
          .catch((error: Error) => [error])),
      );
    return results;
  }
}

async function write(trx: Transaction<Tables>, { letter, delivery, change }: Entry, kind: Store["kind"]) {
  const kept = await trx
    .selectFrom("letters")
    .select("id")
    .where("id", "=", letter.id)
    .$if(kind === "postgres", (query) => query.forKeyShare())
    .executeTakeFirst();
  // Deleted meanwhile, at the person's request.
  if (!kept) return;
  const { letter_id, target, ...outcome } = delivery;
  await trx
    .insertInto("deliveries")
    .values(delivery)
    .onConflict((conflict) =>
      conflict.columns(["letter_id", "target"]).doUpdateSet(outcome).where("deliveries.state", "!=", "sent"),
    )
    .execute();
  if (change) await endLease(trx, letter, change);
}

/** Gives a letter back with what became of it, unless another instance has it by now. */
export const endLease = (db: Kysely<Tables>, { id, lease }: LetterRow, change: Change) =>
  db
    .updateTable("letters")
    .set({ ...change, lease: null })
    .where("id", "=", id)
    .where("lease", "=", lease)
    .execute();

/** SQLSTATE class 22: the data is at fault, such as a NUL in a text, and would be at every try. */
const isRefusedData = (error: { code?: unknown }) => /^22...$/.test(String(error.code));

const withoutText = ({ letter, delivery, change }: Entry): Entry => ({
  letter,
  delivery: { ...delivery, last_error: null },
  change: change && { ...change, last_error: null },
});
