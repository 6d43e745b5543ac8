import type { FaqEntryContent, HeadingContent } from "#model/fields.ts";
import { heightOf, inner, makeRoom, paper, type Sheet, styles, write } from "./sheet.ts";

const gap = 26;
const between = 13;
const width = (inner - gap) / 2;

/** Questions and answers in two columns of about the same length, read down and then across. */
export function writeQuestions(sheet: Sheet, { title }: HeadingContent, entries: FaqEntryContent[]) {
  const { root } = sheet;
  const half = splitEvenly(entries.map((entry) => heightOfEntry(sheet, entry)));
  const columns = [entries.slice(0, half), entries.slice(half)];
  const height = Math.max(...columns.map((column) => heightOfColumn(sheet, column)));
  makeRoom(sheet, 30 + Math.min(height, paper.bottom - paper.top - 30));
  const top =
    write(sheet, root, "H2", title, styles.heading, { x: paper.margin, y: sheet.y, width: inner }) + 9;
  columns.forEach((column, i) => {
    sheet.y = top;
    for (const entry of column) writeEntry(sheet, entry, paper.margin + i * (width + gap));
  });
  sheet.y = top + height;
}

const heightOfColumn = (sheet: Sheet, column: FaqEntryContent[]) =>
  column.reduce((sum, entry) => sum + heightOfEntry(sheet, entry), 0);

const heightOfEntry = (sheet: Sheet, { question, answer }: FaqEntryContent) =>
  heightOf(sheet, question, styles.subheading, width) +
  2 +
  heightOf(sheet, answer, styles.answer, width) +
  between;

/** How many go to the first column, so that the longer of the two is as short as can be. */
function splitEvenly(heights: number[]): number {
  const sum = (from: number, to?: number) =>
    heights.slice(from, to).reduce((total, height) => total + height, 0);
  const longer = heights.map((_, i) => Math.max(sum(0, i + 1), sum(i + 1)));
  return longer.indexOf(Math.min(...longer)) + 1;
}

function writeEntry(sheet: Sheet, { question, answer }: FaqEntryContent, x: number) {
  const { root } = sheet;
  const y = write(sheet, root, "H3", question, styles.subheading, { x, y: sheet.y, width });
  sheet.y = write(sheet, root, "P", answer, styles.answer, { x, y: y + 2, width }) + between;
}
