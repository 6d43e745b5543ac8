import type { Generated, Selectable } from "kysely";
import type { Template } from "#contract/send.ts";

/**
 * waiting: to be sent when due. parked: refused for good once, to be tried a last time. failed: given up, a person has to
 * see to it. closed: a person has. suspected: taken for spam, kept and never sent unless a person says so. spam: a person
 * said that it is.
 */
export type State = "waiting" | "parked" | "sent" | "failed" | "closed" | "suspected" | "spam";

export type Tables = {
  letters: LetterTable;
  subscribers: SubscriberTable;
  tallies: TallyTable;
  settings: { name: string; value: string };
  audit: AuditTable;
  deliveries: DeliveryRow;
  alarms: AlarmRow;
  /** What one instance does for all, until its lease runs out. */
  leases: { name: string; holder: string; until: number };
};

export type LetterRow = Selectable<LetterTable>;
export type AuditRow = Selectable<AuditTable>;
export type Subscriber = Selectable<SubscriberTable>;

type LetterTable = {
  id: Generated<number>;
  /** What visitor and company call the letter; null only where an instance of an earlier version stored it. */
  reference: string | null;
  /** A form that a visitor sent, or what the site writes to a subscriber. */
  template: Template | "confirm" | "welcome";
  state: State;
  /** The visitor's address in lower case: all that is kept about one person is found by it. */
  person: string;
  page: string | null;
  /** The template's fields, as JSON. */
  params: string;
  /** Fingerprint of the submission, until another may be like it. */
  submission: string | null;
  received_at: number;
  /** When a person last said that it is to be sent, although it was taken for spam or given up; null if nobody did. */
  released_at: number | null;
  due_at: number;
  attempts: Generated<number>;
  /** Held by the instance that is sending this letter; it runs out at `due_at`. */
  lease: string | null;
  sent_at: number | null;
  last_error: string | null;
  /** Why the letter was taken for spam, in words for the people who read it. */
  suspicion: string | null;
};

type SubscriberTable = {
  address: string;
  subscribed_at: number;
  page: string | null;
  unsubscribed_at: number | null;
  /** Names the subscriber in links; null only where an instance of an earlier version stored the row. */
  token: string | null;
  /** Since when the address waits to be confirmed by its owner. Until then nothing is sent to it but that question. */
  pending_since: number | null;
  confirmed_at: number | null;
  confirmation_mailed_at: number | null;
  /** Version of the words that the subscriber agreed to. The setting `consent:<version>` holds them. */
  consent: string | null;
};

/** What was done with people's data by `npm run letters`. */
type AuditTable = {
  id: Generated<number>;
  at: number;
  who: string;
  action: string;
  /** References, or the pseudonym of a person: what is deleted is not kept here. */
  subject: string;
};

/** How often something came since its window opened. The key is a pseudonym: it names nobody. */
type TallyTable = { key: string; count: number; ends_at: number };

/**
 * What became of a letter at one target: a recipient or a webhook. The letter's own state, due time and lease sum up its
 * deliveries, so that code which knows only letters takes turns with code that knows these.
 */
export type DeliveryRow = {
  letter_id: number;
  target: string;
  state: Extract<State, "waiting" | "parked" | "sent" | "failed">;
  due_at: number;
  attempts: number;
  sent_at: number | null;
  last_error: string | null;
};

/** Something that operators are told of when it begins, when it gets worse and when it has ended. */
export type AlarmRow = {
  /** Its kind, and after a colon what it is about, where there may be several: `refused:mail`. */
  name: string;
  state: "on" | "over";
  cause: string;
  began_at: number;
  /** When it was last seen. */
  seen_at: number;
  /** The channels that have been told of this state, separated by commas. */
  told: string;
  /** How bad it was when operators were last told; null where it only is or is not. */
  level: number | null;
  /** When it last got worse; null if it never did. */
  grown_at: number | null;
};
