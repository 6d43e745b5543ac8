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

/** Commas, full stops and the like that stand at the beginning of a line. */
const strayed = () => {
  const range = document.createRange();
  const leftOf = (node: Node, place: number) => {
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return range.getBoundingClientRect().left;
  };
  const found: string[] = [];
  for (const { previousSibling, firstChild, nextSibling } of document.querySelectorAll("span.inline-block")) {
    const [word, text] = [firstChild?.nodeValue ?? "", nextSibling?.nodeValue ?? ""];
    if (!firstChild || !nextSibling || !/^[^\s\w]/.test(text)) continue;
    if (leftOf(nextSibling, 0) < leftOf(firstChild, word.length - 1))
      found.push(`${previousSibling?.nodeValue}${word}${text}`);
  }
  return found;
};

test("no heading tears a short compound apart, no text a unit from its figure, and no line begins with a comma", async ({
  page,
}) => {
  test.slow();
  for (const path of pagePaths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const width of [320, 375, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(torn), `${path}, ${width} px wide`).toEqual([]);
      expect(await page.evaluate(strayed), `${path}, ${width} px wide`).toEqual([]);
    }
  }
});
