import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { type NewLetter, repeatsWithinMs, type Stored } from "../letter.ts";
import { countLimits } from "../limits/limits.ts";
import { randomReference, referenceOf } from "../reference.ts";
import { confirmationFrom } from "../subscriber-letters.ts";
import { claimConfirmations, type Joining, type Subscription, subscribe } from "../subscribers.ts";

/** `optIn` and `consent` as in subscribers.ts. */
export type Moment = { now: number; windowMs: number; optIn?: boolean; consent?: string | null };
type References = Map<string | null, string>;

/** Stores each letter that is new and within its limits. Gives what became of each, in order. */
export async function insertLetters(trx: Transaction<Tables>, letters: NewLetter[], moment: Moment) {
  const { now, optIn = false, consent = null } = moment;
  const references = await referencesOf(trx, letters, now);
  const fresh = distinct(letters).filter(({ submission }) => !references.has(submission));
  const refused = await countLimits(trx, fresh, moment);
  const accepted = fresh.filter(({ submission }) => !refused.has(submission));
  for (const [submission, reference] of await insert(trx, accepted, now))
    references.set(submission, reference);
  const stored = letters.filter(({ submission }) => references.has(submission));
  const subscriptions = stored.filter(subscribes).map(subscriptionFrom);
  await join(trx, subscriptions, { now, optIn, consent });

  return letters.map(({ submission }): Stored => {
    const reference = references.get(submission);
    return reference ? { reference } : (refused.get(submission) ?? { refusedUntil: now, limits: [] });
  });
}

/** Puts subscribers down, and stores the letters that ask them to confirm it. */
export async function join(trx: Transaction<Tables>, subscriptions: Subscription[], joining: Joining) {
  const { now, optIn } = joining;
  if (subscriptions.length === 0) return;
  await subscribe(trx, subscriptions, joining);
  if (!optIn) return;
  const addresses = subscriptions.map(({ address }) => address);
  const asked = await claimConfirmations(trx, addresses, now);
  await insert(
    trx,
    asked.map((subscriber) => confirmationFrom(subscriber, now)),
    now,
  );
}

/** The reference of the letter that this one would repeat; undefined where it would be a new one. */
export async function findRepeated(db: Kysely<Tables>, { submission }: NewLetter, now: number) {
  const letter = await db
    .selectFrom("letters")
    .select(["id", "reference"])
    .where("submission", "=", submission)
    .where("received_at", ">", now - repeatsWithinMs)
    .executeTakeFirst();
  return letter && referenceOf(letter);
}

/** The references of those letters that are stored already. Older ones give their fingerprints to new letters. */
async function referencesOf(
  trx: Transaction<Tables>,
  letters: NewLetter[],
  now: number,
): Promise<References> {
  const submissions = letters.map(({ submission }) => submission);
  const rows = await trx
    .selectFrom("letters")
    .select(["id", "submission", "reference", "received_at"])
    .where("submission", "in", submissions)
    .execute();
  const old = rows.filter((row) => row.received_at <= now - repeatsWithinMs).map(({ id }) => id);
  if (old.length > 0)
    await trx.updateTable("letters").set({ submission: null }).where("id", "in", old).execute();
  const current = rows.filter(({ id }) => !old.includes(id));
  return new Map(current.map((row) => [row.submission, referenceOf(row)]));
}

/** A row is left out when its reference is taken, or when another instance has just stored the same submission. */
async function insert(
  trx: Transaction<Tables>,
  letters: NewLetter[],
  now: number,
  digits = 4,
): Promise<References> {
  if (letters.length === 0) return new Map();
  const rows = await trx
    .insertInto("letters")
    .values(letters.map((letter) => rowFrom(letter, randomReference(digits), now)))
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "submission", "reference"])
    .execute();
  const inserted: References = new Map(rows.map((row) => [row.submission, referenceOf(row)]));
  const missing = letters.filter(({ submission }) => !inserted.has(submission));
  if (missing.length === 0) return inserted;
  const others = await referencesOf(trx, missing, now);
  const collided = missing.filter(({ submission }) => !others.has(submission));
  // A digit more each time: the code stays short for as long as short ones are free.
  return new Map([...inserted, ...others, ...(await insert(trx, collided, now, digits + 1))]);
}

function rowFrom({ limits, ...letter }: NewLetter, reference: string, now: number) {
  const state = letter.suspicion ? ("suspected" as const) : ("waiting" as const);
  return { ...letter, reference, state, received_at: now, due_at: now };
}

// Fixed lock order prevents deadlocks between instances.
const distinct = (letters: NewLetter[]) =>
  [...new Map(letters.map((letter) => [letter.submission, letter])).values()].sort((a, b) =>
    a.submission < b.submission ? -1 : 1,
  );

const subscribes = ({ template, suspicion }: NewLetter) => template === "newsletter" && !suspicion;

const subscriptionFrom = ({ person, page }: NewLetter): Subscription => ({ address: person, page });
