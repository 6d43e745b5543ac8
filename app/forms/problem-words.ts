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

// Not by counted.ts, which would be a chunk of its own here: one more request when a form is touched.
export function waitFrom({ wait }: FormsContent, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const form = new Intl.PluralRules(language).select(minutes) === "one" ? wait.one : wait.other;
  return form.replace("{minutes}", minutes.toLocaleString(language));
}
