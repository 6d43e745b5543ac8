import { telephoneLink } from "#model/telephone-link.ts";
import { drawBorder, drawCode } from "./ornaments.ts";
import type { PrintedPage, PrintedSite } from "./printed.ts";
import {
  decorate,
  type Element,
  heightOf,
  makeRoom,
  type Place,
  paper,
  print,
  type Sheet,
  type Style,
  styles,
  write,
} from "./sheet.ts";

const height = 158;
const codeSize = 92;
const footer = paper.height - paper.bottom;

/** The foot of the last page: who to call, where we are, and the way to the product's page. */
export function writeContacts(sheet: Sheet, site: PrintedSite, page: PrintedPage, address: string) {
  makeRoom(sheet, height);
  const top = paper.bottom - height;
  const { doc, root, colours } = sheet;
  decorate(sheet, () => doc.rect(0, top, paper.width, height + footer).fill(colours.ground));
  drawBorder(sheet, top - 6);
  const place = { x: paper.margin, width: 330 };
  let y = write(sheet, root, "H2", page.dataSheet.contact, styles.heading, { ...place, y: top + 24 }) + 8;
  y = writeLink(sheet, site.email, `mailto:${site.email}`, styles.lead, { ...place, y });
  y = writeLink(sheet, site.phone, telephoneLink(site.phone), styles.lead, { ...place, y });
  writeOffices(sheet, site.offices, y + 10);
  writeCode(sheet, page.dataSheet.scan, address, top + 26);
}

function writeOffices(sheet: Sheet, offices: PrintedSite["offices"], top: number) {
  offices.forEach(({ kind, address }, i) => {
    const place = { x: paper.margin + i * 170, width: 160 };
    const y = write(sheet, sheet.root, "H3", kind, styles.name, { ...place, y: top });
    write(sheet, sheet.root, "P", address.join("\n"), styles.small, { ...place, y });
  });
}

function writeCode(sheet: Sheet, caption: string, address: string, y: number) {
  const { doc, root } = sheet;
  const x = paper.width - paper.margin - codeSize;
  const code: Element = doc.struct("Figure", { alt: address }, () => {
    drawCode(sheet, address, { x, y, width: codeSize });
    doc.link(x, y, codeSize, codeSize, address, within(code));
  });
  root.add(code);
  write(sheet, root, "P", caption, styles.small, { x, y: y + codeSize + 6, width: codeSize + 6 });
}

function writeLink(sheet: Sheet, text: string, address: string, style: Style, place: Place): number {
  const { doc, root } = sheet;
  const height = heightOf(sheet, text, style, place.width);
  const link: Element = doc.struct("Link", {}, () => {
    print(sheet, text, { ...style, colour: "accent" }, place);
    doc.link(place.x, place.y, doc.widthOfString(text), height, address, within(link));
  });
  root.add(link);
  return place.y + height;
}

/** Ties a link's area to its words, for screen readers. The library's types do not know the option. */
const within = (structParent: Element) => ({ structParent }) as PDFKit.Mixins.AnnotationOption;
