import type { Transaction } from "kysely";
import { subscribe } from "../newsletter/subscribers.ts";
import { type Limit, tally } from "../receive/tally.ts";
import type { LetterRow, Tables } from "./tables.ts";

const dayMs = 24 * 60 * 60 * 1000;

export type Draft = Pick<LetterRow, "template" | "person" | "page" | "params"> & {
  /** Fingerprint: the same one within 24 hours is the same letter. */
  submission: string;
  suspected: boolean;
  limits: Limit[];
};

export type Put = { id: number } | { refusedUntil: number };

type Moment = { now: number; windowMs: number };

/** Stores each letter that is new and within its limits. Gives what became of each, in order. */
export async function putLetters(trx: Transaction<Tables>, drafts: Draft[], { now, windowMs }: Moment) {
  const ids = await idsOf(trx, drafts, now);
  const fresh = distinct(drafts).filter(({ submission }) => !ids.has(submission));
  const refused = await tally(trx, fresh, { now, windowMs });
  const accepted = fresh.filter(({ submission }) => !refused.has(submission));
  for (const [submission, id] of await insert(trx, accepted, now)) ids.set(submission, id);
  const stored = drafts.filter(({ submission }) => ids.has(submission));
  await subscribe(trx, stored.filter(subscribes).map(subscriptionFrom), now);

  return drafts.map(({ submission }): Put => {
    const id = ids.get(submission);
    return id ? { id } : { refusedUntil: refused.get(submission) ?? now };
  });
}

async function idsOf(trx: Transaction<Tables>, drafts: Draft[], now: number) {
  const rows = await trx
    .selectFrom("letters")
    .select(["id", "submission", "received_at"])
    .where(
      "submission",
      "in",
      drafts.map(({ submission }) => submission),
    )
    .execute();
  const old = rows.filter((row) => row.received_at <= now - dayMs).map(({ id }) => id);
  if (old.length > 0)
    await trx.updateTable("letters").set({ submission: null }).where("id", "in", old).execute();
  return new Map(rows.filter(({ id }) => !old.includes(id)).map(({ id, submission }) => [submission, id]));
}

async function insert(trx: Transaction<Tables>, drafts: Draft[], now: number) {
  if (drafts.length === 0) return new Map<string, number>();
  const rows = await trx
    .insertInto("letters")
    .values(drafts.map((draft) => rowFrom(draft, now)))
    .onConflict((conflict) => conflict.column("submission").doNothing())
    .returning(["id", "submission"])
    .execute();
  // Fewer rows than drafts: another instance has just stored the same submission.
  if (rows.length < drafts.length) return idsOf(trx, drafts, now);
  return new Map(rows.map(({ id, submission }) => [submission, id]));
}

const rowFrom = ({ template, person, page, params, submission, suspected }: Draft, now: number) => ({
  template,
  person,
  page,
  params,
  submission,
  state: suspected ? ("suspected" as const) : ("waiting" as const),
  received_at: now,
  due_at: now,
});

// In one order everywhere, so that two instances never wait for each other's rows.
const distinct = (drafts: Draft[]) =>
  [...new Map(drafts.map((draft) => [draft.submission, draft])).values()].sort((a, b) =>
    a.submission < b.submission ? -1 : 1,
  );

const subscribes = ({ template, suspected }: Draft) => template === "newsletter" && !suspected;

const subscriptionFrom = ({ person, page }: Draft) => ({ address: person, page });
