import type { Kit } from "./kit.ts";
import { type Test, testsOf } from "./schedule.ts";
import { wordFile } from "./word.ts";
import { form, listed, section, table, text } from "./word-parts.ts";

const orientation = "landscape";
const punchListRows = 10;

/** The acceptance test protocol: how each requirement is tested, and who signs that it was met. */
export function acceptance(kit: Kit): Promise<Buffer> {
  const { product, tender, words, titles } = kit;
  const { fields } = words;
  const kind = words.kinds[tender.kind];
  const { before, after, functions } = testsOf(kit);
  return wordFile(kit, {
    title: titles.acceptance.title,
    orientation,
    children: [
      form(orientation, [
        [fields.subject, product.title],
        [fields.tender, ""],
        [fields.buyer, ""],
        [fields.supplier, ""],
        [fields.site, ""],
        [fields.date, ""],
      ]),
      ...section(1, kind.prerequisites),
      ...kind.prerequisites.items.map((item) => listed("☐", item)),
      ...section(2, kind.before),
      tests(kit, 2, before),
      ...section(3, kind.after),
      tests(kit, 3, after),
      ...section(4, kind.functions),
      tests(kit, 4, functions),
      ...section(5, kind.trial),
      ...kind.trial.items.map((item, i) => listed(`5.${i + 1}`, item)),
      ...punchList(kit),
      ...signatures(kit),
    ],
  });
}

const tests = ({ words: { columns } }: Kit, section: number, rows: Test[]) =>
  table({
    orientation,
    columns: [
      [columns.number, 5],
      [columns.clause, 6],
      [columns.tested, 15],
      [columns.method, 24],
      [columns.expected, 25],
      [columns.result, 13],
      [columns.signature, 12],
    ],
    rows: rows.map(({ number, subject, method, expected }, i) => [
      `${section}.${i + 1}`,
      number,
      subject,
      method,
      expected,
      "",
      "",
    ]),
  });

function punchList({ words }: Kit) {
  const { punchList: list } = words.acceptance;
  const shares = [5, 45, 10, 16, 10, 14];
  return [
    ...section(6, list),
    text(list.categories, true),
    table({
      orientation,
      columns: list.columns.map((title, i) => [title, shares[i] ?? 0]),
      rows: Array.from({ length: punchListRows }, (_, i) => [`${i + 1}`, "", "", "", "", ""]),
      rowHeight: 420,
      together: true,
    }),
  ];
}

function signatures({ words }: Kit) {
  const { signatures: own } = words.acceptance;
  const shares = [26, 22, 20, 20, 12];
  return [
    ...section(7, own),
    ...own.verdicts.map((verdict) => text(verdict, true)),
    table({
      orientation,
      columns: own.columns.map((title, i) => [title, shares[i] ?? 0]),
      rows: own.parties.map((party) => [party, "", "", "", ""]),
      rowHeight: 760,
      together: true,
    }),
  ];
}
