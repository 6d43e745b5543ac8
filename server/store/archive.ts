import type { Kysely } from "kysely";
import { checkpoint } from "./backup/checkpoint.ts";
import type { Store } from "./database/open-store.ts";
import type { LetterRow, State, Tables } from "./database/tables.ts";
import { normalReference, referenceOf } from "./reference.ts";
import { releaseLetter } from "./release-letter.ts";
import type { Joining } from "./subscribers.ts";

export type Filter = { state?: State; template?: LetterRow["template"]; text?: string };

const pageSize = 500;

/** Letters for the people who answer them, newest first. Read in pages, so that any number of them fits. */
export async function* readLetters(db: Kysely<Tables>, { state, template, text }: Filter = {}) {
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const page = await db
      .selectFrom("letters")
      .selectAll()
      .where("id", "<", before)
      .$if(state !== undefined, (query) => query.where("state", "=", state as State))
      .$if(template !== undefined, (query) => query.where("template", "=", template as LetterRow["template"]))
      .orderBy("id", "desc")
      .limit(pageSize)
      .execute();
    yield* text ? page.filter((letter) => mentions(letter, text)) : page;
    if (page.length < pageSize) return;
    before = page.at(-1)?.id ?? 0;
  }
}

// Not in SQL, because SQLite knows upper and lower case only of English.
const mentions = ({ params, page }: LetterRow, text: string) =>
  [...Object.values(JSON.parse(params)), page].some((value) =>
    String(value ?? "")
      .toLocaleLowerCase()
      .includes(text.toLocaleLowerCase()),
  );

/** Finds a letter by its reference, however that was typed. */
export async function findLetter(db: Kysely<Tables>, typed: string) {
  const reference = normalReference(typed);
  const letters = await db
    .selectFrom("letters")
    .selectAll()
    .where((letter) => letter.or([letter("reference", "=", reference), letter("reference", "is", null)]))
    .execute();
  return letters.find((letter) => referenceOf(letter) === reference);
}

/** Makes a letter due as if it had just come, even a suspected one, wherever it has not arrived. False if it was sent or is being sent. */
export function retryLetter(db: Kysely<Tables>, id: number, joining: Joining) {
  const { now } = joining;
  return db.transaction().execute(async (trx) => {
    if (await releaseLetter(trx, id, joining)) return true;
    const { numUpdatedRows } = await trx
      .updateTable("letters")
      .set({ state: "waiting", due_at: now, released_at: now, attempts: 0, lease: null })
      .where("id", "=", id)
      .where("state", "!=", "sent")
      .where((letter) => letter.or([letter("lease", "is", null), letter("due_at", "<=", now)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx
      .updateTable("deliveries")
      .set({ state: "waiting", due_at: now, attempts: 0, last_error: null })
      .where("letter_id", "=", id)
      .where("state", "!=", "sent")
      .execute();
    return true;
  });
}

/** Leaves a letter that was given up as it is: operators are told of it no more. False if it was not given up. */
export async function closeLetter(db: Kysely<Tables>, id: number) {
  const { numUpdatedRows } = await db
    .updateTable("letters")
    .set({ state: "closed" })
    .where("id", "=", id)
    .where("state", "=", "failed")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** All that is kept about one person. */
export async function readPerson(db: Kysely<Tables>, address: string) {
  const person = address.toLowerCase();
  const letters = await db.selectFrom("letters").selectAll().where("person", "=", person).execute();
  const subscriber = await db
    .selectFrom("subscribers")
    .selectAll()
    .where("address", "=", person)
    .executeTakeFirst();
  return { letters, subscriber };
}

/** Deletes all that is kept about one person, also from the disk: `erased` is false while others read what is gone. */
export async function forgetPerson(store: Store, address: string) {
  const person = address.toLowerCase();
  const deleted = await store.db.transaction().execute(async (trx) => {
    const letters = await trx.deleteFrom("letters").where("person", "=", person).executeTakeFirst();
    const subscriptions = await trx
      .deleteFrom("subscribers")
      .where("address", "=", person)
      .executeTakeFirst();
    return { letters: Number(letters.numDeletedRows), subscriptions: Number(subscriptions.numDeletedRows) };
  });
  return { ...deleted, erased: await checkpoint(store) };
}
