import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A prerendered page while it is processed: its document, and the files that it gets beside it. */
export type Page = ReturnType<typeof parsePage>;

/** Changes a page's document. It throws when the page is not what it expects. */
export type Step = (page: Page) => void;

export function parsePage(text: string) {
  const document = parse(text);
  const files = new Map<string, string>();
  return {
    elements: (tagName?: string) => [...elementsIn(document, tagName)],
    /** Adds a file that is cached for good; the answer is its address. */
    addFile(name: string, ending: string, content: string) {
      const path = assetPath(name, ending, content);
      files.set(path, content);
      return path;
    },
    files,
    toString: () => serialize(document),
  };
}

/** An address that changes with the content. */
export const assetPath = (name: string, ending: string, content: string) =>
  `/assets/${name}-${createHash("sha256").update(content).digest("hex").slice(0, 10)}.${ending}`;

export const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export function setAttribute(element: Element, name: string, value: string) {
  element.attrs = [...element.attrs.filter((attribute) => attribute.name !== name), { name, value }];
}

export const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");

export function setText(element: Element, text: string) {
  element.childNodes = [];
  if (text) defaultTreeAdapter.insertText(element, text);
}

export const remove = (element: Element) => defaultTreeAdapter.detachNode(element);

export function append(parent: Element, tagName: string, attributes: Record<string, string>, text: string) {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  setText(element, text);
  defaultTreeAdapter.appendChild(parent, element);
}

/** Exactly one element is expected; anything else means that the input has changed its shape. */
export function only(found: Element[], what: string): Element {
  const [element, ...others] = found;
  if (!element || others.length) throw new Error(`expected ${what} once, found it ${found.length} times`);
  return element;
}

function* elementsIn(node: Node, tagName?: string): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node) && (!tagName || node.tagName === tagName)) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child, tagName);
}
