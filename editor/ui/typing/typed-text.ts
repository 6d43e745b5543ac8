/** What other programs put between lines: PowerPoint's soft break, and Unicode's separators of lines and paragraphs. */
const otherBreaks = /[\v\u2028\u2029]/g;

/** A text as it is written into a file: each line ends as lines do there, and a text of one line stays one. */
export function asTyped(text: string, isLine: boolean): string {
  const lines = text.replaceAll(otherBreaks, "\n");
  return isLine ? lines.replaceAll("\n", " ") : lines;
}
