import type { Page } from "@playwright/test";
import { expect, test, wake } from "./site.ts";

const pages = ["/", "/about-us", "/services/ai-ml", "/products/smart-dust-bin", "/case-studies", "/contact"];

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of pages) {
      test(`nothing shifts on ${path} while it loads, comes alive and is scrolled`, async ({ page }) => {
        const shifts = await watchShifts(page);
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await wake(page);
        await scrollThrough(page);
        expect(await shifts()).toBeLessThanOrEqual(0.01);
      });
    }

    test("nor does anything when the fonts come after the page is drawn with their fallbacks", async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      const drawn = Promise.withResolvers<void>();
      await page.route("**/*.woff2", (route) => drawn.promise.then(() => route.continue()));
      await page.goto("/", { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      drawn.resolve();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      expect(await shifts()).toBeLessThanOrEqual(0.01);
    });
  });
}

/** Sums up the layout shifts (CLS) of the page from its start. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const sums = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) sums.shift += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

async function scrollThrough(page: Page) {
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < bottom; top += 600) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}
