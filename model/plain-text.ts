/** The words of a text without its links, for where none can be followed: search engines' data, paper. */
export const plainText = (text: string) => text.replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1");
