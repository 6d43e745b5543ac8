import type { Page } from "@playwright/test";
import { expect, openKit, openWithClock, test } from "../fixtures/kit.ts";

const region = (page: Page) => page.getByRole("region", { name: "Notifications" });
const toasts = (page: Page) => region(page).getByRole("listitem");
const oneMore = (page: Page) => page.getByRole("button", { name: "One more" });

test("a toast waits while it is pointed at, while it has the focus, and while the tab is hidden", async ({
  page,
}) => {
  await openWithClock(page);
  await oneMore(page).click();
  await page.clock.runFor(3000);

  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(3, 3);
  await page.clock.runFor(1000);

  await toasts(page).getByRole("button", { name: "Close" }).focus();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await oneMore(page).focus();
  await page.clock.runFor(1000);

  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await setHidden(true);
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await setHidden(false);
  await page.clock.runFor(1100);
  await expect(toasts(page)).toHaveCount(0);
});

test("closed by key, a toast gives the focus back", async ({ page }) => {
  await openKit(page);
  await oneMore(page).focus();
  await page.keyboard.press("Enter");
  await toasts(page).getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(0);
  await expect(oneMore(page)).toBeFocused();
});

test("when one was closed by the mouse, the next ones go by themselves", async ({ page }) => {
  await openWithClock(page);
  await oneMore(page).click();
  await toasts(page).getByRole("button", { name: "Close" }).click();
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);
  await oneMore(page).press("Enter");
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(7000);
  await expect(toasts(page)).toHaveCount(0);
});
