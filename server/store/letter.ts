import type { Field } from "#contract/limits.ts";
import { dayMs } from "../time.ts";
import type { LetterRow } from "./database/tables.ts";
import type { Limit, Refused } from "./limits/limits.ts";

/** After a day the same content is a new letter. */
export const repeatsWithinMs = dayMs;

/** A letter that is not stored yet. */
export type NewLetter = Pick<LetterRow, "template" | "person" | "page" | "params"> & {
  /** Fingerprint: the same one within `repeatsWithinMs` is the same letter. */
  submission: string;
  /** Why it is taken for spam: it is kept then, and not sent. */
  suspicion: string | null;
  limits: Limit[];
};

/** What a letter says: the fields of its template, without those that the visitor left out or that the site does not know. */
export type LetterParams = { [Name in Field | "about" | "trial" | "token"]?: string };

export const paramsOf = ({ params }: Pick<LetterRow, "params">): LetterParams => JSON.parse(params);

export type Stored = { reference: string } | Refused;

/** Resolves only once the letter is on disk. Rejects within 5 s if it is not by then. */
export type StoreLetter = (letter: NewLetter) => Promise<Stored>;
