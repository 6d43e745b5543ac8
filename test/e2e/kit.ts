import type { Locator, Page } from "@playwright/test";
import { kitPort } from "../../playwright.config.ts";
import { open, test as site } from "./site.ts";

export { expect, settled } from "./site.ts";

/** The kit's page of examples. Another address than usual stands in the project's metadata. */
export const test = site.extend({
  baseURL: async ({ baseURL: _ }, use, { project }) =>
    use(project.metadata.kit ?? process.env.BASE_URL ?? `http://127.0.0.1:${kitPort}`),
});

/** Opens the kit with a clock that stands still until the test moves it. */
export async function openWithClock(page: Page) {
  await page.clock.install();
  await openKit(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

export const openKit = (page: Page) => open(page, "/kit");

/** A finger that goes from the middle of an element by so many pixels, in a time that is no flick. */
export async function swipe(page: Page, element: Locator, by: { x?: number; y?: number }) {
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to swipe.");
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part = 0) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd" ? [] : [{ x: start.x + (by.x ?? 0) * part, y: start.y + (by.y ?? 0) * part }],
    });
  await touch("touchStart");
  for (let step = 1; step <= 10; step++) {
    await touch("touchMove", step / 10);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch("touchEnd");
  await session.detach();
}

/** The mouse does the same. */
export async function drag(page: Page, element: Locator, by: { x?: number; y?: number }) {
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to drag.");
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // A frame for each step: slow enough to be no flick.
  const steps = 30;
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(x + ((by.x ?? 0) * step) / steps, y + ((by.y ?? 0) * step) / steps);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}
