import type { SearchLanguage } from "../language.ts";
import { oneSpelling } from "./spelling.ts";
import { stemOf } from "./stem.ts";

/** All that search knows of English: how its words are cut, spelled and inflected, and which of them say nothing. */
export const english: SearchLanguage = {
  wordsIn: (text) => text.matchAll(words),
  sentencesIn: (text) => text.split(/(?<=[.!?;]) +(?=[^a-z])/),
  termOf: (word) => stemOf(oneSpelling(plain(isSeveral.test(word) ? word.slice(0, -1) : word))),
  numberOf: (digits) => digits.normalize("NFKC").replace(/,(?=\d{3}|\d\d,)/g, ""),
  plain,
  isStopWord: (word) => stopWords.has(word.toLowerCase()),
  shortestTerm: 2,
};

const words = /\p{L}[\p{L}\p{M}]*(?:['’]s\b)?|\p{N}+(?:[.,]\p{N}+)*/gu;

// RTUs, CTs: too short for a stem.
const isSeveral = /^\p{Lu}{2,}s$/u;

function plain(word: string) {
  const unaccented = /^\p{ASCII}*$/u.test(word) ? word : word.normalize("NFKD").replace(/\p{M}/gu, "");
  return unaccented.toLowerCase().replace(/['’]s$/, "");
}

const stopWords = new Set(
  (
    "a about an and any are as at be been being but by can could did do does for from had has have he her his how i if in " +
    "into is it its just last long many may me much must my no nor not of off on once one only or our out over per shall she should so some " +
    "such than that the their them then there these they this those to too under until up us very was we were what when " +
    "where which while who whom whose why will with within would you your"
  ).split(" "),
);
