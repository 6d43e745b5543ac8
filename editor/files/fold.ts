/** A line may end only where one space stands: YAML reads a fold as exactly one. */
const breaks = /(?<=\S) (?=\S)/;

/** A line this full may stay as it is when all that follows it does. */
const fullEnough = 0.6;

/**
 * A text in lines of at most `width` characters. Lines that were there before stay as they were, up to the first that
 * changes and again from where both texts run alike: a changed word changes its line, not the paragraph.
 */
export function folded(text: string, width: number, before: string[] = []): string[] {
  const words = text.split(breaks);
  const lines = unchangedStart(words, width, before);
  let next = lines.reduce((count, line) => count + line.split(breaks).length, 0);
  const tails = tailsOf(before);
  while (next < words.length) {
    const tail = tails.get(words.slice(next).join(" "));
    if (tail) return [...lines, ...tail];
    const line = [words[next++] as string];
    while (next < words.length && fits(line, words[next] as string, width) && !mayEnd(line, next)) {
      line.push(words[next++] as string);
    }
    lines.push(line.join(" "));
  }
  return lines;

  function mayEnd(line: string[], at: number) {
    return line.join(" ").length >= width * fullEnough && tails.has(words.slice(at).join(" "));
  }
}

/** The lines before the first change, unless one of them has room now for the word that follows it. */
function unchangedStart(words: string[], width: number, before: string[]) {
  const kept: string[] = [];
  let at = 0;
  for (const [i, line] of before.entries()) {
    const own = line.split(breaks);
    const following = words[at + own.length];
    if (own.join(" ") !== words.slice(at, at + own.length).join(" ")) break;
    const asBefore = following === before[i + 1]?.split(breaks)[0];
    if (!asBefore && following !== undefined && fits(own, following, width)) break;
    kept.push(line);
    at += own.length;
  }
  return kept;
}

/** What the lines say from each of them to the end. */
const tailsOf = (lines: string[]) => new Map(lines.map((_, i) => [lines.slice(i).join(" "), lines.slice(i)]));

const fits = (line: string[], word: string, width: number) =>
  line.join(" ").length + 1 + word.length <= width;
