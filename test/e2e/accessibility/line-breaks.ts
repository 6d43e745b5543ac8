import type { Page } from "@playwright/test";
import { expect } from "../fixtures/site.ts";

/** No heading tears a short compound apart, no text a unit from its figure, and no line begins with a comma. */
export async function expectGoodLineBreaks(page: Page) {
  expect(await page.evaluate(torn), `${page.viewportSize()?.width} px wide`).toEqual([]);
}

/** Runs in the page: what the end of a line tears apart, and words before a comma that begins one. */
function torn() {
  const range = document.createRange();
  const boxOf = (node: Node, place: number) => {
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return range.getBoundingClientRect();
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
        if (boxOf(node, gap - 1).top !== boxOf(node, gap + 1).top) found.push(words);
      }
  }
  for (const { firstChild, nextSibling } of document.querySelectorAll("span.inline-block")) {
    const [word, rest] = [firstChild?.nodeValue ?? "", nextSibling?.nodeValue ?? ""];
    if (!firstChild || !nextSibling || !/^[^\s\w]/.test(rest)) continue;
    if (boxOf(nextSibling, 0).left < boxOf(firstChild, word.length - 1).left) found.push(word + rest);
  }
  return found;
}
