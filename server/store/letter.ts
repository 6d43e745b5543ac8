import type { LetterRow } from "./database/tables.ts";
import type { Limit, Refused } from "./limits.ts";

/** A letter that is not stored yet. */
export type NewLetter = Pick<LetterRow, "template" | "person" | "page" | "params"> & {
  /** Fingerprint: the same one within 24 hours is the same letter. */
  submission: string;
  /** Why it is taken for spam: it is kept then, and not sent. */
  suspicion: string | null;
  limits: Limit[];
};

/** `limits`: the keys of the limits that were reached. */
export type Stored = { reference: string } | Refused;

/** Resolves only once the letter is on disk. Rejects within 5 s if it is not by then. */
export type StoreLetter = (letter: NewLetter) => Promise<Stored>;
