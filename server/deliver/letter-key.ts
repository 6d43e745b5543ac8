import type { LetterRow } from "../store/database/tables.ts";
import { referenceOf } from "../store/reference.ts";

/** Stable across retries, so that receivers can deduplicate: the Message-ID, and the webhooks' idempotency key. */
export const letterKey = (letter: LetterRow) =>
  `${referenceOf(letter).toLowerCase()}.${letter.received_at.toString(36)}`;
