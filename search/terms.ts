import { stemOf } from "./stem.ts";

/** A piece of a text: a word or a number, where it stands, and the term that it is looked up by. */
export type Piece = { raw: string; start: number; end: number; term: string; isNumber: boolean };

// Letters and digits apart: IP67, IP 67 and IP-67 are then the same two pieces.
const pieces = /\p{L}[\p{L}\p{M}]*(?:['’]s\b)?|\p{N}+(?:[.,]\p{N}+)*/gu;

export function piecesOf(text: string): Piece[] {
  return Array.from(text.matchAll(pieces), ({ 0: raw, index: start }) => {
    const isNumber = /^\p{N}/u.test(raw);
    const term = isNumber ? numberOf(raw) : termOf(isSeveral.test(raw) ? raw.slice(0, -1) : raw);
    return { raw, start, end: start + raw.length, isNumber, term };
  });
}

// RTUs, CTs: too short for a stem.
const isSeveral = /^\p{Lu}{2,}s$/u;

/** The term of a word: plain letters, one spelling, without its ending. */
export const termOf = (word: string) => stemOf(oneSpelling(plain(word)));

const plain = (word: string) =>
  (/^\p{ASCII}*$/u.test(word) ? word : word.normalize("NFKD").replace(/\p{M}/gu, ""))
    .toLowerCase()
    .replace(/['’]s$/, "");

const numberOf = (digits: string) => digits.normalize("NFKC").replace(/,(?=\d{3}|\d\d,)/g, "");

/**
 * British, Indian and American spellings as one. A rule may hit a word that it was not made for: it does so in the index
 * and in the question alike.
 */
const oneSpelling = (word: string) =>
  spelledVariously.test(word)
    ? spellings.reduce((spelled, [from, to]) => spelled.replace(from, to), word)
    : word;

// Most words have none of these, and are done with one look.
const spelledVariously = /[iy]s(e|ing|at)|our|tre|ll|ogue|ence|gramme|^(alum|grey|sulph|tyre|kerb|cheque)/;

const spellings: [RegExp, string][] = [
  [/(?<=.{3})is(e[drs]?|ing|ations?)$/, "iz$1"],
  [/(?<=.{3})ys(e[drs]?|ing)$/, "yz$1"],
  [/(?<=.{2})our(s|ed|ing|al|able|ful)?$/, "or$1"],
  [/(?<=.{2})tre(s|d)?$/, "ter$1"],
  [/(?<=.{3})ll(ed|ing|ers?)$/, "l$1"],
  [/(?<=.{3})ogue(s)?$/, "og$1"],
  [/(?<=.{3})ence(s)?$/, "ense$1"],
  [/(?<=.{3})gramme(s)?$/, "gram$1"],
  [/^aluminium$/, "aluminum"],
  [/^grey/, "gray"],
  [/^sulph/, "sulf"],
  [/^tyre/, "tire"],
  [/^kerb/, "curb"],
  [/^cheque/, "check"],
];

/**
 * A number with the letters beside it, when they make one thing: IP 67, DN 50, 4 kV, RS-485, 2 MP. Written together, with
 * a blank or a hyphen, it is the same term.
 */
export function codeAt(text: string, one: Piece, two: Piece): string | undefined {
  if (one.isNumber === two.isNumber) return undefined;
  const [letters, number] = one.isNumber ? [two, one] : [one, two];
  if (letters.raw.length > 5 || !/^[ \u00a0-]?$/.test(text.slice(one.end, two.start))) return undefined;
  const word = plain(letters.raw);
  return one.isNumber ? number.term + word : word + number.term;
}

/** Whether a writer meant the two as one: capitals, as standards and codes have, a unit, or nothing between them. */
export const isCode = (one: Piece, two: Piece) => {
  const letters = one.isNumber ? two.raw : one.raw;
  return (
    one.end === two.start || /^\p{Lu}{2}|^\p{Lu}$/u.test(letters) || (one.isNumber && units.has(letters))
  );
};

const units = new Set(
  "kV kA kW kWh kVA kVAh kVAr MW Hz kHz MHz GHz mA mm cm m km g kg t bar Pa kPa s ms min h l kl lux dB fps ppm px Mbps bit".split(
    " ",
  ),
);

/** Words that every text has: they tell nothing of what is meant. */
export const isStopWord = (raw: string) => stopWords.has(raw.toLowerCase());

const stopWords = new Set(
  (
    "a about an and any are as at be been being but by can could did do does for from had has have he her his how i if in " +
    "into is it its just last long many may me much must my no nor not of off on once one only or our out over per shall she should so some " +
    "such than that the their them then there these they this those to too under until up us very was we were what when " +
    "where which while who whom whose why will with within would you your"
  ).split(" "),
);
