import { sameAtStart } from "./differences.ts";

/**
 * A text that was edited with plain breaks, with the file's own again: each line that was there keeps its break, and new
 * lines get the one that most lines have. A file may have both, after a merge or two editors.
 */
export function withBreaksOf(before: string, after: string): string {
  if (!before.includes("\r\n")) return after;
  const old = linesOf(before);
  const fresh = linesOf(after);
  const [oldTexts, freshTexts] = [textsOf(old), textsOf(fresh)];
  const head = sameAtStart(oldTexts, freshTexts);
  const tail = sameAtStart(oldTexts.slice(head).reverse(), freshTexts.slice(head).reverse());
  const usual = usualBreak(old);
  const known = breaksByText(old.slice(head, old.length - tail));
  return fresh
    .map((line, i) => {
      if (!line.end) return line.text;
      const fromEnd = fresh.length - i;
      if (i < head) return line.text + (old[i]?.end || usual);
      if (fromEnd <= tail) return line.text + (old[old.length - fromEnd]?.end || usual);
      return line.text + (known.get(line.text)?.shift() || usual);
    })
    .join("");
}

type Line = { text: string; end: string };

const linesOf = (text: string): Line[] =>
  Array.from(text.matchAll(/([^\n]*?)(\r?\n|$)/g), ([, line = "", end = ""]) => ({ text: line, end }));

const textsOf = (lines: Line[]) => lines.map(({ text }) => text);

function usualBreak(lines: Line[]) {
  const windows = lines.filter(({ end }) => end === "\r\n").length;
  const plain = lines.filter(({ end }) => end === "\n").length;
  return windows > plain ? "\r\n" : "\n";
}

/** Between the first and the last changed line: lines that moved are known by what they say. */
function breaksByText(lines: Line[]) {
  const breaks = new Map<string, string[]>();
  for (const { text, end } of lines) breaks.set(text, [...(breaks.get(text) ?? []), end]);
  return breaks;
}
