import type { HeadingContent } from "#model/fields.ts";
import type { SpecContent } from "#model/kinds/product.ts";
import {
  decorate,
  type Element,
  heightOf,
  inner,
  makeRoom,
  paper,
  print,
  type Sheet,
  styles,
  write,
} from "./sheet.ts";

const nameWidth = 146;
const gap = 14;
const valueX = paper.margin + nameWidth + gap;
const valueWidth = inner - nameWidth - gap;

/** Every row of the page's table, name beside value. A row is never cut by the page's end. */
export function writeSpecifications(sheet: Sheet, { title, lead }: HeadingContent, rows: SpecContent[]) {
  const { doc, root } = sheet;
  const place = { x: paper.margin, width: inner };
  makeRoom(sheet, 90);
  sheet.y = write(sheet, root, "H2", title, styles.heading, { ...place, y: sheet.y + 8 });
  if (lead) sheet.y = write(sheet, root, "P", lead, styles.small, { ...place, y: sheet.y + 1 });
  sheet.y += 6;
  const padding = paddingThatFills(sheet, rows);
  const table = doc.struct("Table");
  root.add(table);
  for (const row of rows) {
    const height = textHeight(sheet, row) + 2 * padding;
    makeRoom(sheet, height);
    const element = doc.struct("TR");
    table.add(element);
    drawRule(sheet, row === rows[0]);
    writeRow(sheet, element, row, sheet.y + padding);
    sheet.y += height;
  }
  drawRule(sheet, true);
}

/** The table ends where the page does, as long as its rows stay neither cramped nor loose. */
function paddingThatFills(sheet: Sheet, rows: SpecContent[]): number {
  const text = rows.reduce((sum, row) => sum + textHeight(sheet, row), 0);
  return Math.min(Math.max((paper.bottom - sheet.y - text) / (2 * rows.length) - 0.01, 2), 5);
}

const textHeight = (sheet: Sheet, { name, value }: SpecContent) =>
  Math.max(heightOf(sheet, name, styles.name, nameWidth), heightOf(sheet, value, styles.value, valueWidth));

function writeRow(sheet: Sheet, row: Element, { name, value }: SpecContent, y: number) {
  const { doc } = sheet;
  const nameCell = () => print(sheet, name, styles.name, { x: paper.margin, y, width: nameWidth });
  const valueCell = () => print(sheet, value, styles.value, { x: valueX, y, width: valueWidth });
  row.add(doc.struct("TH", { scope: "Row" } as object, nameCell));
  row.add(doc.struct("TD", {}, valueCell));
}

function drawRule(sheet: Sheet, strong: boolean) {
  const { doc, colours, y } = sheet;
  decorate(sheet, () =>
    doc
      .moveTo(paper.margin, y)
      .lineTo(paper.margin + inner, y)
      .lineWidth(strong ? 1 : 0.5)
      .stroke(strong ? colours.hue : colours.line),
  );
}
