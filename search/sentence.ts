import type { Answer } from "./engine.ts";
import { codeAt, piecesOf } from "./terms.ts";

/** A text in parts: those that were looked for are marked. */
export type Marked = { text: string; marked: boolean }[];

const longest = 180;
const before = 50;

/** The sentence of a text that answers best, with what was looked for marked in it. */
export function sentenceFor(text: string, terms: Answer["terms"]): Marked {
  const sentences = text.split(/(?<=[.!?;]) +(?=[^a-z])/);
  const marked = sentences.map((sentence) => marksIn(sentence, terms));
  const most = Math.max(...marked.map(({ length }) => length));
  const best = Math.max(
    0,
    marked.findIndex(({ length }) => length === most),
  );
  // More than that is never shown.
  const whole = sentences
    .slice(best)
    .join(" ")
    .slice(0, 2 * longest);
  return partsOf(whole, marksIn(whole, terms));
}

/** A title with what was looked for marked in it. */
export const markedTitle = (title: string, terms: Answer["terms"]): Marked =>
  partsOf(title, marksIn(title, terms), title.length);

type Mark = { start: number; end: number };

function marksIn(text: string, { whole, begun }: Answer["terms"]): Mark[] {
  const pieces = piecesOf(text);
  const isSought = (term: string) =>
    whole.includes(term) || begun.some((beginning) => beginning.length > 1 && term.startsWith(beginning));
  return pieces.flatMap((piece, i) => {
    const next = pieces[i + 1];
    const code = next && codeAt(text, piece, next);
    if (code && whole.includes(code)) return [{ start: piece.start, end: next.end }];
    return isSought(piece.term) ? [{ start: piece.start, end: piece.end }] : [];
  });
}

function partsOf(text: string, marks: Mark[], most = longest): Marked {
  const from = windowStart(text, marks[0]?.start ?? 0, most);
  const to = from + most >= text.length ? text.length : text.lastIndexOf(" ", from + most);
  const shown = marks.filter(({ start, end }) => start >= from && end <= to);
  const parts: Marked = [];
  let at = from;
  for (const { start, end } of shown) {
    if (start < at) continue;
    parts.push({ text: (parts.length || from === 0 ? "" : "… ") + text.slice(at, start), marked: false });
    parts.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  parts.push({ text: text.slice(at, to) + (to < text.length ? " …" : ""), marked: false });
  return parts.filter((part) => part.text);
}

/** Where to begin so that the first mark is seen, at a word. */
function windowStart(text: string, mark: number, most: number) {
  if (text.length <= most || mark < most - before) return 0;
  return text.indexOf(" ", mark - before) + 1;
}
