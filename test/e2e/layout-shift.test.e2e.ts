import { expect, test, wake } from "./site.ts";

const pages = ["/", "/about-us", "/services/ai-ml", "/products/smart-dust-bin", "/case-studies", "/contact"];

for (const width of [375, 1280]) {
  for (const path of pages) {
    test(`nothing shifts on ${path} at ${width} px, while it loads, comes alive and is scrolled`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0, shifted: [] });
        const sums = window as unknown as { shift: number; shifted: string[] };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node?: Element }[];
          })[]) {
            if (entry.hadRecentInput) continue;
            sums.shift += entry.value;
            for (const { node } of entry.sources) sums.shifted.push(node?.outerHTML?.slice(0, 120) ?? "gone");
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      // The worst case: the fonts come when the page is already drawn with its fallbacks.
      const drawn = Promise.withResolvers<void>();
      await page.route("**/*.woff2", (route) => drawn.promise.then(() => route.continue()));
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      drawn.resolve();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      await wake(page);
      const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < bottom; top += 600) {
        await page.mouse.wheel(0, 600);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      const { shift, shifted } = await page.evaluate(() => {
        const { shift, shifted } = window as unknown as { shift: number; shifted: string[] };
        return { shift, shifted };
      });
      expect(shift, shifted.join("\n")).toBeLessThanOrEqual(0.01);
    });
  }
}
