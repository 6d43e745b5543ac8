import { isElement } from "./nodes.ts";

/**
 * Whether React has taken over a node of the page. It hydrates a page part by part, and renders a part again whose texts are
 * not what it expects; it keeps what it knows of an element in properties of the element.
 */
export function isHydrated(node: Node): boolean {
  const element = isElement(node) ? node : node.parentElement;
  return element !== null && (isKnown(element) || isInMarkup(element));
}

const isKnown = (element: Element) => propsOf(element) !== undefined;

/** Elements that were written as one text, such as an article's, are known by the one around them. */
function isInMarkup(element: Element): boolean {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const props = propsOf(around);
    if (props) return props.dangerouslySetInnerHTML !== undefined;
  }
  return false;
}

function propsOf(element: Element): { dangerouslySetInnerHTML?: unknown } | undefined {
  for (const key in element) if (key.startsWith("__reactProps$")) return Reflect.get(element, key);
}
