import { parseDocument } from "yaml";

type Parsed = { data: unknown } | { error: string; line?: number; column?: number };

/** A file of content/ as data. The body of an .md file is the field `body` beside what its front matter says. */
export function parseFile(name: string, text: string): Parsed {
  const plain = withPlainBreaks(text.replace(/^\uFEFF/, ""));
  const [, front = plain, body] = name.endsWith(".md")
    ? // With its first line, so that errors are told with the lines of the file.
      (/^(---\n[\s\S]*?)\n---\n([\s\S]*)$/.exec(plain) ?? [])
    : [];
  const document = parseDocument(front);
  const [error] = document.errors;
  if (error) {
    const [start] = error.linePos ?? [];
    return { error: error.message.split(/ at line|\n/)[0] ?? "", line: start?.line, column: start?.col };
  }
  const data = document.toJS();
  return { data: body === undefined ? data : { ...data, body } };
}

/** Line breaks as one character: editors on Windows write two. They may begin a file with a mark (BOM), too. */
export const withPlainBreaks = (text: string) => text.replaceAll("\r\n", "\n");
