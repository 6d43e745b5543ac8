/**
 * The stem that a word shares with its other forms: meter, metering and metered are one word to a searcher.
 * M. F. Porter, "An algorithm for suffix stripping", 1980: small, and its mistakes are the same on both sides.
 */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  return tidied(withoutEndings(withoutLongEndings(withoutInflection(word))));
}

/** Plural, past and continuous forms. */
function withoutInflection(word: string) {
  const singular = word
    .replace(/sses$/, "ss")
    .replace(/ies$/, "i")
    .replace(/([^su])s$/, "$1");
  return repaired(singular).replace(/^(.*[aeiouy].*)y$/, "$1i");
}

function repaired(word: string) {
  if (word.endsWith("eed")) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const stem = /^(.*[aeiouy].*?)(ed|ing)$/.exec(word)?.[1];
  if (stem === undefined) return word;
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

// The first that fits is replaced, so longer endings come first.
const long: [ending: string, short: string][] = [
  ["ational", "ate"],
  ["ization", "ize"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["tional", "tion"],
  ["biliti", "ble"],
  ["entli", "ent"],
  ["ousli", "ous"],
  ["ation", "ate"],
  ["alism", "al"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["icate", "ic"],
  ["ative", ""],
  ["alize", "al"],
  ["iciti", "ic"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["izer", "ize"],
  ["abli", "able"],
  ["alli", "al"],
  ["ator", "ate"],
  ["ical", "ic"],
  ["ness", ""],
  ["eli", "e"],
  ["ful", ""],
];

/** Porter's second and third step, which each replace one ending. */
const withoutLongEndings = (word: string) => replaced(replaced(word));

function replaced(word: string) {
  const found = long.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const stem = word.slice(0, -found[0].length);
  return measure(stem) > 0 ? stem + found[1] : word;
}

const endings =
  /^(.+?)(ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|ou|(?<=[st])ion)$/;

function withoutEndings(word: string) {
  const stem = endings.exec(word)?.[1];
  return stem !== undefined && measure(stem) > 1 ? stem : word;
}

function tidied(word: string) {
  const open = word.endsWith("e") ? word.slice(0, -1) : word;
  const kept =
    open !== word && (measure(open) > 1 || (measure(open) === 1 && !endsShort(open))) ? open : word;
  return kept.endsWith("ll") && measure(kept) > 1 ? kept.slice(0, -1) : kept;
}

/** How many times a vowel is followed by a consonant: about the number of syllables. */
const measure = (stem: string) => stem.match(/[aeiouy]+[^aeiouy]+/g)?.length ?? 0;

/** Consonant, vowel, consonant, as in "fil": the word had an e. */
const endsShort = (stem: string) => /[^aeiou][aeiouy][^aeiouwxy]$/.test(stem);
