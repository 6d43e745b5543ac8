/** A link in running text: its words, and where it goes. */
const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Where the links of a text go. */
export const linksIn = (text: string) => Array.from(text.matchAll(link), ([, , to = ""]) => to);

/** The words of a text without its links, for where none can be followed: search engines' data, paper. */
export const plainText = (text: string) => text.replace(link, "$1");
