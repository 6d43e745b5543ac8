/** A text as the name of a place in an address: lower-case letters and digits with hyphens. */
export const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** The id of an item of a page, from its title: as many whole words as an address should show. */
export const placeId = (title: string) => /^.{1,60}(?=-|$)/.exec(slugOf(title))?.[0] ?? slugOf(title);

/** The ids of a specification's row and of a question's answer. */
export const specId = (name: string) => `spec-${placeId(name)}`;
export const questionId = (question: string) => `faq-${placeId(question)}`;
