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

type Frame = { isExempt: boolean; clips: { isWindow: boolean; edges: DOMRect }[] };

/** Runs in the page. What can be scrolled to is not cut, nor is what only decorates or is only heard. */
function wordsBeyond() {
  const known = new Map<Element | null, Frame>([[null, { isExempt: false, clips: [] }]]);
  /** What stands around an element, itself included, as far as it could cut something off. */
  const frameOf = (element: Element | null): Frame => {
    const before = known.get(element);
    if (before || !element) return before as Frame;
    const around = frameOf(element.parentElement);
    const { overflowX, clipPath, contain } = getComputedStyle(element);
    const isWindow = element === document.body || element === document.documentElement;
    const clips = isWindow || overflowX !== "visible" || /paint|content|strict/.test(contain);
    const frame = {
      // Scrolled to, or only heard.
      isExempt: around.isExempt || /auto|scroll/.test(overflowX) || clipPath === "inset(50%)",
      clips: clips ? [...around.clips, { isWindow, edges: element.getBoundingClientRect() }] : around.clips,
    };
    known.set(element, frame);
    return frame;
  };
  const isCut = (element: Element, { left, right, top, bottom }: DOMRect) => {
    const { isExempt, clips } = frameOf(element);
    // A line's box is taller than its letters.
    const [across, down] = [1, 3];
    return (
      !isExempt &&
      clips.some(
        ({ isWindow, edges }) =>
          left < edges.left - across ||
          right > edges.right + across ||
          (!isWindow && (top < edges.top - down || bottom > edges.bottom + down)),
      )
    );
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    if (!words.currentNode.nodeValue?.trim() || !element) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest("[inert], [aria-hidden=true], script, style")) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    if (isCut(element, range.getBoundingClientRect())) cut.push(words.currentNode.nodeValue);
  }
  const scrolls = document.documentElement.scrollWidth - innerWidth;
  return { scrolls, cut };
}
