import type { Answer } from "./engine.ts";
import type { SearchLanguage } from "./languages/language.ts";
import { ownLanguage } from "./languages/own.ts";
import { codeAt, type Piece, piecesOf } from "./terms.ts";

/** A text in parts: those that were looked for are marked. */
export type Marked = { text: string; marked: boolean }[];

const longest = 180;
const before = 50;

/** A text in sentences, with the terms in them: cut once, it answers many questions. */
export type CutText = Sentence[];

type Sentence = { text: string; words: Word[] };

/** A word of a sentence, and the code that it makes with the next one. */
type Word = Mark & { term: string; code?: { term: string; end: number } };

type Mark = { start: number; end: number };

export const cutText = (text: string, language = ownLanguage): CutText =>
  language.sentencesIn(text).map((sentence) => cutSentence(sentence, language));

function cutSentence(text: string, language: SearchLanguage): Sentence {
  const pieces = piecesOf(text, language);
  const words = pieces.map(({ start, end, term }, i) => {
    const next = pieces[i + 1];
    const code = next && codeAt(text, pieces[i] as Piece, next, language);
    return { start, end, term, ...(code && { code: { term: code, end: next.end } }) };
  });
  return { text, words };
}

/** The sentence of a text that answers best, with what was looked for marked in it. */
export function sentenceFor(cut: CutText, terms: Answer["terms"]): Marked {
  const marks = cut.map((sentence) => marksIn(sentence, terms));
  const most = Math.max(...marks.map(({ length }) => length));
  let text = "";
  const shown: Mark[] = [];
  // More than that is never shown.
  for (
    let i = marks.findIndex(({ length }) => length === most);
    i < cut.length && text.length < 2 * longest;
    i++
  ) {
    const before = text ? text.length + 1 : 0;
    shown.push(...(marks[i] ?? []).map(({ start, end }) => ({ start: start + before, end: end + before })));
    text += (text && " ") + cut[i]?.text;
  }
  return partsOf(text, shown);
}

/** A title with what was looked for marked in it. */
export const markedTitle = (title: string, terms: Answer["terms"], language = ownLanguage): Marked =>
  partsOf(title, marksIn(cutSentence(title, language), terms), title.length);

function marksIn({ words }: Sentence, { whole, begun }: Answer["terms"]): Mark[] {
  const isSought = (term: string) =>
    whole.includes(term) || begun.some((beginning) => beginning.length > 1 && term.startsWith(beginning));
  return words.flatMap(({ start, end, term, code }) => {
    if (code && whole.includes(code.term)) return [{ start, end: code.end }];
    return isSought(term) ? [{ start, end }] : [];
  });
}

function partsOf(text: string, marks: Mark[], most = longest): Marked {
  const from = windowStart(text, marks[0]?.start ?? 0, most);
  const to = windowEnd(text, from + most);
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

/** Where to begin so that the first mark is seen: at a word, where blanks part words. */
function windowStart(text: string, mark: number, most: number) {
  if (text.length <= most || mark < most - before) return 0;
  const blank = text.slice(mark - before, mark).indexOf(" ");
  return mark - before + blank + 1;
}

function windowEnd(text: string, last: number) {
  if (last >= text.length) return text.length;
  const blank = text.lastIndexOf(" ", last);
  return last - blank < before ? blank : last;
}
