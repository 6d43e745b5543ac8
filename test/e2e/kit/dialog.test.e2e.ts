import type { Page } from "@playwright/test";
import { drag, expect, openKit, swipe, test } from "../fixtures/kit.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("a dialog opens by key, holds the focus, and gives it back to its opener", async ({ page }) => {
  await openKit(page);
  const opener = page.getByRole("button", { name: "Wide dialog" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const wide = dialog(page, "A wide dialog");
  await expect(wide).toBeVisible();
  await expect(wide.getByRole("button", { name: "Close" })).toBeFocused();
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(wide).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a dialog closes by its own button and by a click beside it, not by one inside", async ({ page }) => {
  await openKit(page);
  const opener = page.getByRole("button", { name: "Small dialog" });
  const small = dialog(page, "A small dialog");
  await opener.click();
  await small.getByText("Each lamp").click();
  await expect(small).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(small).toBeHidden();
  await opener.click();
  await small.getByRole("button", { name: "Close" }).click();
  await expect(small).toBeHidden();
  await opener.click();
  await small.getByRole("button", { name: "Agree" }).click();
  await expect(small).toBeHidden();
});

test("the page behind a dialog neither scrolls nor shifts", async ({ page }) => {
  await openKit(page);
  const opener = page.getByRole("button", { name: "Small dialog" });
  await opener.scrollIntoViewIfNeeded();
  const place = () => opener.evaluate((button) => button.getBoundingClientRect().toJSON());
  const before = await place();
  await opener.click();
  await expect(dialog(page, "A small dialog")).toBeVisible();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  expect(await place()).toEqual(before);
  await page.keyboard.press("Escape");
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
    .toBe("visible");
});

test("a caller's state opens and closes a dialog, and learns that the visitor closed it", async ({
  page,
}) => {
  await openKit(page);
  const opener = page.getByRole("button", { name: "Controlled dialog" });
  const controlled = dialog(page, "Content on its way");
  await opener.click();
  await expect(controlled.getByRole("img", { name: "Loading" })).toBeVisible();
  await controlled.getByRole("button", { name: "Bring it" }).click();
  await expect(controlled.getByText("Each lamp")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(controlled).toBeHidden();
  await opener.click();
  await expect(controlled).toBeVisible();
  await controlled.getByRole("button", { name: "Close by state" }).click();
  await expect(controlled).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a sheet is pulled down by its grip, and goes back when let go too early", async ({ page }) => {
  await openKit(page);
  const sheet = dialog(page, "Menu");
  const opener = page.getByRole("button", { name: "Bottom sheet" });
  await opener.click();
  const grip = sheet.locator(".sheet-grip");
  const top = () => sheet.evaluate((element) => element.getBoundingClientRect().bottom - innerHeight);
  await expect.poll(top).toBe(0);
  await drag(page, grip, { y: 60 });
  await expect.poll(top).toBe(0);
  await drag(page, grip, { y: 130 });
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(640, 40);
  await expect(sheet).toBeHidden();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 740 } });

  test("a sheet is pulled down from anywhere, but a list in it scrolls first", async ({ page }) => {
    await openKit(page);
    const sheet = dialog(page, "Menu");
    await page.getByRole("button", { name: "Bottom sheet" }).tap();
    const list = sheet.getByRole("list");
    await expect.poll(() => sheet.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(740);
    await list.evaluate((element) => element.scrollTo(0, 100));
    await swipe(page, list, { y: 40 });
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeLessThan(100);
    await expect(sheet).toBeVisible();
    await list.evaluate((element) => element.scrollTo(0, 0));
    await swipe(page, list, { y: 150 });
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: "Bottom sheet" }).tap();
    await expect(sheet).toBeVisible();
    await page.touchscreen.tap(180, 60);
    await expect(sheet).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("dialogs and sheets open and close all the same", async ({ page }) => {
    await page.goto("/kit");
    for (const [opener, name] of [
      ["Wide dialog", "A wide dialog"],
      ["Bottom sheet", "Menu"],
    ] as const) {
      const opened = dialog(page, name);
      await page.getByRole("button", { name: opener }).click();
      await expect(opened).toBeVisible();
      await opened.getByRole("button", { name: "Close" }).click();
      await expect(opened).toBeHidden();
      await page.getByRole("button", { name: opener }).click();
      await page.keyboard.press("Escape");
      await expect(opened).toBeHidden();
    }
  });
});
