import type { Content, PagePlaces } from "../../model/reader.ts";
import { termsIn } from "../../search/index-terms.ts";
import { ownLanguage } from "../../search/languages/own.ts";
import { type PackedIndex, packNumbers, packTerms } from "../../search/pack.ts";
import { lineOf } from "../../search/places.ts";

export type SearchIndex = { index: PackedIndex; texts: string[][] };

const made = new WeakMap<Content, SearchIndex>();

/** The index that browsers and server search, and the texts of each page's places, for the sentences that are shown. */
export function makeIndex(content: Content): SearchIndex {
  const index = made.get(content) ?? indexOf(content.places(), content.file("search").synonyms);
  made.set(content, index);
  return index;
}

export function indexOf(pages: PagePlaces[], synonyms: string[][], language = ownLanguage): SearchIndex {
  const places = pages.flatMap(({ kind, places }) => places.map((place) => ({ kind, ...place })));
  const postings = new Map<string, number[]>();
  places.forEach(({ title, text }, place) => {
    // A title's own terms are taken from the title.
    const inTitle = new Set(termsIn(title, language));
    for (const term of termsIn(text, language)) {
      if (inTitle.has(term)) continue;
      const known = postings.get(term);
      if (known) known.push(place);
      else postings.set(term, [place]);
    }
  });
  const terms = [...postings.keys()].sort();
  return {
    index: {
      pages: pages.map(({ path, title, group, places }) => [path, title, group, places.length]),
      places: places.map(lineOf).join("\n"),
      terms: packTerms(terms),
      postings: packNumbers(terms.map((term) => postings.get(term) ?? [])),
      synonyms,
    },
    texts: pages.map(({ places }) => places.map(({ text }) => text)),
  };
}
