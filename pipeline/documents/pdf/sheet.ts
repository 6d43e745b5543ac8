import PDFDocument from "pdfkit";
import { colours, type Hue, hexOf, hues } from "#brand/colours.ts";
import { dayOf, language } from "#model/language.ts";
import type { Fonts } from "./fonts.ts";

/** A4 in points, its margins, and where a page's text begins and ends. */
export const paper = { width: 595.28, height: 841.89, margin: 44, top: 82, bottom: 790 };
export const inner = paper.width - 2 * paper.margin;

export type Element = PDFKit.PDFStructureElement;

/** A document while it is written: the paper, its colours, and how far down it is filled. */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  /** What the text is, for screen readers: every mark on the paper belongs to it or is decoration. */
  root: Element;
  colours: ReturnType<typeof coloursFor>;
  y: number;
};

type SheetFacts = { title: string; author: string; subject: string; hue: Hue; date: string; fonts: Fonts };

export function newSheet({ title, author, subject, hue, date, fonts }: SheetFacts): Sheet {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.7",
    lang: language,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject, Creator: author, CreationDate: dayOf(date) },
  });
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root, colours: coloursFor(hue), y: paper.top };
}

const coloursFor = (hue: Hue) => ({
  ink: hexOf(colours.foreground.day),
  muted: hexOf(colours.muted.day),
  line: hexOf(colours.border.day),
  ground: hexOf(colours.background.day),
  shade: hexOf(colours["surface-secondary"].day),
  accent: hexOf(colours.accent.day),
  amber: hexOf(colours.amber.day),
  hue: hexOf(hues[hue].day),
});

/** Makes sure that so much fits below; otherwise a new page begins. */
export function makeRoom(sheet: Sheet, height: number) {
  if (sheet.y + height > paper.bottom) newPage(sheet);
}

export function newPage(sheet: Sheet) {
  sheet.doc.addPage({ size: "A4", margin: 0 });
  sheet.y = paper.top;
}

type Font = keyof Fonts;
export type Style = { font: Font; size: number; leading: number; colour?: keyof Sheet["colours"] };
export type Place = { x: number; y: number; width: number };

export const styles = {
  title: { font: "display", size: 30, leading: 32 },
  tagline: { font: "text", size: 12.5, leading: 17, colour: "muted" },
  heading: { font: "display", size: 18, leading: 21 },
  subheading: { font: "strong", size: 10, leading: 13 },
  lead: { font: "text", size: 10, leading: 14.6 },
  text: { font: "text", size: 8.9, leading: 12.4, colour: "muted" },
  answer: { font: "text", size: 9.2, leading: 13, colour: "muted" },
  name: { font: "strong", size: 8.9, leading: 12 },
  value: { font: "text", size: 8.9, leading: 12 },
  small: { font: "text", size: 8, leading: 11, colour: "muted" },
} satisfies Record<string, Style>;

/** Writes a text as a part of the document's structure and returns where it ends. */
export function write(
  sheet: Sheet,
  parent: Element,
  kind: string,
  text: string,
  style: Style,
  place: Place,
): number {
  // Readers list the headings beside the pages.
  if (kind === "H2") sheet.doc.outline.addItem(text);
  parent.add(sheet.doc.struct(kind, {}, () => print(sheet, text, style, place)));
  return place.y + heightOf(sheet, text, style, place.width);
}

/** Puts letters on the paper, on lines of the style's own height. */
export function print(
  { doc, colours }: Sheet,
  text: string,
  style: Style,
  { x, y, width }: Place,
  align: "left" | "right" = "left",
) {
  setFont(doc, style).fillColor(colours[style.colour ?? "ink"]);
  // The first line sits in the middle of its height too, so that neighbouring texts of other sizes align.
  doc.text(text, x, y + gapOf(doc, style) / 2, { width, align, lineGap: gapOf(doc, style) });
}

export function heightOf({ doc }: Sheet, text: string, style: Style, width: number): number {
  setFont(doc, style);
  return doc.heightOfString(text, { width, lineGap: gapOf(doc, style) });
}

const setFont = (doc: PDFKit.PDFDocument, { font, size }: Style) => doc.font(font).fontSize(size);

const gapOf = (doc: PDFKit.PDFDocument, style: Style) =>
  style.leading - setFont(doc, style).currentLineHeight(true);

/** Draws what carries no meaning: lines, grounds, ornaments, running heads. */
export function decorate({ doc }: Sheet, draw: () => void) {
  doc.markContent("Artifact", { type: "Layout" });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

/** Everything that was written, as a file. */
export function finish({ doc, root }: Sheet): Promise<Buffer> {
  root.end();
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.on("error", reject);
    doc.end();
  });
}
