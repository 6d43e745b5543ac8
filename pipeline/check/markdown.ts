import { marked } from "marked";
import { slugOf } from "../../model/slug.ts";

/**
 * What a long text has, as its page reads it: the addresses of its links, the files of its drawings, and its headings with their
 * ids. What is shown as code is none of these.
 */
export function partsOf(text: string) {
  const links: string[] = [];
  const drawings: string[] = [];
  const headings: { id: string; title: string }[] = [];
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === "link") links.push(token.href);
    if (token.type === "image") drawings.push(token.href.replace(/^.*\//, ""));
    if (token.type === "heading") headings.push({ id: slugOf(token.text), title: token.text });
  });
  return { links, drawings, headings };
}
