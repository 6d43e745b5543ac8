import { expectAccessible } from "../reads.ts";
import { expect, inTheme, open, test } from "../site.ts";

const pages = [
  "/services/cloud-transformation",
  "/industries/smart-port",
  "/case-studies",
  "/case-studies/cloud-transformation",
  "/case-studies/smart-port-operations",
  "/about-us",
];

for (const theme of ["light", "dark"] as const) {
  test(`inner pages are accessible in the ${theme} theme, obstacles open and closed`, async ({ page }) => {
    test.slow();
    // What has not been in sight yet is not drawn yet; without motion all of it is.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await inTheme(page, theme);
    for (const path of pages) {
      await open(page, path);
      await expectAccessible(page);
    }
    await open(page, "/industries/smart-port");
    await page.locator("#obstacles summary").first().click();
    await expect(page.locator("#obstacles details[open]")).toHaveCount(0);
    await expectAccessible(page);
  });
}

test("nothing reaches beyond the screen, whatever its width", async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(scrolls, `${path} at ${width}px`).toBeLessThanOrEqual(0);
    }
  }
});

test("nothing moves while a page comes in and is read", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shift: Reflect.get(window, "shift") + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of pages) {
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 600) await page.mouse.wheel(0, 600);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    expect(await page.evaluate(() => Reflect.get(window, "shift")), path).toBeLessThan(0.01);
  }
});
