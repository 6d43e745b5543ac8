import {
  BorderStyle,
  HeadingLevel,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from "docx";
import { colours } from "#brand/colours.ts";
import { ink, type Orientation, roomOf } from "./word.ts";

const line = { style: BorderStyle.SINGLE, size: 4, color: ink(colours.border.day) };
const borders = { top: line, bottom: line, left: line, right: line };
const shade = { type: ShadingType.CLEAR, color: "auto", fill: ink(colours["surface-secondary"].day) };
const margins = { top: 50, bottom: 50, left: 90, right: 90 };

/** A numbered section's title, which navigation panes list, and what it says first. */
export const section = (number: number, { title, lead }: { title: string; lead: string }) => [
  new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(`${number}  ${title}`)] }),
  text(lead, true),
];

export const text = (words: string, keepNext = false) =>
  new Paragraph({ keepNext, children: [new TextRun(words)] });

/** Lines that begin with a number or a mark, hanging before the text. */
export const listed = (mark: string, words: string) =>
  new Paragraph({
    indent: { left: 560, hanging: 560 },
    tabStops: [{ type: "left", position: 560 }],
    children: [new TextRun(`${mark}\t${words}`)],
  });

type TableParts = {
  orientation: Orientation;
  /** What each column is called and its part of the width, in hundredths. */
  columns: [title: string, share: number][];
  rows: string[][];
  /** At least so high, in twentieths of a point: room for handwriting. */
  rowHeight?: number;
  /** Keeps all rows on one page. */
  together?: boolean;
};

/** A table whose head repeats on each page and whose rows are not cut by a page's end. */
export function table({ orientation, columns, rows, rowHeight = 0, together = false }: TableParts) {
  const columnWidths = columns.map(([, share]) => Math.floor((roomOf(orientation) * share) / 100));
  const height = { value: rowHeight, rule: "atLeast" } as const;
  const cells = (texts: string[], keepNext: boolean) =>
    texts.map((words, column) => cell(words, columnWidths[column] ?? 0, { bold: column === 0, keepNext }));
  const heading = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(([title], column) => headCell(title, columnWidths[column] ?? 0)),
  });
  const body = rows.map(
    (texts, i) =>
      new TableRow({ cantSplit: true, height, children: cells(texts, together && i < rows.length - 1) }),
  );
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths,
    rows: [heading, ...body],
  });
}

/** Names on the left, empty fields on the right, to be filled in by hand or keyboard. */
export function form(orientation: Orientation, entries: [name: string, value: string][]) {
  const room = roomOf(orientation);
  const columnWidths = [Math.floor(room * 0.3), Math.floor(room * 0.7)];
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: room, type: WidthType.DXA },
    columnWidths,
    rows: entries.map(
      ([name, value]) =>
        new TableRow({
          children: [headCell(name, columnWidths[0] ?? 0), cell(value, columnWidths[1] ?? 0)],
        }),
    ),
  });
}

const headCell = (words: string, width: number) =>
  new TableCell({
    borders,
    margins,
    shading: shade,
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlign.CENTER,
    children: [inCell(words, { bold: true, keepNext: true })],
  });

type Manner = { bold?: boolean; keepNext?: boolean };

const cell = (words: string, width: number, manner: Manner = {}) =>
  new TableCell({
    borders,
    margins,
    width: { size: width, type: WidthType.DXA },
    children: [inCell(words, manner)],
  });

const inCell = (words: string, { bold, keepNext }: Manner) =>
  new Paragraph({
    keepNext,
    spacing: { after: 0, line: 245 },
    children: [new TextRun({ text: words, bold, size: 18 })],
  });
