import type { Path } from "../../files/change.ts";
import type { Origin } from "../../marks/codec.ts";
import type { PageMarks } from "./marks.ts";
import { isText } from "./nodes.ts";
import type { Segment } from "./segments.ts";

export type Place = { file: string; path: Path };

const isSame = (one: Place, two: Place) =>
  one.file === two.file && JSON.stringify(one.path) === JSON.stringify(two.path);

/** The field itself, or one inside of it. */
export const isWithin = (origin: Place, place: Place) =>
  isSame({ file: origin.file, path: origin.path.slice(0, place.path.length) }, place);

/** Has every text of the page that comes from a place say what is being typed. Gives how many there are. */
export function follow(
  page: Document,
  marks: PageMarks,
  place: Place,
  before: string,
  after: string,
): number {
  const next = rewriter(before, after);
  let shown = 0;
  const all = page.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const node = all.currentNode;
    const parts = isText(node)
      ? marks.segmentsOf(node).map((part) => ({ part, show: (text: string) => marks.show(node, part, text) }))
      : attributesOf(node as Element, marks);
    for (const { part, show } of parts) {
      if (!part.origin || !isSame(part.origin, place)) continue;
      shown += 1;
      const text = next(part);
      if (text !== undefined && text !== part.text) show(text);
    }
  }
  return shown;
}

const attributesOf = (element: Element, marks: PageMarks) =>
  [...marks.attributesOf(element)].flatMap(([name, parts]) =>
    parts.map((part) => ({ part, show: (text: string) => marks.showAttribute(element, name, part, text) })),
  );

/** What a part of the page will say. Parts that are made of the text in another way wait until it is saved. */
function rewriter(before: string, after: string) {
  const [old, fresh] = [paragraphsIn(before), paragraphsIn(after)];
  return ({ text, origin }: Segment & { origin?: Origin }): string | undefined => {
    if (origin?.line !== undefined) return undefined;
    // A figure's unit is kept with it by a space of another kind.
    const said = text.replaceAll("\u00a0", " ");
    const shown = said.trim();
    const place = old.findIndex((paragraph) => shown === paragraph || shown.endsWith(paragraph));
    const was = old[place];
    if (was === undefined || old.length !== fresh.length) return undefined;
    return said.slice(0, said.lastIndexOf(was)) + (fresh[place] ?? "");
  };
}

const paragraphsIn = (text: string) => text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
