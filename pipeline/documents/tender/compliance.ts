import type { Kit } from "./kit.ts";
import { scheduleOf } from "./schedule.ts";
import { across, type Entry, logoWidth, opening, styles, workbook } from "./workbook.ts";

/** The head of the table stands in this row; the first requirement below it. Rows count from 1, as in formulas. */
const headRow = 7;

/** The compliance matrix: one row for each numbered requirement, answered by choosing from a list. */
export function compliance(kit: Kit): Promise<Buffer> {
  const { words, titles } = kit;
  const own = words.compliance;
  const { technical, functional, handover } = scheduleOf(kit);
  const clauses = [...technical, ...functional, ...handover];
  const lastRow = headRow + clauses.length;
  const answers = `$D$${headRow + 1}:$D$${lastRow}`;
  const heads = Object.values(own.columns).map((value): Entry => ({ value, style: styles.heading }));
  return workbook(kit, titles.compliance.title, {
    name: own.sheet,
    widths: [logoWidth, 28, 62, 12, 34, 28],
    headRow,
    merges: [across(4, 1, 2)],
    grid: [
      ...opening(kit, titles.compliance.title, own.lead),
      [{ value: words.fields.bidder, style: styles.label }, { style: styles.text }],
      countsOf(kit, answers, clauses.length),
      heads,
      ...clauses.map(({ number, subject, requirement }): Entry[] => [
        { value: number, style: styles.strong },
        { value: subject, style: styles.text },
        { value: requirement, style: styles.text },
        { style: styles.entry },
        { style: styles.text },
        { style: styles.text },
      ]),
    ],
    dataValidations: [
      {
        type: "list",
        values: [own.answers.yes, own.answers.partial, own.answers.no],
        range: answers.replaceAll("$", ""),
        allowBlank: true,
        showInputMessage: true,
        inputMessage: own.choose,
        showErrorMessage: true,
        errorMessage: own.choose,
      },
    ],
    autoFilter: { range: `A${headRow}:F${lastRow}` },
  });
}

/** How many rows are answered with what, counted as they are filled in. */
function countsOf({ words }: Kit, answers: string, rows: number): Entry[] {
  const { yes, partial, no, open } = words.compliance.answers;
  const given = [yes, partial, no];
  const parts = given.map((answer) => `"${answer}: "&COUNTIF(${answers},"${answer}")&"   "`);
  const formula = [...parts, `"${open}: "&COUNTBLANK(${answers})`].join("&");
  const value = [...given.map((answer) => `${answer}: 0   `), `${open}: ${rows}`].join("");
  return [undefined, { formula, value, style: styles.label }];
}
