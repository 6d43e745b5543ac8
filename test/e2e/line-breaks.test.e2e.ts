import { pagePaths } from "../content.ts";
import { expect, test } from "./site.ts";

/** Short compounds and figures with their unit, torn apart at the end of a line. */
const torn = () => {
  const range = document.createRange();
  const topOf = (node: Node, place: number) => {
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return range.getBoundingClientRect().top;
  };
  const found: string[] = [];
  for (const part of document.querySelectorAll("main :is(h1, h2, p, li)")) {
    const isHeading = part.matches("h1, h2");
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: words, index } of (node.nodeValue ?? "").matchAll(
        isHeading
          ? /\b(?:\w{1,3}-\w+|\w{1,7}-\w{1,7})\b|\d\s(?:[ap]\.m\.|km|kW|m)\b/g
          : /\d\s(?:[ap]\.m\.|[MG]Hz|mA|km|mm|kW|kVA|°C)/g,
      )) {
        const gap = index + words.search(/[-\s]/);
        if (topOf(node, gap - 1) !== topOf(node, gap + 1)) found.push(words);
      }
  }
  return found;
};

test("no heading tears a short compound apart, and no text a unit from its figure", async ({ page }) => {
  test.slow();
  for (const path of pagePaths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(torn), `${path}, ${width} px wide`).toEqual([]);
    }
  }
});
