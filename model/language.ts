/** The language of the content, as HTML and Intl name it. Nothing else in the code assumes one. */
export const language = "en-IN";

/** A date of the content as the house style writes it: 15 November 2026. */
export const longDate = (date: string) => days.format(dayOf(date));

const days = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });

/** The beginning of the day, so that the same content gives the same bytes at any hour. */
export const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);
