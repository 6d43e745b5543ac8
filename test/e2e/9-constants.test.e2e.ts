import type { Page } from "@playwright/test";
import { drag, expect, openKit, openWithClock, swipe, test } from "./fixtures/kit.ts";

// The constants that belong to the kit alone. The others are tested with what they govern: see docs/conformance.md.
const region = (page: Page) => page.getByRole("region", { name: "Notifications" });
const toasts = (page: Page) => region(page).getByRole("listitem");
const oneMore = (page: Page) => page.getByRole("button", { name: "One more" });

test("a toast is announced politely at the bottom right, small, and goes after 6 s", async ({ page }) => {
  await openWithClock(page);
  await page.getByRole("button", { name: "Success", exact: true }).click();
  await expect(toasts(page)).toHaveText(/Thank you for your message!/);
  await expect(region(page).getByRole("list")).toHaveAttribute("aria-live", "polite");
  const box = await toasts(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(384);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1240);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(770);
  await page.mouse.move(3, 3);
  await page.clock.runFor(5900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test("three toasts are in sight, and the rest queue behind them", async ({ page }) => {
  await openKit(page);
  for (let i = 0; i < 5; i++) await oneMore(page).click();
  await expect(toasts(page)).toHaveText(["Toast 1", "Toast 2", "Toast 3"]);
  await toasts(page).first().getByRole("button", { name: "Close" }).click();
  await expect(toasts(page)).toHaveText(["Toast 2", "Toast 3", "Toast 4"]);
  await toasts(page).nth(1).getByRole("button", { name: "Close" }).click();
  await expect(toasts(page)).toHaveText(["Toast 2", "Toast 4", "Toast 5"]);
});

test("a mouse carries a toast off at 100 px across or 20 px down, not before", async ({ page }) => {
  await openKit(page);
  await oneMore(page).click();
  for (const by of [{ x: 95 }, { x: -95 }, { y: 15 }, { y: -60 }]) {
    await drag(page, toasts(page), by);
    await expect
      .poll(() => toasts(page).evaluate((toast) => getComputedStyle(toast).translate))
      .toMatch(/^(none|0px)$/);
  }
  for (const by of [{ x: 105 }, { x: -105 }, { y: 25 }]) {
    await drag(page, toasts(page), by);
    await expect(toasts(page)).toHaveCount(0);
    await oneMore(page).click();
    await expect(toasts(page)).toHaveCount(1);
  }
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 740 } });

  test("a toast is swiped away across or down", async ({ page }) => {
    await openKit(page);
    for (const by of [{ x: 110 }, { y: 30 }]) {
      await oneMore(page).tap();
      await expect(toasts(page)).toHaveCount(1);
      await swipe(page, toasts(page), by);
      await expect(toasts(page)).toHaveCount(0);
    }
  });
});

test("eight crumbs collapse; the rest opens on demand and closes again", async ({ page }) => {
  await openKit(page);
  const short = page.getByRole("navigation", { name: "Breadcrumb", exact: true });
  await expect(short.getByRole("listitem")).toHaveText(["Home", "Products", "Energy"]);
  const long = page.getByRole("navigation", { name: "Long breadcrumb" });
  await expect(long.getByText("Lighting")).toBeHidden();
  await long.getByLabel("Show the steps between").click();
  const between = ["Products", "Energy", "Lighting", "Street", "Controllers"];
  await expect(long.locator("ol ol").getByRole("link")).toHaveText(between);
  await page.keyboard.press("Escape");
  await expect(long.getByText("Lighting")).toBeHidden();
  await expect(long.locator("[aria-current=page]")).toHaveText("Gateway G4");
});
