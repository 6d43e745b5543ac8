import type { QuantityContent } from "#model/tender/tender.ts";
import type { Kit } from "./kit.ts";
import { across, type Entry, logoWidth, opening, styles, workbook } from "./workbook.ts";

/** The head of the table stands in this row; the rate of tax for all items in the row above. */
const headRow = 7;
const taxRow = headRow - 1;
const presetTax = 0.18;

/** Lakh and crore, as Indian finance sections group digits. */
const money = String.raw`[>=10000000]##\,##\,##\,##0.00;[>=100000]##\,##\,##0.00;##,##0.00`;
const percent = "0.0%";

/** The bill of quantities: the buyer's quantities times the bidder's rates, with tax, as live formulas. */
export function quantities(kit: Kit): Promise<Buffer> {
  const { tender, words, titles } = kit;
  const own = words.quantities;
  const heads = Object.values(own.columns).map((value): Entry => ({ value, style: styles.heading }));
  const firstRow = headRow + 1;
  const lastRow = headRow + tender.boq.length;
  const number = { type: "decimal", operator: "greaterThanOrEqual", formula1: "0" } as const;
  const refusal = { showErrorMessage: true, errorMessage: own.positive, allowBlank: true };
  return workbook(kit, titles.quantities.title, {
    name: own.sheet,
    widths: [logoWidth, 50, 12, 11, 15, 17, 8, 15, 17, 42],
    headRow,
    merges: [across(taxRow - 1, 3, 9)],
    grid: [
      ...opening(kit, titles.quantities.title, own.lead),
      [{ value: words.fields.bidder, style: styles.label }, { style: styles.text }],
      taxOf(kit),
      heads,
      ...tender.boq.map((item, i) => rowOf(item, i)),
      totalOf(kit, firstRow, lastRow),
    ],
    dataValidations: [
      { ...number, ...refusal, range: `D${firstRow}:E${lastRow}` },
      { ...number, ...refusal, range: `C${taxRow}` },
      { ...number, ...refusal, range: `G${firstRow}:G${lastRow}` },
    ],
  });
}

const taxOf = ({ words: { quantities: own } }: Kit): Entry[] => [
  undefined,
  { value: own.taxRate, style: styles.label },
  { value: presetTax, style: { ...styles.entry, numFmt: percent } },
  { value: own.taxNote, style: styles.note },
];

const amountStyle = { ...styles.number, numFmt: money };

function rowOf({ item, unit, note }: QuantityContent, index: number): Entry[] {
  const row = headRow + 1 + index;
  // Empty until both numbers are there, so that an unfilled bill shows no zeros.
  const when = (formula: string) => `IF(COUNT(D${row}:E${row})=2,${formula},"")`;
  return [
    { value: index + 1, style: styles.strong },
    { value: item, style: styles.text },
    { value: unit, style: styles.entry },
    { style: { ...styles.entry, numFmt: "#,##0.##" } },
    { style: amountStyle },
    { formula: when(`D${row}*E${row}`), style: amountStyle },
    { formula: `$C$${taxRow}`, value: presetTax, style: { ...styles.entry, numFmt: percent } },
    { formula: when(`F${row}*G${row}`), style: amountStyle },
    { formula: when(`F${row}+H${row}`), style: amountStyle },
    { value: note ?? "", style: styles.text },
  ];
}

function totalOf({ words }: Kit, firstRow: number, lastRow: number): Entry[] {
  const blank = { style: styles.total };
  const sum = (column: string): Entry => ({
    formula: `SUM(${column}${firstRow}:${column}${lastRow})`,
    value: 0,
    style: { ...styles.sum, numFmt: money },
  });
  const label = { value: words.quantities.total, style: styles.total };
  return [blank, label, blank, blank, blank, sum("F"), blank, sum("H"), sum("I"), blank];
}
