import type { CDPSession, Page } from "@playwright/test";
import { expect, open, test } from "../fixtures/site.ts";

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

test("a city that runs day after day, and a simulator that is moved on and on, keep nothing", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await open(page, "/control-room?day=burst&at=0");
  await page.getByRole("button", { name: "Pause" }).click();
  await expectFlat(page, "Time of day");

  await open(page, "/products/emergency-response-system");
  await expectFlat(page, "Calls a day");
});

/** Moves a slider from end to end and back, once to begin with, and then four times. */
async function expectFlat(page: Page, name: string) {
  const slider = page.getByRole("slider", { name }).first();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await slider.evaluate(sweep, { rounds: 1 });
  const before = await countKept(devtools);
  await slider.evaluate(sweep, { rounds: 4 });
  const after = await countKept(devtools);
  expect(after.JSEventListeners, name).toBeLessThan(before.JSEventListeners * 1.1);
  expect(after.Nodes, name).toBeLessThan(before.Nodes * 1.1);
  expect(after.JSHeapUsedSize, name).toBeLessThan(before.JSHeapUsedSize * 1.1);
}

/** Runs in the page: a hundred moves for a round, each with a frame of its own. */
async function sweep(slider: Element, { rounds }: { rounds: number }) {
  if (!(slider instanceof HTMLInputElement)) throw new Error("No slider");
  const [min, max] = [Number(slider.min), Number(slider.max)];
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  for (let move = 0; move <= rounds * 100; move++) {
    const share = 1 - Math.abs(((move / 50) % 2) - 1);
    // As a finger does it: React must not know of the value beforehand.
    setValue?.call(slider, String(min + share * (max - min)));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
}

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
