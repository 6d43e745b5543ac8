import type { Page } from "@playwright/test";
import { pagePaths } from "../../content.ts";
import { expectAccessibleInBothThemes } from "../fixtures/axe.ts";
import { expect, open, test } from "../fixtures/site.ts";
import { expectGoodLineBreaks } from "./line-breaks.ts";
import { expectNamedControls } from "./names.ts";
import { expectToFit } from "./reflow.ts";

// What is not yet in sight is not yet drawn; still pages show all of it.
test.use({ contextOptions: { reducedMotion: "reduce" }, expectedMessages: [/status of 404/] });

/** A large screen, a desk, a small desk and a tablet; the desk at 200 %, a phone, the desk at 400 %. */
const widths = [1920, 1280, 1024, 768, 640, 375, 320];

for (const path of [...pagePaths, "/products/no-such-thing", "/no/such/page"]) {
  test(`${path} has no violation, names every control, stands still, fits at 400 %, breaks lines where they may, and is not too long for a phone`, async ({
    page,
  }) => {
    // One visit, and each width once: laying out a page anew costs more than looking at it.
    test.slow();
    await open(page, path);
    for (const width of widths) {
      await expectToFit(page, width);
      await expectGoodLineBreaks(page);
      if (width !== 1280 && width !== 375) continue;
      // The phone begins with the theme that the desk ends with: a change of all pictures less.
      await expectAccessibleInBothThemes(page, undefined, width === 375 ? ["dark", "light"] : undefined);
      await expectNamedControls(page);
      if (width === 375) await expectWithinReach(page, path);
    }
    expect(await page.evaluate(namesOfMotions)).toEqual([]);
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
