import type { LetterRow } from "../store/database/tables.ts";
import { referenceOf } from "../store/reference.ts";

/** The same at every try, so that whoever gets a letter twice can tell: the Message-ID and the webhooks' idempotency key. */
export const letterKey = (letter: LetterRow) =>
  `${referenceOf(letter).toLowerCase()}.${letter.received_at.toString(36)}`;
