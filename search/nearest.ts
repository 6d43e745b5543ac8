/** Known words by their length, each with the letters that it has. */
export type Spellings = Map<number, { term: string; letters: number }[]>;

/** Words only: another number is another thing. */
export function spellingsOf(terms: Iterable<string>): Spellings {
  const found: Spellings = new Map();
  for (const term of terms) {
    if (/\d/.test(term)) continue;
    const alike = found.get(term.length) ?? [];
    alike.push({ term, letters: lettersOf(term) });
    found.set(term.length, alike);
  }
  return found;
}

/** The known terms that a mistyped word may stand for: those with the fewest letters wrong, and at most three. */
export function nearestTerms(word: string, spellings: Spellings): string[] {
  let least = lettersWrong(word);
  if (least === 0) return [];
  let found: string[] = [];
  const own = lettersOf(word);
  // Those of the same length first: most mistakes are there, and whoever is worse than the best is soon ruled out.
  for (const longer of [0, 1, -1, 2, -2])
    for (const { term, letters } of spellings.get(word.length + longer) ?? []) {
      if (ones(own & ~letters) > least || ones(letters & ~own) > least) continue;
      const wrong = distance(word, term, least);
      if (wrong > least) continue;
      found = wrong < least ? [term] : [...found, term];
      least = wrong;
    }
  return found.slice(0, mostNearest);
}

const mostNearest = 3;

/** Of a number none: another number is another thing. */
function lettersWrong(word: string) {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Which letters a word has, one bit each. */
function lettersOf(word: string) {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 31);
  return bits;
}

function ones(bits: number) {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Letters to add, leave out, change or swap with their neighbour; more than `most` is not counted. */
function distance(one: string, two: string, most: number): number {
  let before = new Uint8Array(two.length + 1);
  let last = new Uint8Array(two.length + 1);
  let row = new Uint8Array(two.length + 1);
  for (let j = 1; j <= two.length; j++) last[j] = j;
  for (let i = 1; i <= one.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= two.length; j++) {
      const changed = at(last, j - 1) + (one.charCodeAt(i - 1) === two.charCodeAt(j - 1) ? 0 : 1);
      let here = Math.min(at(last, j) + 1, at(row, j - 1) + 1, changed);
      if (i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1])
        here = Math.min(here, at(before, j - 2) + 1);
      row[j] = here;
      least = Math.min(least, here);
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return at(last, two.length);
}

const at = (row: Uint8Array, place: number) => row[place] ?? 0;
