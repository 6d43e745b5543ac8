/** Where a text stands: the file, the keys and list positions that lead to it, and the line of a long text. */
export type Origin = { file: string; path: (string | number)[]; line?: number };

/*
 * A mark is an origin in characters that nobody sees, behind the text that it belongs to. They are chosen so that nothing
 * else notices them either: none is white space to `\s` and `trim()` (as U+FEFF is, which @vercel/stega writes), none
 * lets a line break (as U+200B does) and none joins letters (as U+200D does).
 */
const edge = "\u2060";
const digits = ["\u2061", "\u2062", "\u2063", "\u2064"] as const;
const marks = /\u2060([\u2061-\u2064]+)\u2060/g;

export function markOf({ file, path, line }: Origin): string {
  const bytes = new TextEncoder().encode(
    JSON.stringify(line === undefined ? [file, path] : [file, path, line]),
  );
  const code = Array.from(bytes, (byte) => [6, 4, 2, 0].map((shift) => digits[(byte >> shift) & 3]).join(""));
  return edge + code.join("") + edge;
}

/** The origins of all marks in a text, in their order. */
export const originsIn = (text: string): Origin[] =>
  Array.from(text.matchAll(marks), ([, code = ""]) => originFrom(code)).filter(
    (origin) => origin !== undefined,
  );

/** A text as it was before it was marked. */
export const cleaned = (text: string) => text.replace(marks, "");

/** Nothing for what only looks like a mark, such as half of one. */
function originFrom(code: string): Origin | undefined {
  const values = Array.from(code, (digit) => digits.indexOf(digit as (typeof digits)[number]));
  const bytes = Uint8Array.from({ length: values.length / 4 }, (_, i) =>
    values.slice(i * 4, i * 4 + 4).reduce((byte, digit) => byte * 4 + digit, 0),
  );
  try {
    const [file, path, line] = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return line === undefined ? { file, path } : { file, path, line };
  } catch {
    return undefined;
  }
}
