/**
 * British, Indian and American spellings as one. A rule may hit a word that it was not made for: it does so in the index
 * and in the question alike.
 */
export const oneSpelling = (word: string) =>
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
