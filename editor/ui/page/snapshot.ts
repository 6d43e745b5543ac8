import { cleaned, type Origin, originsIn } from "../../marks/codec.ts";
import type { Theme } from "../theme.ts";
import { isWithin, type Place } from "./follow.ts";
import { isText } from "./nodes.ts";

/**
 * Makes a page that runs no scripts a picture of one field: in the theme, without marks, with the field in its middle and,
 * if it stands in a menu or a window, with that open. Gives whether the page shows the field.
 */
export function showIn(page: Document, theme: Theme, place: Place): boolean {
  page.documentElement.classList.add(theme);
  page.documentElement.dataset.theme = theme;
  const shown = nearest(takeOrigins(page), place);
  const element = shown.find((one) => one.checkVisibility()) ?? shown[0];
  if (!element) return false;
  openAround(element);
  element.style.outline = "4px solid var(--focus)";
  element.style.outlineOffset = "6px";
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return element.checkVisibility();
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
