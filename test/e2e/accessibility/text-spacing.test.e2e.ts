import type { Page } from "@playwright/test";
import { pageKinds } from "../../content.ts";
import { expect, open, test } from "../fixtures/site.ts";
import { expectToFit } from "./reflow.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of pageKinds)
  test(`${path} loses no word to wider text (WCAG 1.4.12), nor to words a third longer`, async ({ page }) => {
    test.slow();
    await open(page, path);
    await page.evaluate(spaceText);
    for (const width of [320, 768, 1024, 1366, 1920]) await expectToFit(page, width);
    await page.evaluate(lengthenWords);
    for (const width of [320, 768, 1024, 1920]) await expectToFit(page, width);
  });

test("a bar with words a third longer keeps all of its links inside, at the width where it begins", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, "/");
  await page.evaluate(lengthenWords);
  await expectToFit(page, 1024);
  await expect(barLinks(page).last()).toBeInViewport({ ratio: 1 });
});

const barLinks = (page: Page) => page.locator(".bar-ground").locator("a, button").filter({ visible: true });

/** Runs in the page: the spacing that readers may ask for. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: as long as a translation may be, in the spacing that is usual. */
function lengthenWords() {
  document.adoptedStyleSheets = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { currentNode: text } = words;
    if (text.parentElement?.closest("script, style")) continue;
    text.nodeValue =
      text.nodeValue?.replace(/\p{L}+/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.3))) ?? "";
  }
}
