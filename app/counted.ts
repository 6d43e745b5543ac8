import { language } from "#model/language.ts";

type Forms = { one: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The form that the language has for a number ("One result", "{count} results"), with the number in its braces. */
export const counted = (forms: Forms, count: number) =>
  (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replace(
    /\{\w+\}/,
    count.toLocaleString(language),
  );
