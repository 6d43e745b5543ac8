import { hash } from "node:crypto";
import type { LetterRow } from "../store/tables.ts";

/**
 * The same content is the same submission, whatever id the client gave it: a reloaded page makes a new id, and
 * someone who corrects a typo after a time-out keeps the old one. Suspicion is part of it, so that a message
 * which was first taken for spam is mailed when it comes again without the signs.
 */
export const submissionOf = (template: LetterRow["template"], params: object, suspected: boolean) =>
  digest(JSON.stringify([template, suspected, params]));

/** Recognises a value again without keeping it. */
export const pseudonym = (secret: string, purpose: string, value: string) =>
  digest(JSON.stringify([secret, purpose, value]));

const digest = (text: string) => hash("sha256", text, "base64url").slice(0, 32);
