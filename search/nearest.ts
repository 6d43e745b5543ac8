/** The known terms that a mistyped word may stand for: those with the fewest letters wrong, and at most three. */
export function nearestTerms(word: string, terms: Iterable<string>): string[] {
  const most = lettersWrong(word);
  if (most === 0) return [];
  const found: { term: string; wrong: number }[] = [];
  const own = lettersOf(word);
  for (const term of terms) {
    if (Math.abs(term.length - word.length) > most) continue;
    // Nearly all are ruled out by the letters that they have, which is quickly told.
    if (ones(own ^ lettersOf(term)) > 2 * most) continue;
    const wrong = distance(word, term, most);
    if (wrong <= most) found.push({ term, wrong });
  }
  const least = Math.min(...found.map(({ wrong }) => wrong));
  return found
    .filter(({ wrong }) => wrong === least)
    .slice(0, mostNearest)
    .map(({ term }) => term);
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
  let last = Uint8Array.from({ length: two.length + 1 }, (_, i) => i);
  let row = new Uint8Array(two.length + 1);
  for (let i = 1; i <= one.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= two.length; j++) {
      const changed = at(last, j - 1) + (one[i - 1] === two[j - 1] ? 0 : 1);
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
