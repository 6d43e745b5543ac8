import { termsIn } from "./index-terms.ts";
import { knownTerms } from "./known-terms.ts";
import type { SearchLanguage } from "./languages/language.ts";
import { type PackedIndex, unpackNumbers, unpackTerms } from "./pack.ts";
import type { IndexedPlace } from "./places.ts";
import type { Wanted, Wording } from "./question.ts";

/** How well each place answers, by its number: 0 where it does not. */
type Scores = Float32Array;

/** A term in a title says more of a place than one in its text; one in the title of its page or document says least. */
const fieldWeights = [2.2, 0.9, 1];

// Okapi BM25. A place has a term or not: how often does not matter in texts of a few sentences.
const k = 1.2;
const b = 0.6;

// Of a word that is being typed.
const asBeginning = 0.5;
const otherWording = 0.3;

/** Opens the lists that say which term stands where, and makes the function that scores the places for a term of the question. */
export function scorer(index: PackedIndex, places: IndexedPlace[], language: SearchLanguage) {
  const lists = listsOf(index, places, language);
  const { endingsOf, ...known } = knownTerms(lists.keys());
  const addTerm = termAdder(lists, places.length);

  /** Of several wordings the best counts, the others a little: a text that says it in two ways is about it. */
  const scoresOf = (wanted: Wanted): Scores =>
    combined(
      wanted.map(scoresOfWording),
      (one, two) => Math.max(one, two) + otherWording * Math.min(one, two),
    );

  /** All of its terms must be there; they share its weight. */
  function scoresOfWording({ terms, weight, begun }: Wording): Scores {
    const scores = terms.map((term) => scoresOfTerm(term, begun));
    const all = combined(scores, (one, two) => one && two && one + two);
    return all.map((score) => (score * weight) / terms.length);
  }

  function scoresOfTerm(term: string, begun = false): Scores {
    const scores = new Float32Array(places.length);
    addTerm(scores, term, 1);
    if (begun) for (const longer of endingsOf(term)) addTerm(scores, longer, asBeginning);
    return scores;
  }

  return { ...known, begins: (beginning: string) => endingsOf(beginning).length > 0, scoresOf };
}

/** The first of the scores, with the others worked into it. */
function combined([first = new Float32Array(), ...others]: Scores[], combine: Combine): Scores {
  for (const scores of others)
    for (let place = 0; place < first.length; place++)
      first[place] = combine(first[place] ?? 0, scores[place] ?? 0);
  return first;
}

type Combine = (one: number, two: number) => number;

/** Makes what adds to the scores of the places that have a term. */
function termAdder(lists: Lists, count: number) {
  const lengths = lengthFactors(lists, count);
  return (scores: Scores, term: string, weight: number) => {
    const fields = lists.get(term);
    if (!fields) return;
    const frequency = fields.reduce((sum, list) => sum + list.length, 0);
    const rarity = Math.log(1 + count / (frequency + 0.5));
    fields.forEach((list, field) => {
      const factor = weight * rarity * (fieldWeights[field] ?? 1);
      for (const place of list)
        scores[place] = (scores[place] ?? 0) + factor * (lengths[field]?.[place] ?? 0);
    });
  };
}

/** For each term the places that have it in their title, in their page's or document's title and in their text. */
type Lists = Map<string, number[][]>;

function listsOf(index: PackedIndex, places: IndexedPlace[], language: SearchLanguage): Lists {
  const inTexts = unpackNumbers(index.postings);
  const lists: Lists = new Map(unpackTerms(index.terms).map((term, i) => [term, [[], [], inTexts[i] ?? []]]));
  const note = (term: string, field: number, place: number) => {
    const known = lists.get(term) ?? [[], [], []];
    known[field]?.push(place);
    lists.set(term, known);
  };
  const pageTerms = index.pages.map(([, title, group]) => termsIn(`${title} ${group}`, language));
  places.forEach(({ page, id, title, within }, place) => {
    for (const term of termsIn(title, language)) note(term, 0, place);
    // The page itself has them in its own title.
    if (id)
      for (const term of within ? termsIn(within, language) : (pageTerms[page] ?? [])) note(term, 1, place);
  });
  return lists;
}

/** A term among few says more of a place than one among many. */
function lengthFactors(lists: Lists, count: number) {
  const lengths = fieldWeights.map(() => new Float32Array(count));
  for (const fields of lists.values())
    fields.forEach((list, field) => {
      const one = lengths[field] as Float32Array;
      for (const place of list) one[place] = (one[place] ?? 0) + 1;
    });
  return lengths.map((one) => {
    const average = one.reduce((sum, length) => sum + length, 0) / count;
    return one.map((length) => (k + 1) / (1 + k * (1 - b + (b * length) / average)));
  });
}
