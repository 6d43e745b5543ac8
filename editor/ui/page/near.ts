import type { Origin } from "../../marks/codec.ts";
import type { PageMarks } from "./marks.ts";
import { isElement } from "./nodes.ts";

/**
 * The marks around a node that has none itself, the nearest first: a figure stands beside its label, an icon beside its
 * title. Their groups of fields are where the node's own field is looked for.
 */
export function marksAround(node: Node, marks: PageMarks): Origin[] {
  const found: Origin[] = [];
  let around = isElement(node) ? node : node.parentElement;
  for (let steps = 0; around && steps < mostSteps; steps += 1) {
    if (around.localName === "body") break;
    const inside = originsIn(around, marks);
    for (const origin of inside) if (!found.includes(origin)) found.push(origin);
    around = around.parentElement;
  }
  return found.slice(0, mostMarks);
}

/** Farther away stands something else. */
const mostSteps = 9;
const mostMarks = 400;

function originsIn(element: Element, marks: PageMarks): Origin[] {
  const found: Origin[] = [];
  const all = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let node: Node | null = element;
  while (node) {
    for (const { origin } of marks.partsOf(node)) if (origin) found.push(origin);
    node = all.nextNode();
  }
  return found;
}
