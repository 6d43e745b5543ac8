import type { HeadingContent, TitledWithIconContent } from "#model/fields.ts";
import { drawIcon } from "./ornaments.ts";
import { heightOf, inner, makeRoom, paper, type Sheet, styles, write } from "./sheet.ts";

const gap = 26;
const iconSize = 17;
const indent = 25;
const column = (inner - gap) / 2;
const room = column - indent;

/** Two features to a row, each with its icon. */
export function writeFeatures(sheet: Sheet, { title }: HeadingContent, features: TitledWithIconContent[]) {
  const { root } = sheet;
  const rows = Array.from({ length: Math.ceil(features.length / 2) }, (_, i) =>
    features.slice(2 * i, 2 * i + 2),
  );
  makeRoom(sheet, 36 + rowHeight(sheet, rows[0] ?? []));
  sheet.y =
    write(sheet, root, "H2", title, styles.heading, { x: paper.margin, y: sheet.y, width: inner }) + 9;
  for (const row of rows) {
    const height = rowHeight(sheet, row);
    makeRoom(sheet, height);
    row.forEach((feature, side) => {
      writeFeature(sheet, feature, paper.margin + side * (column + gap));
    });
    sheet.y += height + 10;
  }
}

const rowHeight = (sheet: Sheet, row: TitledWithIconContent[]) =>
  Math.max(
    0,
    ...row.map(
      ({ title, description }) =>
        heightOf(sheet, title, styles.subheading, room) + heightOf(sheet, description, styles.text, room),
    ),
  );

function writeFeature(sheet: Sheet, { title, description, icon }: TitledWithIconContent, x: number) {
  const { root } = sheet;
  drawIcon(sheet, icon, { x, y: sheet.y - 1, width: iconSize });
  const place = { x: x + indent, width: room };
  const y = write(sheet, root, "H3", title, styles.subheading, { ...place, y: sheet.y });
  write(sheet, root, "P", description, styles.text, { ...place, y });
}
