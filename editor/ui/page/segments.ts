import { cleaned, type Origin, originsIn } from "../../marks/codec.ts";

/** A part of what a text node shows, and where it comes from; nowhere for what code puts beside it. */
export type Segment = { text: string; origin?: Origin };

/** Takes the marks out of nodes, and remembers by node what each part of it shows. */
export function openSegments() {
  const texts = new WeakMap<Node, Segment[]>();
  const attributes = new WeakMap<Element, Map<string, Segment[]>>();

  return {
    takeFromText(node: Text) {
      texts.set(node, segmentsIn(node.data));
      node.data = cleaned(node.data);
    },
    takeFromAttributes(element: Element) {
      for (const { name, value } of [...element.attributes]) {
        if (!value.includes(edge)) continue;
        const known = attributes.get(element) ?? new Map<string, Segment[]>();
        attributes.set(element, known.set(name, segmentsIn(value)));
        element.setAttribute(name, cleaned(value));
      }
    },
    /** A text that says something else now, and not by us, comes from elsewhere. */
    forgetIfChanged(node: Text) {
      if (texts.has(node) && joined(texts.get(node)) !== node.data) texts.delete(node);
    },
    known: {
      /** What a text node shows, part by part. */
      segmentsOf: (node: Node): Segment[] => texts.get(node) ?? [],
      /** What an element says without showing it: alternative texts, labels, hints. */
      attributesOf: (element: Element): Map<string, Segment[]> => attributes.get(element) ?? new Map(),
      /** All that a node shows or says, and where it comes from. */
      partsOf: (node: Node): Segment[] =>
        texts.get(node) ?? [...(attributes.get(node as Element)?.values() ?? [])].flat(),
      /** Lets a part of a text say something else, at once and without the app. */
      show(node: Text, segment: Segment, text: string) {
        segment.text = text;
        node.data = joined(texts.get(node));
      },
      showAttribute(element: Element, name: string, segment: Segment, text: string) {
        segment.text = text;
        element.setAttribute(name, joined(attributes.get(element)?.get(name)));
      },
    },
  };
}

/** A mark begins and ends with it. */
export const edge = "\u2060";

const joined = (segments: Segment[] = []) => segments.map(({ text }) => text).join("");

/** Each mark stands behind the text that it belongs to. */
function segmentsIn(text: string): Segment[] {
  const parts = text.split(/(?<=\u2060[\u2061-\u2064]+\u2060)/);
  return parts.filter(Boolean).map((part) => ({ text: cleaned(part), origin: originsIn(part)[0] }));
}
