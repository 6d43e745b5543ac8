import { language } from "#model/language.ts";
/** Content as paper shows it: the words of an inline link like [words](/products/…), without its address. */
export const withoutLinks = <Words>(content: Words): Words =>
  JSON.parse(
    JSON.stringify(content).replaceAll(/\[([^\][]+)\]\((?:\/|#|https:|mailto:|tel:)[^)\s]*\)/g, "$1"),
  );

/** A date of the content, as the house style writes it: 15 November 2026. */
export const longDate = (date: string) => days.format(dayOf(date));

const days = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });

/** The beginning of the day, so that the same content gives the same bytes at any hour. */
export const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);
