import { ownLanguage } from "./languages/own.ts";
import { codeAt, isCode, piecesOf } from "./terms.ts";

/** The terms that a text is found by: its words, and the codes that its numbers make with the letters beside them. */
export function termsIn(text: string, language = ownLanguage): string[] {
  const pieces = piecesOf(text, language);
  const found = new Set<string>();
  pieces.forEach((piece, i) => {
    const next = pieces[i + 1];
    const code = next && isCode(piece, next) ? codeAt(text, piece, next, language) : undefined;
    if (code) found.add(code);
    const tells = piece.isNumber
      ? piece.term.length > 2
      : !language.isStopWord(piece.raw) && piece.term.length >= language.shortestTerm;
    if (tells) found.add(piece.term);
  });
  return [...found];
}
