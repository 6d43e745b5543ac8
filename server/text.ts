/** The beginning of a text. A cut through an emoji would leave half of it, which is no character: such halves go too. */
export const cutText = (text: string, most: number) => text.slice(0, most).replace(loneSurrogate, "");

/** What others said, on one line: without control characters, which terminals obey and PostgreSQL refuses. */
export const oneLine = (text: string, most = 300) => cutText(text.replace(/[\s\p{Cc}]+/gu, " ").trim(), most);

/** Logs travel further than addresses may. */
export const withoutPersons = (text: string) => text.replace(/[^\s<>:@]+@/g, "…@");

// With `u`, both halves of a pair are one character that does not match.
const loneSurrogate = /\p{Cs}/gu;

/** Makes any text safe between tags and in a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
