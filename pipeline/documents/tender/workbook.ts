import { type Cell, type CellStyle, type MergeRange, type WriteSheet, writeXlsx } from "hucre";
import { colours, hexOf } from "#brand/colours.ts";
import { dayOf } from "#model/language.ts";
import { stampedWith } from "./archive.ts";
import { type Kit, sourceOf } from "./kit.ts";

const rgb = (colour: string) => ({ rgb: hexOf(colour).slice(1).toUpperCase() });
const side = { style: "thin", color: rgb(colours.border.day) } as const;
const boxed = { top: side, right: side, bottom: side, left: side };
const filled = (colour: string) => ({ type: "pattern", pattern: "solid", fgColor: rgb(colour) }) as const;
const wrapped = { wrapText: true, vertical: "center" } as const;
/** Words keep a step away from the line at their left. */
const setIn = { ...wrapped, horizontal: "left", indent: 1 } as const;

const font = { name: "Calibri", size: 10 };
const bold = { ...font, bold: true };
const quiet = { ...font, color: rgb(colours.muted.day) };
const shaded = filled(colours["surface-secondary"].day);

export const styles = {
  // Set in by a step, away from the logo in the cell before.
  title: { font: { ...bold, size: 18 }, alignment: { horizontal: "left", indent: 1, vertical: "center" } },
  subtitle: {
    font: { ...quiet, size: 12 },
    alignment: { horizontal: "left", indent: 1, vertical: "center" },
  },
  note: { font: quiet, alignment: { wrapText: true, vertical: "top" } },
  label: { font: bold, alignment: { vertical: "center" } },
  heading: { font: bold, fill: shaded, border: boxed, alignment: setIn },
  text: { font, border: boxed, alignment: setIn },
  number: { font, border: boxed, alignment: { ...setIn, horizontal: "right" } },
  strong: { font: bold, border: boxed, alignment: setIn },
  entry: { font, border: boxed, alignment: { ...wrapped, horizontal: "center" } },
  total: { font: bold, border: boxed, fill: shaded, alignment: setIn },
  sum: { font: bold, border: boxed, fill: shaded, alignment: { ...setIn, horizontal: "right" } },
} satisfies Record<string, CellStyle>;

/** A cell while a sheet is written: what it says or computes, and its looks. */
export type Entry = { value?: string | number; formula?: string; style?: CellStyle } | undefined;

type SheetParts = Pick<WriteSheet, "name" | "dataValidations" | "autoFilter"> & {
  /** In characters of the font. */
  widths: number[];
  /** The row with the table's head, counted from 1 as in formulas. The rows above it are the opening. */
  headRow: number;
  /** Runs of cells that are one, beyond those of the opening. */
  merges?: MergeRange[];
  grid: Entry[][];
};

/** A workbook of one sheet for A4 across, whose head repeats on each page and stays in sight. */
export async function workbook(kit: Kit, title: string, sheet: SheetParts): Promise<Buffer> {
  const { product, site } = kit;
  const date = dayOf(product.updated);
  const file = await writeXlsx({
    defaultFont: font,
    properties: {
      title: `${product.title}: ${title}`,
      creator: site.name,
      lastModifiedBy: site.name,
      company: site.name,
      description: sourceOf(kit),
      created: date,
      modified: date,
    },
    sheets: [sheetOf(kit, sheet)],
  });
  return stampedWith(product.updated, file);
}

function sheetOf(kit: Kit, { grid, widths, headRow, merges = [], ...sheet }: SheetParts): WriteSheet {
  return {
    ...sheet,
    columns: widths.map((width) => ({ width })),
    rows: grid.map((row) => row.map((entry) => entry?.value ?? null)),
    cells: cellsOf(grid),
    merges: [...acrossRows.map((row) => across(row, 0, widths.length - 1)), ...merges],
    rowDefs: new Map(grid.map((row, i) => [i, { height: openingHeights[i] ?? heightOf(row, i, widths) }])),
    images: [logoOf(kit)],
    view: { showGridLines: false },
    freezePane: { rows: headRow },
    pageSetup: printSetup(headRow),
    headerFooter: { oddFooter: `&L&8${escaped(sourceOf(kit))}&R&8&P / &N` },
  };
}

/** In a footer "&" begins an order. */
const escaped = (text: string) => text.replaceAll("&", "&&");

function cellsOf(grid: Entry[][]): Map<string, Partial<Cell>> {
  const entries = grid.flatMap((row, y) =>
    row.flatMap((entry, x): [string, Partial<Cell>][] => (entry ? [[`${y},${x}`, cellOf(entry)]] : [])),
  );
  return new Map(entries);
}

const cellOf = ({ value, formula, style }: NonNullable<Entry>): Partial<Cell> =>
  formula ? { formula, formulaResult: value ?? "", type: "formula", style } : { value: value ?? null, style };

/** The rows above a table: what the document is, what to do with it, and whose it is. */
export const opening = ({ product, site, words }: Kit, title: string, lead: string): Entry[][] => [
  [undefined, { value: title, style: styles.title }],
  [undefined, { value: `${product.title} · ${site.name}`, style: styles.subtitle }],
  [{ value: words.draft, style: styles.note }],
  [{ value: lead, style: styles.note }],
];

/** Rows of the opening by their place, in points. They count from 0, as the library does. */
const openingHeights: Record<number, number> = { 0: 30, 1: 20, 4: 20, 5: 20, 6: 30 };
/** Its notes run across all columns. */
const acrossRows = [2, 3];

export const across = (row: number, startCol: number, endCol: number): MergeRange => ({
  startRow: row,
  startCol,
  endRow: row,
  endCol,
});

/** High enough for its longest text; programs that open a file do not all measure rows anew. */
function heightOf(row: Entry[], place: number, widths: number[]): number {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const widthAt = (column: number) => (acrossRows.includes(place) ? whole : (widths[column] ?? 1));
  return 8 + 13 * Math.max(1, ...row.map((entry, i) => linesOf(`${entry?.value ?? ""}`, widthAt(i))));
}

/** Letters are narrower than the digits by which columns are measured: about 1.2 of them stand in the room of one. */
const linesOf = (text: string, width: number) => Math.ceil(text.length / (width * 1.15));

/** Fills the first cell, which has its proportions. */
export const logoWidth = 7.86;
const logoOf = ({ logo, site }: Kit) => ({
  data: new Uint8Array(logo.png),
  type: "png" as const,
  anchor: { from: { row: 0, col: 0 }, to: { row: 1, col: 1 } },
  altText: site.name,
});

/** Across, as wide as the paper, with the table's head on each page. */
const printSetup = (headRow: number) => ({
  paperSize: "a4" as const,
  orientation: "landscape" as const,
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
  printTitlesRow: `$${headRow}:$${headRow}`,
});
