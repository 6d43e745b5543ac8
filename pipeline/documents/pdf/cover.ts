import type { ProductContent } from "#model/kinds/product.ts";
import { drawOwnFigure } from "./ornaments.ts";
import type { PrintedPage, PrintedProduct } from "./printed.ts";
import { decorate, heightOf, inner, paper, print, type Sheet, styles, write } from "./sheet.ts";

/** From edge to edge; a little of the picture's empty ground is cut above and below. */
const pictureHeight = 344;
const asideWidth = 148;
const gap = 28;

/** The first page: what it is, what it looks like, what it does and who buys it. */
export function writeCover(
  sheet: Sheet,
  product: PrintedProduct & Pick<ProductContent, "heroImage">,
  page: PrintedPage,
  picture: Buffer | undefined,
) {
  const { root } = sheet;
  const place = { x: paper.margin, width: inner };
  const titleHeight = heightOf(sheet, product.title, styles.title, inner);
  const taglineHeight = heightOf(sheet, product.tagline, styles.tagline, inner);
  const pictureTop = 96 + titleHeight + 6 + taglineHeight + 8;
  drawGround(sheet, pictureTop + pictureHeight);
  let y = write(sheet, root, "H1", product.title, styles.title, { ...place, y: 96 });
  y = write(sheet, root, "P", product.tagline, styles.tagline, { ...place, y: y + 6 });
  drawPicture(sheet, product, picture, y + 8);
  sheet.y = pictureTop + pictureHeight + 24;
  writeOverview(sheet, product, page);
}

/** The upper part of the page has the picture's own ground, so that the picture has no edge. */
function drawGround(sheet: Sheet, height: number) {
  const { doc, colours } = sheet;
  decorate(sheet, () => doc.rect(0, 0, paper.width, height).fill(colours.ground));
}

function drawPicture(
  sheet: Sheet,
  { id, heroImage }: Pick<ProductContent, "id" | "heroImage">,
  picture: Buffer | undefined,
  y: number,
) {
  const { doc, root } = sheet;
  if (!picture) {
    drawOwnFigure(sheet, id, { x: paper.margin, y: y + 12, width: inner, height: pictureHeight - 48 });
    return;
  }
  const draw = () => {
    doc.save().rect(0, y, paper.width, pictureHeight).clip();
    doc.image(picture, 0, y, { cover: [paper.width, pictureHeight], valign: "center" }).restore();
  };
  root.add(doc.struct("Figure", { alt: heroImage.alt }, draw));
}

function writeOverview(sheet: Sheet, product: PrintedProduct, page: PrintedPage) {
  const { root, y: top } = sheet;
  const column = { x: paper.margin, width: inner - asideWidth - gap };
  let y = write(sheet, root, "H2", page.overview.title, styles.heading, { ...column, y: top }) + 5;
  for (const paragraph of product.description.split(/\n\s*\n/))
    y = write(sheet, root, "P", paragraph, styles.lead, { ...column, y }) + 6;
  writeIdealFor(sheet, page.idealFor, product.idealFor, top + 6);
  sheet.y = y;
}

function writeIdealFor(sheet: Sheet, title: string, buyers: string[], top: number) {
  const { doc, root, colours } = sheet;
  const column = { x: paper.width - paper.margin - asideWidth, width: asideWidth };
  let y = write(sheet, root, "H3", title, { ...styles.subheading, colour: "hue" }, { ...column, y: top }) + 4;
  const list = doc.struct("L");
  root.add(list);
  for (const buyer of buyers) {
    const item = doc.struct("LI");
    list.add(item);
    decorate(sheet, () =>
      doc
        .moveTo(column.x, y)
        .lineTo(column.x + column.width, y)
        .lineWidth(0.5)
        .stroke(colours.line),
    );
    const place = { ...column, y: y + 3.5 };
    item.add(doc.struct("LBody", {}, () => print(sheet, buyer, styles.value, place)));
    y += 7 + heightOf(sheet, buyer, styles.value, column.width);
  }
}
