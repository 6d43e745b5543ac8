import readWorkbook from "read-excel-file/node";
import { expect, test } from "vitest";
import { unzipped } from "../../../test/fakes/unzipped.ts";
import { readContent } from "../../content.ts";
import { compliance } from "./compliance.ts";
import { kitsOf } from "./kit.ts";
import { quantities } from "./quantities.ts";

const kits = await kitsOf(readContent());
const headRow = 7;

for (const kit of kits) {
  const { product, tender, words } = kit;
  const handover = words.kinds[tender.kind].handover.items;

  test(`the matrix of ${product.id} has one row for each requirement, unanswered`, async () => {
    const { name, rows } = await read(await compliance(kit));
    expect(name).toBe(words.compliance.sheet);
    expect(rows[headRow - 1]).toEqual(Object.values(words.compliance.columns));
    expect(rows.slice(headRow)).toEqual([
      ...product.specs.map((spec, i) => rowOf(`3.${i + 1}`, spec.name, `Shall meet: ${spec.value}`)),
      ...product.detailedFeatures.map(({ title, requirement }, i) => rowOf(`4.${i + 1}`, title, requirement)),
      ...handover.map((item, i) => rowOf(`5.${i + 1}`, words.kinds[tender.kind].handover.title, item)),
    ]);
  });

  test(`the bill of ${product.id} has its items without quantities, rates or prices`, async () => {
    const { rows } = await read(await quantities(kit));
    expect(rows[headRow - 1]).toEqual(Object.values(words.quantities.columns));
    const items = rows.slice(headRow, headRow + tender.boq.length);
    expect(items.map(([number, item, unit, quantity, rate]) => [number, item, unit, quantity, rate])).toEqual(
      tender.boq.map(({ item, unit }, i) => [i + 1, item, unit, null, null]),
    );
    expect(items.map((row) => row[9] ?? undefined)).toEqual(tender.boq.map(({ note }) => note));
  });
}

const rowOf = (...cells: (string | undefined)[]) => [...cells, null, null, null];

const kit = kits[0];
if (!kit) throw new Error("There is no kit to test with.");

test("an answer in the matrix is chosen from a list, under a head that stays and can be filtered", async () => {
  const xml = await sheetOf(await compliance(kit));
  const { yes, partial, no } = kit.words.compliance.answers;
  const { specs, detailedFeatures } = kit.product;
  const { items } = kit.words.kinds[kit.tender.kind].handover;
  const last = headRow + specs.length + detailedFeatures.length + items.length;
  expect(xml).toMatch(new RegExp(`<dataValidation type="list" sqref="D8:D${last}"`));
  expect(xml).toContain(`<formula1>"${yes},${partial},${no}"</formula1>`);
  expect(xml).toContain(`<autoFilter ref="A${headRow}:F${last}"/>`);
  expect(xml).toContain(`COUNTIF($D$8:$D$${last},&quot;${yes}&quot;)`.replaceAll("&quot;", '"'));
});

test("amounts, tax and totals of the bill are computed", async () => {
  const xml = await sheetOf(await quantities(kit));
  const formulas = new Map(
    [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>(.*?)<\/f>/g)].map(([, cell, formula]) => [cell, formula]),
  );
  const last = headRow + kit.tender.boq.length;
  for (let row = headRow + 1; row <= last; row++) {
    expect(formulas.get(`F${row}`)).toBe(`IF(COUNT(D${row}:E${row})=2,D${row}*E${row},"")`);
    expect(formulas.get(`G${row}`)).toBe("$C$6");
    expect(formulas.get(`H${row}`)).toContain(`F${row}*G${row}`);
    expect(formulas.get(`I${row}`)).toContain(`F${row}+H${row}`);
  }
  for (const column of ["F", "H", "I"])
    expect(formulas.get(`${column}${last + 1}`)).toBe(`SUM(${column}${headRow + 1}:${column}${last})`);
});

test("both workbooks print on A4 across, with the head on each page", async () => {
  for (const file of [await compliance(kit), await quantities(kit)]) {
    const xml = await sheetOf(file);
    expect(xml).toMatch(/<pane ySplit="7"[^>]* state="frozen"/);
    expect(xml).toContain(
      '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    );
    const workbook = (await unzipped(file)).get("xl/workbook.xml")?.toString();
    expect(workbook).toMatch(/_xlnm\.Print_Titles[^<]*>[^<]*\$7:\$7</);
  }
});

const sheetOf = async (file: Buffer) =>
  (await unzipped(file)).get("xl/worksheets/sheet1.xml")?.toString() ?? "";

/** The first sheet, as another library than the writer reads it. */
async function read(file: Buffer) {
  const [sheet] = await readWorkbook(file);
  return { name: sheet?.sheet, rows: sheet?.data ?? [] };
}
