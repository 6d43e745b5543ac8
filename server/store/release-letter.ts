import type { Transaction } from "kysely";
import type { Tables } from "./database/tables.ts";
import type { Joining } from "./subscribers.ts";
import { join } from "./writing/insert-letters.ts";

/**
 * Sends a letter on its way that was taken for spam, because a person said that it is none. What was left undone when it
 * came is done now: a subscriber is put down and asked to confirm. False if it is not such a letter.
 */
export async function releaseLetter(trx: Transaction<Tables>, id: number, joining: Joining) {
  const letter = await trx
    .updateTable("letters")
    .set({ state: "waiting", due_at: joining.now, released_at: joining.now, attempts: 0 })
    .where("id", "=", id)
    .where("state", "in", ["suspected", "spam"])
    .returning(["template", "person", "page"])
    .executeTakeFirst();
  if (letter?.template === "newsletter")
    await join(trx, [{ address: letter.person, page: letter.page }], joining);
  return letter !== undefined;
}
