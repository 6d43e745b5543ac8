import { counted } from "#app/counted.ts";
import { type Field, limits } from "#contract/limits.ts";
import type { FieldProblems, ProblemCode } from "#contract/reply.ts";
import { language } from "#model/language.ts";
import type { FormsContent } from "#model/words/forms.ts";
import type { Errors } from "./outcome.ts";

/** A reply's codes in words. The browser and the page's action say the same. */
export const errorsFrom = (words: FormsContent, problems: FieldProblems): Errors =>
  Object.fromEntries(
    Object.entries(problems).map(([field, code]) => [field, errorFrom(words, field as Field, code)]),
  );

export function errorFrom({ problems }: FormsContent, field: Field, code: ProblemCode): string {
  if (code === "required") return problems.required[field as keyof typeof problems.required] ?? problems.text;
  return problems[code].replace("{max}", limits[field].toLocaleString(language));
}

export const waitFrom = ({ wait }: FormsContent, seconds: number): string =>
  counted(wait, Math.max(1, Math.ceil(seconds / 60)));
