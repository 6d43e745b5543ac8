import { cleaned, type Origin, originsIn } from "../../marks/codec.ts";
import type { Theme } from "../theme.ts";
import { isWithin, type Place } from "./follow.ts";
import { isText } from "./nodes.ts";

/** A page in one theme, as a picture of it needs it: without scripts, and without the pictures of the other theme. */
export async function htmlOf(address: string, theme: Theme): Promise<string> {
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const unused = `script, link[rel=modulepreload], img.by-${theme === "light" ? "night" : "day"}`;
  for (const element of page.querySelectorAll(unused)) element.remove();
  page.documentElement.className = theme;
  page.documentElement.dataset.theme = theme;
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** Whether a page of htmlOf is there, and its style sheets are. */
export const isStyled = (page: Document) =>
  page.querySelector("html[data-theme]") !== null &&
  page.readyState !== "loading" &&
  [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null);

/**
 * Makes such a page a picture of one field: without marks, with the field in its middle and, if it stands in a menu or a
 * window, with that open. Gives whether the page shows the field.
 */
export function showIn(page: Document, place: Place): boolean {
  const shown = nearest(takeOrigins(page), place);
  const element = shown.find((one) => one.checkVisibility()) ?? shown[0];
  if (!element) return false;
  openAround(element);
  element.style.outline = "4px solid var(--focus)";
  element.style.outlineOffset = "6px";
  scrollTo(element);
  return element.checkVisibility();
}

/** In its own frame alone: scrollIntoView() would move what is around that, too. */
function scrollTo(element: Element) {
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const { top, height } = element.getBoundingClientRect();
  view.scrollTo({ top: view.scrollY + top - (view.innerHeight - height) / 2, behavior: "instant" });
}

/** Cleans the page of its marks, and tells which element each stood in. */
function takeOrigins(page: Document): Map<HTMLElement, Origin[]> {
  const found = new Map<HTMLElement, Origin[]>();
  const all = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const node = all.currentNode;
    const parts = isText(node) ? [node] : [...(node as Element).attributes];
    const element = (isText(node) ? node.parentElement : node) as HTMLElement;
    for (const part of parts) {
      const origins = originsIn(part.nodeValue ?? "");
      if (!origins.length) continue;
      part.nodeValue = cleaned(part.nodeValue ?? "");
      found.set(element, [...(found.get(element) ?? []), ...origins]);
    }
  }
  return found;
}

/** The elements that show a field or, where it has no text of its own or is not there any more, the group around it. */
function nearest(origins: Map<HTMLElement, Origin[]>, { file, path }: Place): HTMLElement[] {
  for (let length = path.length; length > 0; length -= 1) {
    const place = { file, path: path.slice(0, length) };
    const found = [...origins].filter(([, all]) => all.some((origin) => isWithin(origin, place)));
    if (found.length) return found.map(([element]) => element);
  }
  return [];
}

function openAround(element: HTMLElement) {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around.matches("details")) (around as HTMLDetailsElement).open = true;
    else if (around.matches("dialog:not([open])")) (around as HTMLDialogElement).showModal();
    else if (around.matches("[popover]:not(:popover-open)")) (around as HTMLElement).showPopover();
  }
}
