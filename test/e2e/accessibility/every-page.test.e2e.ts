import type { Page } from "@playwright/test";
import { pagePaths } from "../../content.ts";
import { expectAccessibleInBothThemes } from "../fixtures/axe.ts";
import { expect, open, test } from "../fixtures/site.ts";
import { expectGoodLineBreaks } from "./line-breaks.ts";
import { expectNamedControls } from "./names.ts";
import { expectToFit } from "./reflow.ts";

// What is not yet in sight is not yet drawn; still pages show all of it.
test.use({ contextOptions: { reducedMotion: "reduce" }, expectedMessages: [/status of 404/] });

for (const path of [...pagePaths, "/products/no-such-thing", "/no/such/page"]) {
  test(`${path} has no violation, names every control, stands still, fits at 400 %, breaks lines where they may, and is not too long for a phone`, async ({
    page,
  }) => {
    // One visit, many looks.
    test.slow();
    await open(page, path);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await expectAccessibleInBothThemes(page);
      await expectNamedControls(page);
    }
    await expectWithinReach(page, path);
    expect(await page.evaluate(namesOfMotions)).toEqual([]);
    // A desk of 1280 px at 400 % and at 200 %, a phone, a tablet and a large screen.
    for (const width of [320, 640, 375, 768, 1920]) await expectToFit(page, width);
    for (const width of [1920, 1280, 1024, 768, 375, 320]) await expectGoodLineBreaks(page, width);
  });
}

/** How far a thumb has to go at most, in pixels: some twelve screens, and eleven of a page that has no simulator. */
const highest = (path: string) => (path.startsWith("/products/") ? 10_000 : 9_000);

async function expectWithinReach(page: Page, path: string) {
  const { whole, text } = await page.evaluate(() => ({
    whole: document.documentElement.scrollHeight,
    text: document.querySelector<HTMLElement>(".long-text")?.offsetHeight ?? 0,
  }));
  // What is there to be read from its first word to its last, an article or a notice, is as long as it is.
  expect(whole - text).toBeLessThanOrEqual(text ? 4_500 : highest(path));
}

/** Runs in the page: what moves by itself. What follows the visitor's own scrolling does not. */
const namesOfMotions = () =>
  document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
    .map((motion) => (motion as CSSAnimation).animationName);
