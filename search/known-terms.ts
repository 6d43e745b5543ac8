import { type Spellings, spellingsOf } from "./nearest.ts";

/** The terms that the texts have, for those who look for one that may be unfinished or mistyped. */
export function knownTerms(all: Iterable<string>) {
  const sorted = [...all].sort();
  const terms: ReadonlySet<string> = new Set(sorted);
  let spellings: Spellings | undefined;

  /** The terms that begin with this one. */
  function endingsOf(term: string) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? "") <= term) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < low + mostEndings && sorted[end]?.startsWith(term)) end++;
    return sorted.slice(low, end);
  }

  return {
    terms,
    endingsOf,
    /** Made when a word is first mistyped. */
    spellings: () => {
      spellings ??= spellingsOf(sorted);
      return spellings;
    },
  };
}

const mostEndings = 40;
