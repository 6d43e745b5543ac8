import type { DeliveryRow, LetterRow } from "../../store/database/tables.ts";
import { oneLine } from "../../text.ts";
import { hourMs, minuteMs } from "../../time.ts";
import type { Change, ClaimedLetter, Outcome } from "./outcome.ts";

/** The delivery of a claimed letter to a target: as it was left, or a first one. */
export function deliveryFrom(letter: ClaimedLetter, target: string, now: number): DeliveryRow {
  const { id, attempts, state, deliveries } = letter;
  const known = deliveries.find((delivery) => delivery.target === target);
  const first: DeliveryRow = {
    ...{ letter_id: id, target, state: "waiting", due_at: now, attempts: 0 },
    ...{ sent_at: null, last_error: null },
  };
  if (known) return known;
  // Code of before there were deliveries counted its tries in the letter.
  if (deliveries.length === 0)
    return { ...first, attempts: attempts - 1, state: state === "parked" ? state : "waiting" };
  return first;
}

export const isPending = ({ state }: DeliveryRow) => state === "waiting" || state === "parked";

/** What seems to be due later than anything waits was stored or delayed by a clock that was ahead. */
export const isDue = ({ due_at }: DeliveryRow, now: number) => due_at <= now || due_at > now + longestWaitMs;

/** The delivery after a try. */
export function tried(delivery: DeliveryRow, outcome: Outcome, now: number): DeliveryRow {
  const attempts = delivery.attempts + 1;
  if (outcome.status === "sent")
    return { ...delivery, attempts, state: "sent", due_at: now, sent_at: now, last_error: null };
  const failed = { ...delivery, attempts, last_error: oneLine(outcome.reason, 500) };
  const givenUp = { ...failed, state: "failed", due_at: now } as const;
  if (outcome.status === "refused")
    // The mailbox may be mended within hours; a letter that is refused again needs a person.
    return delivery.state === "parked"
      ? givenUp
      : { ...failed, state: "parked", due_at: now + longestWaitMs };
  const wait = waitAfter(attempts);
  return wait === undefined ? givenUp : { ...failed, due_at: now + wait };
}

/** What all deliveries of a letter make of it: sent once all are, and due when the first of them is. */
export function summaryOf(deliveries: DeliveryRow[], now: number): Change {
  const pending = deliveries.filter(isPending);
  const last_error = deliveries.find(({ last_error }) => last_error !== null)?.last_error ?? null;
  const failed = { sent_at: null, last_error };
  if (pending.length > 0)
    return { state: stateOf(pending), due_at: Math.min(...pending.map(({ due_at }) => due_at)), ...failed };
  if (deliveries.some(({ state }) => state === "failed")) return { state: "failed", due_at: now, ...failed };
  return { state: "sent", due_at: now, sent_at: now, last_error: null };
}

const stateOf = (pending: DeliveryRow[]): LetterRow["state"] =>
  pending.some(({ state }) => state === "waiting") ? "waiting" : "parked";

/** The wait between two tries never grows longer than this; a parked letter waits this long for its last one. */
export const longestWaitMs = 6 * hourMs;

/** 1, 2, 4 … minutes, then every 6 hours until 3 days have passed: 21 tries in all. */
const waits: number[] = [];
for (let total = 0, wait = minuteMs; total < 72 * hourMs; wait = Math.min(2 * wait, longestWaitMs)) {
  waits.push(wait);
  total += wait;
}

/** How long to wait after this many tries; undefined when it is time to give up. */
const waitAfter = (tries: number) => waits[tries - 1];
