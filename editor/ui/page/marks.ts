import { isHydrated } from "./hydrated.ts";
import { isElement, isText } from "./nodes.ts";
import { edge, openSegments } from "./segments.ts";

export type PageMarks = ReturnType<typeof takeMarks>;

/**
 * Takes the marks out of a page's texts and attributes, now and whenever React renders more, so that the page looks as it
 * does without them, and remembers by node where each text comes from. To begin once the app has hydrated: until then React
 * compares the page with what it renders.
 */
export function takeMarks(page: Document, onChange: () => void) {
  const segments = openSegments();
  /** Parts that React has not hydrated yet, to be looked at again. */
  const early = new Set<Node>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function takeFrom(node: Node) {
    if (!hasMarks(node)) {
      if (isText(node)) segments.forgetIfChanged(node);
    } else if (isInScript(node)) {
      return;
    } else if (!isHydrated(node)) {
      early.add(node);
      timer ??= setTimeout(takeEarly, 100);
    } else if (isText(node)) segments.takeFromText(node);
    else if (isElement(node)) segments.takeFromAttributes(node);
  }

  function takeEarly() {
    timer = undefined;
    const nodes = [...early].filter((node) => node.isConnected);
    early.clear();
    for (const node of nodes) takeFrom(node);
    if (nodes.length > early.size) onChange();
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
    ...segments.known,
    stop() {
      observer.disconnect();
      clearTimeout(timer);
    },
  };
}

const hasMarks = (node: Node) =>
  isText(node)
    ? node.data.includes(edge)
    : isElement(node) && [...node.attributes].some(({ value }) => value.includes(edge));

/** What no one reads: scripts with the page's data, structured data. */
const isInScript = (node: Node) => node.parentElement?.localName === "script";
