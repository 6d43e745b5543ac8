import { longestQuestion } from "#contract/search.ts";
import { ownLanguage } from "./languages/own.ts";
import type { PackedIndex } from "./pack.ts";
import { type IndexedPlace, type Kind, placesIn } from "./places.ts";
import { synonymsFrom, wantedIn } from "./question.ts";
import { scorer } from "./scores.ts";

/** A place that answers a question. */
export type Found = {
  kind: Kind;
  /** The address of the place, with its hash. */
  to: string;
  title: string;
  /** The page it stands on: its number and title, and what it is listed under. */
  page: { number: number; title: string; group: string };
  /** Its number among the places of its page. */
  part: number;
  /** The title of the document that it is a row of. */
  within?: string;
};

export type Answer = {
  found: Found[];
  /** How many there are in all. */
  count: number;
  /** The terms that were looked for, to be marked in what is shown. */
  terms: { whole: string[]; begun: string[] };
};

export type Engine = (question: string, most?: number) => Answer;

const mostWanted = 12;

/** What answers less than this part of what the best does is left out. */
const worthShowing = 0.15;

/** Opens the index that the build has made. Browser and server do the same, so that both find the same. */
export function openEngine(index: PackedIndex, language = ownLanguage): Engine {
  const places = placesIn(index);
  const { scoresOf, ...known } = scorer(index, places, language);
  const vocabulary = { ...known, synonyms: synonymsFrom(index.synonyms, language), language };

  function foundAt(number: number): Found {
    const { page, part, kind, id, title, within } = places[number] as IndexedPlace;
    const [path, pageTitle, group] = index.pages[page] as PackedIndex["pages"][number];
    const to = id ? `${path}#${id}` : path;
    return { kind, to, title, part, within, page: { number: page, title: pageTitle, group } };
  }

  return (question, most = 30) => {
    // Each word costs time.
    const wanted = wantedIn(question.slice(0, longestQuestion), vocabulary).slice(0, mostWanted);
    const totals = totalsOf(wanted.map(scoresOf), places);
    const least = totals.reduce((most, total) => Math.max(most, total), 0) * worthShowing;
    const numbers = [...totals.keys()].filter((number) => (totals[number] ?? 0) > least);
    numbers.sort((one, two) => (totals[two] ?? 0) - (totals[one] ?? 0));
    const shown = withFewRows(numbers, places);
    const wordings = wanted.flat();
    return {
      found: shown.slice(0, most).map(foundAt),
      count: shown.length,
      terms: {
        whole: wordings.flatMap(({ terms }) => terms),
        begun: wordings.flatMap(({ terms, begun }) => (begun ? terms : [])),
      },
    };
  };
}

/** A place that has all terms comes before one that has some of them, however well; rare terms count most. */
function totalsOf(scores: Float32Array[], places: IndexedPlace[]): Float32Array {
  const rarities = scores.map((one) => Math.log(1 + places.length / (countOf(one) + 0.5)));
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return Float32Array.from(places, (place, number) => {
    let sum = 0;
    let covered = 0;
    for (let i = 0; i < scores.length; i++) {
      const score = scores[i]?.[number] ?? 0;
      if (score === 0) continue;
      sum += score;
      covered += rarities[i] ?? 0;
    }
    return sum && sum * (covered / all) ** coverage * weightOf(place);
  });
}

function countOf(scores: Float32Array) {
  let count = 0;
  for (let place = 0; place < scores.length; place++) if (scores[place] !== 0) count++;
  return count;
}

/** How much it counts to have all terms. */
const coverage = 1.2;

/** A question of a word or two is more often about a page than about one of its parts, and least about a row of a document. */
const weightOf = ({ id, within }: IndexedPlace) => (within ? 0.85 : id ? 1 : 1.25);

/** Of a document's rows the best: they lead to the same place, and would crowd out the others. */
function withFewRows(numbers: number[], places: IndexedPlace[]) {
  const shown = new Map<string, number>();
  return numbers.filter((number) => {
    const { id, within } = places[number] as IndexedPlace;
    if (!within) return true;
    const count = (shown.get(id) ?? 0) + 1;
    shown.set(id, count);
    return count <= mostRows;
  });
}

const mostRows = 2;
