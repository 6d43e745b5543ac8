import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  type IStylesOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TabStopType,
  TextRun,
} from "docx";
import { colours, type Hue, hexOf, hues } from "#brand/colours.ts";
import { language } from "#model/language.ts";
import { stampedWith } from "./archive.ts";
import { type Kit, sourceOf } from "./kit.ts";

/** A4 in twentieths of a point, and the room between the margins. */
const a4 = { width: 11906, height: 16838, margin: 1020 };
export type Orientation = "portrait" | "landscape";
export const roomOf = (orientation: Orientation) =>
  (orientation === "portrait" ? a4.width : a4.height) - 2 * a4.margin;

/** Word knows colours without the number sign. */
export const ink = (colour: string) => hexOf(colour).slice(1);
const hueOf = (hue: Hue) => ink(hues[hue].day);

type WordFile = { title: string; orientation: Orientation; children: FileChild[] };

/** An editable document with the company's quiet head and foot. */
export async function wordFile(kit: Kit, { title, orientation, children }: WordFile): Promise<Buffer> {
  const { product, site } = kit;
  const tabStops = [{ type: TabStopType.RIGHT, position: roomOf(orientation) }];
  const file = new Document({
    title: `${product.title}: ${title}`,
    creator: site.name,
    lastModifiedBy: site.name,
    description: sourceOf(kit),
    styles: stylesFor(product.color),
    sections: [
      {
        properties: { page: pageOf(orientation) },
        headers: { default: new Header({ children: [head(kit, title, tabStops)] }) },
        footers: { default: new Footer({ children: [foot(kit, tabStops)] }) },
        children: [...opening(kit, title), ...children],
      },
    ],
  });
  return stampedWith(product.updated, await Packer.toBuffer(file));
}

const pageOf = (orientation: Orientation) => ({
  size: {
    width: a4.width,
    height: a4.height,
    orientation: orientation === "portrait" ? PageOrientation.PORTRAIT : PageOrientation.LANDSCAPE,
  },
  margin: { top: 1300, bottom: 1100, left: a4.margin, right: a4.margin, header: 500, footer: 480 },
});

type TabStops = { type: (typeof TabStopType)["RIGHT"]; position: number }[];
const muted = ink(colours.muted.day);

function head({ logo, product, site }: Kit, title: string, tabStops: TabStops) {
  const { png, width, height } = logo;
  return new Paragraph({
    tabStops,
    // Lines that are set apart would cut the picture's head off in LibreOffice.
    spacing: { line: 240, after: 100 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 6, color: hueOf(product.color) } },
    children: [
      // A number of its own: the library counts drawings across documents, and the bytes would depend on the order.
      new ImageRun({
        type: "png",
        data: png,
        transformation: { width, height },
        altText: { id: "1", name: site.name, description: site.name },
      }),
      new TextRun({ text: `  ${site.name}`, bold: true, size: 20 }),
      new TextRun({ text: `\t${product.title}: ${title}`, size: 16, color: muted }),
    ],
  });
}

const foot = (kit: Kit, tabStops: TabStops) =>
  new Paragraph({
    tabStops,
    children: [
      new TextRun({
        size: 15,
        color: muted,
        children: [sourceOf(kit), "\t", PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES],
      }),
    ],
  });

const opening = ({ product, words }: Kit, title: string) => [
  new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
  new Paragraph({ style: "Subtitle", children: [new TextRun(product.title)] }),
  new Paragraph({ style: "Draft", children: [new TextRun(words.draft)] }),
];

/** Fonts that Word and LibreOffice both have, or replace by one of the same widths. */
const font = "Calibri";

function stylesFor(hue: Hue): IStylesOptions {
  const heading = { font, bold: true, color: ink(colours.foreground.day) };
  return {
    default: {
      document: {
        run: { font, size: 20, language: { value: language }, color: ink(colours.foreground.day) },
        paragraph: { spacing: { after: 100, line: 264 } },
      },
      title: { run: { ...heading, size: 44 }, paragraph: { spacing: { before: 60, after: 80 } } },
      heading1: {
        run: { ...heading, size: 28, color: hueOf(hue) },
        paragraph: { spacing: { before: 320, after: 80 }, keepNext: true },
      },
    },
    paragraphStyles: [
      {
        id: "Subtitle",
        name: "Subtitle",
        basedOn: "Normal",
        run: { size: 26, color: muted },
        paragraph: { spacing: { after: 160 } },
      },
      {
        id: "Draft",
        name: "Draft",
        basedOn: "Normal",
        run: { size: 18, color: muted, italics: true },
        paragraph: { spacing: { after: 200 }, alignment: AlignmentType.LEFT },
      },
    ],
  };
}
