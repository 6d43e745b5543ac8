/**
 * The index as it travels: which terms stand in which place, without their order or number. A tenth of what the texts
 * weigh is titles; the texts themselves come page by page, for the sentences that are shown (search/sentence.ts).
 */
export type PackedIndex = {
  /** Address, title, what it is listed under, and how many places it has. */
  pages: [path: string, title: string, group: string, places: number][];
  /** For each place the letter of its kind and id, then its title; an id that does not follow from the title after a tab. */
  places: string;
  /** All terms in order, each as the number of letters it shares with the one before, and the rest. */
  terms: string;
  /** For each term the places it stands in, as distances. */
  postings: string;
  synonyms: string[][];
};

/** As browsers fetch it: with the addresses of each page's texts. */
export type ServedIndex = PackedIndex & { texts: string[] };

/** Another number when the form changes: a tab that was opened before a deploy must not misread it. */
export const indexPath = "/search-index-1.json";

// Brotli packs what is written with few different signs best.
const digits = Array.from({ length: 90 }, (_, i) => String.fromCharCode(i < 57 ? 35 + i : 36 + i)).join("");
const end = "!";
const more = '"';

export function packTerms(terms: string[]): string {
  let before = "";
  return terms
    .map((term) => {
      const shared = sharedLength(before, term);
      before = term;
      return String.fromCharCode(65 + Math.min(shared, 25)) + term.slice(Math.min(shared, 25));
    })
    .join("\n");
}

export function unpackTerms(packed: string): string[] {
  let before = "";
  return packed.split("\n").map((line) => {
    before = before.slice(0, line.charCodeAt(0) - 65) + line.slice(1);
    return before;
  });
}

function sharedLength(one: string, two: string) {
  let length = 0;
  while (length < one.length && one[length] === two[length]) length++;
  return length;
}

/** Numbers in ascending order, as the distances between them. */
export function packNumbers(lists: number[][]): string {
  return lists.map((list) => list.map((n, i) => sign(n - (list[i - 1] ?? -1) - 1)).join("") + end).join("");
}

/** One digit, or as many signs for "more" as digits follow the first. */
function sign(n: number): string {
  let rest = n;
  let signs = "";
  do {
    signs = digits[rest % digits.length] + signs;
    rest = Math.floor(rest / digits.length);
  } while (rest > 0);
  return more.repeat(signs.length - 1) + signs;
}

export const unpackNumbers = (packed: string) => packed.split(end).slice(0, -1).map(unpackList);

function unpackList(list: string): number[] {
  const numbers: number[] = [];
  let last = -1;
  let i = 0;
  while (i < list.length) {
    let length = 1;
    for (; list[i] === more; i++) length++;
    let distance = 0;
    for (; length > 0; length--) distance = distance * digits.length + valueAt(list, i++);
    last += distance + 1;
    numbers.push(last);
  }
  return numbers;
}

function valueAt(packed: string, i: number) {
  const code = packed.charCodeAt(i);
  return code < 92 ? code - 35 : code - 36;
}
