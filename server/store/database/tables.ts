import type { Generated, Selectable } from "kysely";

/**
 * waiting: to be sent when due. parked: refused for good once, to be tried a last time. suspected: taken for
 * spam, kept and never sent unless a person says so.
 */
export type State = "waiting" | "parked" | "sent" | "failed" | "suspected";

export type Tables = {
  letters: LetterTable;
  subscribers: SubscriberTable;
  tallies: TallyTable;
  settings: { name: string; value: string };
};

export type LetterRow = Selectable<LetterTable>;
export type Subscriber = Selectable<SubscriberTable>;

type LetterTable = {
  id: Generated<number>;
  /** What visitor and company call the letter; null only where an instance of an earlier version stored it. */
  reference: string | null;
  template: "enquiry" | "newsletter" | "welcome";
  state: State;
  /** The visitor's address in lower case: all that is kept about one person is found by it. */
  person: string;
  page: string | null;
  /** The template's fields, as JSON. */
  params: string;
  /** Fingerprint of the submission, until another may be like it. */
  submission: string | null;
  received_at: number;
  due_at: number;
  attempts: Generated<number>;
  /** Held by the instance that is sending this letter; it runs out at `due_at`. */
  lease: string | null;
  sent_at: number | null;
  last_error: string | null;
};

type SubscriberTable = {
  address: string;
  subscribed_at: number;
  page: string | null;
  unsubscribed_at: number | null;
};

/** How often something came since its window opened. The key is a pseudonym: it names nobody. */
type TallyTable = { key: string; count: number; ends_at: number };
