import { codeAt, isCode, isStopWord, piecesOf } from "./terms.ts";

/** The terms that a text is found by: its words, and the codes that its numbers make with the letters beside them. */
export function termsIn(text: string): string[] {
  const pieces = piecesOf(text);
  const found = new Set<string>();
  pieces.forEach((piece, i) => {
    const next = pieces[i + 1];
    const code = next && isCode(piece, next) ? codeAt(text, piece, next) : undefined;
    if (code) found.add(code);
    if (piece.isNumber ? piece.term.length > 2 : !isStopWord(piece.raw) && piece.term.length > 1)
      found.add(piece.term);
  });
  return [...found];
}
