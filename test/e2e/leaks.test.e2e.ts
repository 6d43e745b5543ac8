import type { CDPSession, Page } from "@playwright/test";
import { expect, open, test } from "./site.ts";

const tour = ["/about-us", "/contact", "/products/smart-dust-bin", "/services/ai-ml", "/case-studies", "/"];

test("navigating on and on leaves no listeners, elements or memory behind", async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, "/");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await travel(page, 10);
  const before = await countKept(devtools);
  await travel(page, 20);
  const after = await countKept(devtools);
  // Twenty rounds are 120 pages. What is kept for good by each of them would be seen many times over.
  expect(after.JSEventListeners).toBeLessThan(before.JSEventListeners * 1.1);
  expect(after.Nodes).toBeLessThan(before.Nodes * 1.1);
  expect(after.JSHeapUsedSize).toBeLessThan(before.JSHeapUsedSize * 1.25);
});

async function travel(page: Page, rounds: number) {
  for (let round = 0; round < rounds; round++)
    for (const path of tour) {
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForFunction(
        (path) => location.pathname === path && !document.querySelector("[data-going], [data-below-fold]"),
        path,
      );
    }
}

async function countKept(devtools: CDPSession) {
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    Nodes: of("Nodes"),
    JSEventListeners: of("JSEventListeners"),
    JSHeapUsedSize: of("JSHeapUsedSize"),
  };
}
