import { cleaned, type Origin, originsIn } from "../../marks/codec.ts";
import { isHydrated } from "./hydrated.ts";
import { isElement, isText } from "./nodes.ts";

/** A part of what a text node shows, and where it comes from; nowhere for what code puts beside it. */
export type Segment = { text: string; origin?: Origin };

export type PageMarks = ReturnType<typeof takeMarks>;

/**
 * Takes the marks out of a page's texts and attributes, now and whenever React renders more, so that the page looks as it
 * does without them, and remembers by node where each text comes from. To begin once the app has hydrated: until then React
 * compares the page with what it renders.
 */
export function takeMarks(page: Document, onChange: () => void) {
  const texts = new WeakMap<Node, Segment[]>();
  const attributes = new WeakMap<Element, Map<string, Segment[]>>();

  /** Parts that React has not hydrated yet, to be looked at again. */
  const early = new Set<Node>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function takeFrom(node: Node) {
    if (!hasMarks(node)) {
      if (isText(node)) forget(node);
    } else if (isInScript(node)) {
      return;
    } else if (!isHydrated(node)) {
      early.add(node);
      timer ??= setTimeout(takeEarly, 100);
    } else if (isText(node)) takeFromText(node);
    else if (isElement(node)) for (const { name } of [...node.attributes]) takeFromAttribute(node, name);
  }

  function takeEarly() {
    timer = undefined;
    const nodes = [...early].filter((node) => node.isConnected);
    early.clear();
    for (const node of nodes) takeFrom(node);
    if (nodes.length > early.size) onChange();
  }

  function takeFromText(node: Text) {
    texts.set(node, segmentsOf(node.data));
    node.data = cleaned(node.data);
  }

  /** A text that says something else now, and not by us, comes from elsewhere. */
  function forget(node: Text) {
    if (texts.has(node) && joined(texts.get(node)) !== node.data) texts.delete(node);
  }

  function takeFromAttribute(element: Element, name: string) {
    const value = element.getAttribute(name);
    if (!value?.includes(edge)) return;
    const known = attributes.get(element) ?? new Map<string, Segment[]>();
    attributes.set(element, known.set(name, segmentsOf(value)));
    element.setAttribute(name, cleaned(value));
  }

  function takeAll(root: Node) {
    takeFrom(root);
    const all = page.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (all.nextNode()) takeFrom(all.currentNode);
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type !== "childList") takeFrom(target);
      else for (const node of addedNodes) takeAll(node);
    }
    onChange();
  });

  takeAll(page.documentElement);
  observer.observe(page, { childList: true, characterData: true, attributes: true, subtree: true });

  return {
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
    stop() {
      observer.disconnect();
      clearTimeout(timer);
    },
  };
}

const edge = "\u2060";

const hasMarks = (node: Node) =>
  isText(node)
    ? node.data.includes(edge)
    : isElement(node) && [...node.attributes].some(({ value }) => value.includes(edge));

/** What no one reads: scripts with the page's data, structured data. */
const isInScript = (node: Node) => node.parentElement?.localName === "script";

const joined = (segments: Segment[] = []) => segments.map(({ text }) => text).join("");

/** Each mark stands behind the text that it belongs to. */
function segmentsOf(text: string): Segment[] {
  const parts = text.split(/(?<=\u2060[\u2061-\u2064]+\u2060)/);
  return parts.filter(Boolean).map((part) => ({ text: cleaned(part), origin: originsIn(part)[0] }));
}
