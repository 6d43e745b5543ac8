import type { Page } from "@playwright/test";
import { expect, settled } from "../fixtures/site.ts";

/** At this width nothing reaches beyond the screen, and no words are cut off. */
export async function expectToFit(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await settled(page.locator("html"));
  const { scrolls, cut } = await page.evaluate(wordsBeyond);
  expect(scrolls, `pixels to scroll at ${width} px`).toBeLessThanOrEqual(0);
  expect(cut, `cut at ${width} px`).toEqual([]);
}

/** Runs in the page. What can be scrolled to is not cut, nor is what only decorates or is only heard. */
function wordsBeyond() {
  const styleOf = (element: Element) => getComputedStyle(element);
  const above = (element: Element) => {
    const all: Element[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) all.push(one);
    return all;
  };
  const isScrolledTo = (one: Element) => /auto|scroll/.test(styleOf(one).overflowX);
  const isOnlyHeard = (one: Element) => styleOf(one).clipPath === "inset(50%)";
  const isWindow = (one: Element) => one === document.body || one === document.documentElement;
  const clips = (one: Element) =>
    styleOf(one).overflowX !== "visible" || /paint|content|strict/.test(styleOf(one).contain);
  const isCut = (element: Element, { left, right, top, bottom }: DOMRect) =>
    !above(element).some((one) => isScrolledTo(one) || isOnlyHeard(one)) &&
    above(element).some((one) => {
      const edges = one.getBoundingClientRect();
      if (isWindow(one)) return left < edges.left - 1 || right > edges.right + 1;
      // A line's box is taller than its letters.
      const [across, down] = [1, 3];
      return (
        clips(one) &&
        (left < edges.left - across ||
          right > edges.right + across ||
          top < edges.top - down ||
          bottom > edges.bottom + down)
      );
    });
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest("[inert], [aria-hidden=true], script, style")) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    if (words.currentNode.nodeValue?.trim() && isCut(element, range.getBoundingClientRect()))
      cut.push(words.currentNode.nodeValue);
  }
  const scrolls = document.documentElement.scrollWidth - innerWidth;
  return { scrolls, cut };
}
