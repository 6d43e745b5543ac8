import type { Locator } from "@playwright/test";
import config from "../../../playwright.config.ts";
import { pageKinds } from "../../content.ts";
import { expect, open, test } from "../fixtures/site.ts";
import { expectToFit } from "./reflow.ts";

const { launchOptions } = config.use ?? {};

test.use({
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=24"],
  },
});

// Real letters of that size, in the media queries too: not a larger root.
for (const path of pageKinds)
  test(`${path} fits a phone and a wide screen whose letters are set to 24 px, and its menus can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, path);
    await expectToFit(page, 375);
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expectToFit(page, 1920);
    // In the page's column, as all else.
    const rightEdge = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
    const bar = page.locator(".bar .page");
    expect(await rightEdge(bar.getByRole("link", { name: "Contact Us" }))).toBeLessThanOrEqual(
      await rightEdge(bar),
    );
  });
