import { z } from "zod";
import { limits } from "./limits.ts";
import { problems } from "./problems.ts";

type Field = keyof typeof limits;

// A line break in a field that reaches a mail header would start a header of the visitor's own.
// The last three are line breaks to Unicode, and to some mail programs.
const lineBreak = /[\r\n\v\f\u0085\u2028\u2029]/;

/** Text on one line, such as an `<input>` gives. */
export const line = (field: Field) =>
  text(field).refine((value) => !lineBreak.test(value), "Line breaks are not possible here.");

export const requiredLine = (field: Field, problem: string) => line(field).min(1, problem);

export const requiredText = (field: Field, problem: string) => text(field, problem).min(1, problem);

/** An address as browsers check `<input type="email">`, and no stricter. */
export const address = (field: Field) =>
  z.email({ pattern: z.regexes.html5Email, error: problems.email }).max(limits[field], tooLong(field));

// PostgreSQL cannot store NUL, and nobody types it.
function text(field: Field, problem?: string) {
  return z
    .string(problem ?? "Enter some text.")
    .max(limits[field], tooLong(field))
    .refine((value) => !value.includes("\0"), "It contains a character that cannot be stored.");
}

function tooLong(field: Field) {
  return `Keep it under ${limits[field].toLocaleString("en")} characters.`;
}
