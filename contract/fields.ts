import { z } from "zod";
import { type Field, limits } from "./limits.ts";
import type { ProblemCode } from "./reply.ts";

// A line break in a field that reaches a mail header would start a header of the visitor's own.
// The last three are line breaks to Unicode, and to some mail programs.
const lineBreak = /[\r\n\v\f\u0085\u2028\u2029]/;

/** Text on one line, such as an `<input>` gives. */
export const line = (field: Field) =>
  text(field).refine((value) => !lineBreak.test(value), problem("line-break"));

export const requiredLine = (field: Field) => line(field).min(1, problem("required"));

export const requiredText = (field: Field) => text(field).min(1, problem("required"));

/** An address as browsers check `<input type="email">`, and no stricter. */
export const address = (field: Field) =>
  z.email({ pattern: z.regexes.html5Email, error: problem("email") }).max(limits[field], problem("too-long"));

/** PostgreSQL cannot store NUL, no database half of a surrogate pair, and nobody types them. */
export const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

function text(field: Field) {
  return z
    .string({ error: ({ input }) => problem(input === undefined ? "required" : "text") })
    .max(limits[field], problem("too-long"))
    .refine(isStorable, problem("unstorable"));
}

/** The message of every issue is a code, which `problemsOf` relies on. */
const problem = (code: ProblemCode) => code;
