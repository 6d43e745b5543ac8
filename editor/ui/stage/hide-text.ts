import { isText } from "../page/nodes.ts";

const name = "edited-text";

/** Hides texts of a page without touching its elements: they are painted in no colour. Gives how to end it. */
export function hideText(nodes: Node[]): () => void {
  const page = nodes[0]?.ownerDocument;
  const view = page?.defaultView as (Window & typeof globalThis) | null | undefined;
  if (!page || !view?.CSS.highlights) return () => {};
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(
    `::highlight(${name}) { color: transparent; -webkit-text-fill-color: transparent; text-shadow: none }`,
  );
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const ranges = nodes.filter(isText).map((node) => {
    const range = page.createRange();
    // Around the node: a range inside would shrink when its text is replaced.
    range.selectNode(node);
    return range;
  });
  view.CSS.highlights.set(name, new view.Highlight(...ranges));
  return () => {
    view.CSS.highlights.delete(name);
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
