import type { SearchLanguage } from "./languages/language.ts";
import { ownLanguage } from "./languages/own.ts";
import { nearestTerms, type Spellings } from "./nearest.ts";
import { codeAt, type Piece, piecesOf } from "./terms.ts";

/** One way to say a thing: all of its terms must be there. */
export type Wording = {
  terms: string[];
  /** How much it counts beside the visitor's own words. */
  weight: number;
  /** It may be the beginning of a word that is still being typed. */
  begun?: boolean;
};

/** A word or phrase of the question, in all the ways that it may be said. */
export type Wanted = Wording[];

const asSynonym = 0.55;
const asCompound = 0.9;
const asParts = 0.5;
const asPartOfPhrase = 0.25;

const asMistyped = 0.7;

type Vocabulary = {
  terms: ReadonlySet<string>;
  /** Whether any term begins so. */
  begins: (beginning: string) => boolean;
  spellings: () => Spellings;
  synonyms: Synonyms;
  language: SearchLanguage;
};

/** Every wording, by its terms, with the others of the same meaning. */
type Synonyms = Map<string, string[][]>;

export function synonymsFrom(groups: string[][], language = ownLanguage): Synonyms {
  const found: Synonyms = new Map();
  for (const group of groups) {
    const wordings = group
      .map((words) =>
        piecesOf(words, language).flatMap(({ raw, term }) => (language.isStopWord(raw) ? [] : [term])),
      )
      // "What if" says nothing that could be looked for.
      .filter((wording) => wording.length > 0);
    wordings.forEach((wording, i) => {
      const others = wordings.filter((_, other) => other !== i);
      const key = wording.join(" ");
      found.set(key, [...(found.get(key) ?? []), ...others]);
    });
  }
  return found;
}

/** The terms of a question. Words that all texts have are left out, unless there are no others. */
export function wantedIn(question: string, vocabulary: Vocabulary): Wanted[] {
  const words = unitsOf(question, vocabulary);
  const telling = words.filter(({ stops }) => !stops);
  const kept = telling.length > 0 ? telling : words;
  const endsOpen = !/\s$/.test(question);
  const wanted: Wanted[] = [];
  for (let i = 0; i < kept.length; ) {
    const length = [3, 2].find((count) => isPhrase(kept.slice(i, i + count), count, vocabulary)) ?? 1;
    const span = kept.slice(i, i + length);
    const isLast = i + length >= kept.length;
    if (length > 1) wanted.push(phraseOf(span, vocabulary));
    else wanted.push(wordOf(span[0] as Unit, kept[i + 1], isLast && endsOpen, vocabulary));
    i += length;
  }
  return wanted;
}

type Unit = { raw: string; term: string; stops: boolean; parts?: string[] };

/** The words of a question; a number and the letters beside it are one, where the texts know them as one. */
function unitsOf(question: string, { terms, language }: Vocabulary): Unit[] {
  const pieces = piecesOf(question, language);
  const units: Unit[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const [one, two] = [pieces[i] as Piece, pieces[i + 1]];
    const code = two && codeAt(question, one, two, language);
    if (code && (terms.has(code) || one.end === two.start)) {
      const parts = [one, two]
        .filter(({ isNumber, term }) => !isNumber && term.length >= language.shortestTerm)
        .map(({ term }) => term);
      units.push({ raw: code, term: code, stops: false, parts });
      i++;
    } else {
      const { raw, term } = one;
      units.push({ raw: raw.toLowerCase(), term, stops: language.isStopWord(raw) });
    }
  }
  return units;
}

const isPhrase = (units: Unit[], count: number, { synonyms }: Vocabulary) =>
  units.length === count && synonyms.has(keyOf(units));

const keyOf = (units: Unit[]) => units.map(({ term }) => term).join(" ");

/** The other wordings; where no text has the visitor's own, they are all that there is. */
function others(units: Unit[], { terms, synonyms }: Vocabulary): Wanted {
  const isKnown = units.every(({ term }) => terms.has(term));
  return (synonyms.get(keyOf(units)) ?? []).map((wording) => ({
    terms: wording,
    weight: isKnown ? asSynonym : 1,
  }));
}

function phraseOf(span: Unit[], vocabulary: Vocabulary): Wanted {
  const joined = joinedTerm(span, vocabulary);
  return [
    { terms: span.map(({ term }) => term), weight: 1.2 },
    ...span.map(({ term }) => ({ terms: [term], weight: asPartOfPhrase })),
    ...(joined ? [{ terms: [joined], weight: asCompound }] : []),
    ...others(span, vocabulary),
  ];
}

function wordOf(unit: Unit, next: Unit | undefined, isLast: boolean, vocabulary: Vocabulary): Wanted {
  const { term, raw, parts } = unit;
  const isKnown = vocabulary.terms.has(term);
  // A whole code is what is meant: 4 kV is not the beginning of 4 kVA.
  const begun = (isLast || !isKnown) && !(parts && isKnown);
  const joined = next && joinedTerm([unit, next], vocabulary);
  const split = parts ? undefined : splitOf(raw, isKnown ? 3 : 2, vocabulary);
  return [
    { terms: [term], weight: 1, begun },
    ...(begun && raw !== term ? [{ terms: [raw], weight: 1, begun }] : []),
    ...(joined ? [{ terms: [joined], weight: asCompound }] : []),
    ...(split ? [{ terms: split, weight: asCompound }] : []),
    ...(parts?.length && !isKnown ? [{ terms: parts, weight: asParts }] : []),
    ...(isKnown || split ? [] : guessesFor(unit, begun, vocabulary)),
    ...others([unit], vocabulary),
  ];
}

/** A word that no text has: mistyped, or typed as far as its ending. */
function guessesFor({ term, raw }: Unit, begun: boolean, { terms, begins, spellings }: Vocabulary): Wanted {
  if (begun && begins(term)) return [];
  const typed = [raw.slice(0, -1), raw.slice(0, -2), raw.slice(0, -3)].find(
    (part) => part.length > 3 && terms.has(part),
  );
  const guesses = new Set([...(typed ? [typed] : []), ...nearestTerms(term, spellings())]);
  return Array.from(guesses, (guess) => ({ terms: [guess], weight: asMistyped }));
}

/** Two words that are also written as one: street light. */
function joinedTerm(units: Unit[], { terms, language }: Vocabulary) {
  const joined = language.termOf(units.map(({ raw }) => raw).join(""));
  return units.length > 1 && terms.has(joined) ? joined : undefined;
}

/** One word that is also written as two: streetlight. */
function splitOf(raw: string, shortest: number, { terms, language }: Vocabulary): string[] | undefined {
  for (let at = shortest; at <= raw.length - shortest; at++) {
    const halves = [language.termOf(raw.slice(0, at)), language.termOf(raw.slice(at))];
    if (halves.every((half) => half.length >= shortest && terms.has(half))) return halves;
  }
  return undefined;
}
