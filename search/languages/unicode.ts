import type { SearchLanguage } from "./language.ts";

/**
 * A language that search has no rules for: words and sentences as Unicode parts them, in small letters. No word is stemmed,
 * and none is left out.
 */
export function unicodeLanguage(tag: string): SearchLanguage {
  const [words, sentences] = (["word", "sentence"] as const).map(
    (granularity) => new Intl.Segmenter(tag, { granularity }),
  ) as [Intl.Segmenter, Intl.Segmenter];
  const plain = (word: string) => word.normalize("NFKC").replace(joiners, "").toLocaleLowerCase(tag);
  return {
    wordsIn: (text) =>
      Array.from(words.segment(text)).flatMap(({ segment, index }) =>
        Array.from(segment.matchAll(pieces), (piece) => ({ 0: piece[0], index: index + piece.index })),
      ),
    sentencesIn: (text) => Array.from(sentences.segment(text), ({ segment }) => segment.trimEnd()),
    termOf: plain,
    numberOf: (digits) => digits.normalize("NFKC"),
    plain,
    isStopWord: () => false,
    shortestTerm: 1,
  };
}

// In Indic and Persian words they say how letters meet, and are not always typed.
const joiners = /[\u200c\u200d]/g;

const pieces = /\p{L}[\p{L}\p{M}\u200c\u200d]*|\p{N}+(?:[.,]\p{N}+)*/gu;
