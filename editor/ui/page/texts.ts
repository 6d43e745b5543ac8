import type { Origin } from "../../marks/codec.ts";
import type { PageMarks } from "./marks.ts";
import { isElement, isText } from "./nodes.ts";

/** The origin of a text, and the nodes that it shows in. */
export type Marked = { origin: Origin; nodes: Text[] };

/** Where a text of the page comes from: by its own mark, or by the one at the end of its paragraph. */
export function originOfText(node: Text, marks: PageMarks, offset = 0): Marked | undefined {
  const own = segmentAt(node, marks, offset);
  if (own) return { origin: own, nodes: nodesAround(node, marks, own) };
  const last = markedBehind(node, marks);
  const origin = last && marks.segmentsOf(last).find((segment) => segment.origin)?.origin;
  return last && origin && { origin, nodes: nodesAround(last, marks, origin) };
}

function segmentAt(node: Text, marks: PageMarks, offset: number) {
  let end = 0;
  const segments = marks.segmentsOf(node);
  for (const { text, origin } of segments) {
    end += text.length;
    if (offset < end && origin) return origin;
  }
  return segments.findLast(({ origin }) => origin)?.origin;
}

/** Texts with links in them are several nodes; the mark stands behind the last one. */
function markedBehind(node: Text, marks: PageMarks): Text | undefined {
  const block = blockOf(node);
  const rest = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  rest.currentNode = node;
  while (rest.nextNode()) {
    const next = rest.currentNode as Text;
    if (blockOf(next) !== block) return undefined;
    if (marks.segmentsOf(next).some(({ origin }) => origin)) return next;
  }
}

/** The nodes of one block that show a text: those before the marked one belong to it, unless they have marks of their own. */
function nodesAround(last: Text, marks: PageMarks, { file, path, line }: Origin): Text[] {
  const block = blockOf(last);
  const all = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let nodes: Text[] = [];
  while (all.nextNode()) {
    const node = all.currentNode as Text;
    if (node === last) return [...nodes, node];
    const origin = marks.segmentsOf(node).find((segment) => segment.origin)?.origin;
    const isOther =
      origin &&
      JSON.stringify([file, path, line]) !== JSON.stringify([origin.file, origin.path, origin.line]);
    nodes = isOther || blockOf(node) !== block ? [] : [...nodes, node];
  }
  return [last];
}

/** The box that a text runs in. */
export function blockOf(node: Node): Element {
  let element = node.parentElement;
  while (element?.parentElement && isInline(element)) element = element.parentElement;
  return element ?? (node.ownerDocument?.documentElement as Element);
}

/** A compound that is kept on one line is a box of its own, and still a part of its text. */
const isInline = (element: Element) =>
  /^inline(-block)?$/.test(element.ownerDocument.defaultView?.getComputedStyle(element).display ?? "");

/** The text under a point of the page, if there is one exactly there: the topmost, whatever transparent lies over it. */
export function textAt(page: Document, x: number, y: number): { node: Text; offset: number } | undefined {
  for (const element of layersAt(page, x, y)) {
    const node = [...element.childNodes].filter(isText).find((one) => isAt(one, x, y));
    if (node) return { node, offset: offsetAt(node, x, y) };
  }
}

/** The elements under a point, the topmost first; nothing beneath a menu or a dialog that is open over the page. */
export function layersAt(page: Document, x: number, y: number): Element[] {
  const all = page.elementsFromPoint(x, y);
  const over = all[0]?.closest("[popover], dialog");
  return over ? all.filter((element) => over.contains(element)) : all;
}

function isAt(node: Text, x: number, y: number): boolean {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left - 2 && x <= right + 2 && y >= top - 2 && y <= bottom + 2,
  );
}

/** Where in the text; browsers tell it only of texts that can be selected. */
function offsetAt(node: Text, x: number, y: number): number {
  const caret = node.ownerDocument.caretPositionFromPoint?.(x, y);
  return caret?.offsetNode === node ? caret.offset : 0;
}

/** Every text of the page that can be seen, in the order of reading. */
export function visibleTexts(page: Document): Text[] {
  const found: Text[] = [];
  const all = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const node = all.currentNode as Text;
    if (node.data.trim() && isVisible(node)) found.push(node);
  }
  return found;
}

function isVisible(node: Text): boolean {
  const element = node.parentElement;
  if (!element || ["SCRIPT", "STYLE", "NOSCRIPT", "TITLE"].includes(element.tagName)) return false;
  return element.checkVisibility({ visibilityProperty: true }) && boxOf([node]) !== undefined;
}

/** The box around some nodes, in the page's viewport; none while they show nowhere. */
export function boxOf(nodes: Node[]): DOMRect | undefined {
  const boxes = nodes.flatMap((node) => {
    if (!node.isConnected) return [];
    if (isElement(node)) return [node.getBoundingClientRect()];
    const range = node.ownerDocument?.createRange();
    range?.selectNodeContents(node);
    return range ? [...range.getClientRects()] : [];
  });
  const seen = boxes.filter(({ width, height }) => width > 1 && height > 1);
  if (!seen.length) return undefined;
  const left = Math.min(...seen.map((box) => box.left));
  const top = Math.min(...seen.map((box) => box.top));
  const right = Math.max(...seen.map((box) => box.right));
  const bottom = Math.max(...seen.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
