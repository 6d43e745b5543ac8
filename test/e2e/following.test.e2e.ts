import type { Page } from "@playwright/test";
import { expect, open, test } from "./site.ts";

/** Marks the document; a page that was followed without a new one still has the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);
const steps = (page: Page) => page.evaluate(() => history.length);

const contactLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Contact Us" });

test("a link of ours is followed without a new document, by click and by key", async ({ page }) => {
  await open(page, "/about-us");
  await mark(page);
  await contactLink(page).click();
  await expect(page).toHaveURL("/contact");
  // The page has come when it has the focus.
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about-us");
  expect(await isMarked(page)).toBe(true);
});

for (const modifier of ["ControlOrMeta", "Shift"] as const) {
  test(`a click with ${modifier} opens the page beside this one`, async ({ page, context }) => {
    await open(page, "/about-us");
    const opening = context.waitForEvent("page");
    await contactLink(page).click({ modifiers: [modifier] });
    await expect(await opening).toHaveURL("/contact");
    await expect(page).toHaveURL("/about-us");
  });
}

test("a link to the page that is open leaves no step in the history", async ({ page }) => {
  await open(page, "/contact");
  const before = await steps(page);
  await contactLink(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await steps(page)).toBe(before);
});
