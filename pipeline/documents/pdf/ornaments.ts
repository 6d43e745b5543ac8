import QRCode from "qrcode";
import { type Figure, kolam, plainKolam } from "#brand/kolam.ts";
import type { IconContent } from "#model/content-of.ts";
import { decorate, paper, type Sheet } from "./sheet.ts";

type Box = { x: number; y: number; width: number };

const border = plainKolam(99, 2);

/** The page's head line: one unbroken line around two rows of dots, from edge to edge. */
export function drawBorder(sheet: Sheet, y: number) {
  drawFigure(sheet, border, { x: 0, y, width: paper.width }, { stroke: 0.22, opacity: 0.55 });
}

/** The product's own figure, as large as the box allows. */
export function drawOwnFigure(sheet: Sheet, seed: string, box: Box & { height: number }) {
  const figure = kolam(seed);
  const width = Math.min(box.width, (box.height * figure.columns) / figure.rows);
  const x = box.x + (box.width - width) / 2;
  drawFigure(sheet, figure, { x, y: box.y, width }, { stroke: 0.12, opacity: 0.85 });
}

type Pen = { stroke: number; opacity: number };

function drawFigure(sheet: Sheet, figure: Figure, { x, y, width }: Box, { stroke, opacity }: Pen) {
  const { doc, colours } = sheet;
  decorate(sheet, () => {
    doc.translate(x, y).scale(width / (2 * figure.columns));
    doc.path(figure.path).lineWidth(stroke).strokeOpacity(opacity).stroke(colours.hue);
    doc.fillOpacity(opacity);
    for (const [cx, cy] of figure.dots) doc.circle(cx, cy, 0.16);
    doc.fill(colours.amber);
  });
}

/** The brand: the smallest figure and the name. */
export function drawLogo(sheet: Sheet, name: string, x: number, y: number) {
  const { doc, colours } = sheet;
  const logo = plainKolam(3, 2);
  decorate(sheet, () => {
    doc.save().translate(x, y).scale(3.6);
    doc.path(logo.path).lineWidth(0.34).lineCap("round").stroke(colours.accent);
    for (const [cx, cy] of logo.dots) doc.circle(cx, cy, 0.24);
    doc.fill(colours.amber).restore();
    doc
      .font("display")
      .fontSize(14)
      .fillColor(colours.ink)
      .text(name, x + 30, y, { lineBreak: false });
  });
}

/** An icon of the site in the product's colour; duotone icons keep their pale part. */
export function drawIcon(sheet: Sheet, icon: IconContent, { x, y, width }: Box) {
  const { doc, colours } = sheet;
  if (typeof icon === "string") return;
  decorate(sheet, () => {
    doc.translate(x, y).scale(width / icon.size);
    for (const [tag] of icon.body.matchAll(/<path[^>]*>/g)) {
      const path = / d="([^"]+)"/.exec(tag)?.[1];
      const opacity = Number(/ opacity="([^"]+)"/.exec(tag)?.[1] ?? 1);
      if (path) doc.path(path).fillOpacity(opacity).fill(colours.hue);
    }
  });
}

/** A QR code as squares, sharp at any size. */
export function drawCode(sheet: Sheet, address: string, { x, y, width }: Box) {
  const { doc, colours } = sheet;
  const { modules } = QRCode.create(address, { errorCorrectionLevel: "M" });
  const side = width / modules.size;
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      // Neighbours overlap by a hair: some printers show the seams otherwise.
      if (modules.get(row, column)) doc.rect(x + column * side, y + row * side, side * 1.02, side * 1.02);
  doc.fill(colours.ink);
}
