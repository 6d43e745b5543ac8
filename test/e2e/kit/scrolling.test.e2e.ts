import type { Locator, Page } from "@playwright/test";
import { expect, openKit, swipe, test } from "../fixtures/kit.ts";

const list = (page: Page) => page.getByRole("list", { name: "Services" });
const next = (page: Page) => page.getByRole("button", { name: "Next" });
const previous = (page: Page) => page.getByRole("button", { name: "Previous" });
const scrolled = (row: Locator) => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft));

test("the carousel's buttons scroll by 300 px and rest at the ends", async ({ page }) => {
  await openKit(page);
  await expect(previous(page)).toBeDisabled();
  await next(page).click();
  await expect.poll(() => scrolled(list(page))).toBe(300);
  await expect(previous(page)).toBeEnabled();
  await next(page).click();
  await expect.poll(() => scrolled(list(page))).toBe(600);
  await previous(page).click();
  await expect.poll(() => scrolled(list(page))).toBe(300);
  await list(page).evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: "instant" }));
  await expect(next(page)).toBeDisabled();
  await list(page).evaluate((row) => row.scrollTo({ left: 0, behavior: "instant" }));
  await expect(previous(page)).toBeDisabled();
  await expect(next(page)).toBeEnabled();
});

test("the carousel's buttons follow the wheel, the arrow keys and the window's size", async ({ page }) => {
  await openKit(page);
  await list(page).hover();
  await page.mouse.wheel(4000, 0);
  await expect(next(page)).toBeDisabled();
  await list(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(next(page)).toBeEnabled();
  await page.setViewportSize({ width: 4000, height: 800 });
  await list(page).evaluate((row) => {
    for (const card of row.querySelectorAll("li:nth-child(n+4)")) card.remove();
  });
  await expect(next(page)).toBeDisabled();
  await expect(previous(page)).toBeDisabled();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 740 } });

  test("the carousel is dragged along, and its buttons follow", async ({ page }) => {
    await openKit(page);
    await list(page).evaluate((row) => row.scrollIntoView({ block: "center", behavior: "instant" }));
    await swipe(page, list(page), { x: -220 });
    await expect(previous(page)).toBeEnabled();
    // It comes to rest at a card's edge.
    await expect.poll(async () => (await scrolled(list(page))) % 300).toBe(0);
  });

  test("the drop-up opens upwards, leads to a section, leaves on the way down and comes back on the way up", async ({
    page,
  }) => {
    await openKit(page);
    const button = page.getByRole("button", { name: "The kit’s groups" });
    const sections = page.locator("#kit-drop-up");
    await expect(page.locator(".section-tabs")).toBeHidden();
    await button.tap();
    await expect(sections).toBeInViewport();
    const [list, bar] = [await sections.boundingBox(), await button.boundingBox()];
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await sections.getByRole("link", { name: "Forms" }).tap();
    await expect(sections).toBeHidden();
    await expect.poll(() => topOf(page, "forms")).toBe(80);
    await expect(button).not.toBeInViewport();

    await page.evaluate(() => scrollBy(0, -40));
    await expect(button).toBeInViewport();
    await expect(button).toHaveText(/Forms/);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.evaluate(() => scrollTo({ top: 90, behavior: "instant" }));
    await expect(button).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 110, behavior: "instant" }));
    await expect(button).not.toBeInViewport();
  });
});

const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1), id);

test("a tab scrolls to 80 px above its section, moves the focus there and leaves no step in the history", async ({
  page,
}) => {
  await openKit(page);
  const tabs = page.getByRole("navigation", { name: "The kit’s groups" });
  const steps = await page.evaluate(() => history.length);
  await tabs.getByRole("link", { name: "Overlays" }).click();
  await expect.poll(() => topOf(page, "overlays")).toBe(80);
  await expect(tabs.getByRole("link", { name: "Overlays" })).toHaveAttribute("aria-current", "location");
  await expect(page).toHaveURL(/#overlays$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Small dialog" })).toBeFocused();
});

test("the marked tab follows the scrolling: a section counts from 200 px below the window's top", async ({
  page,
}) => {
  await openKit(page);
  const current = page.locator(".section-tab[aria-current]");
  const scrollSo = (id: string, top: number) =>
    page.evaluate(
      ([name, distance]) => {
        const section = document.getElementById(name as string);
        const by = (section?.getBoundingClientRect().top ?? 0) - Number(distance);
        scrollBy({ top: by, behavior: "instant" });
      },
      [id, top],
    );
  await expect(current).toHaveText("Foundations");
  await scrollSo("forms", 210);
  await expect(current).toHaveText("Actions");
  await scrollSo("forms", 190);
  await expect(current).toHaveText("Forms");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(current).toHaveText("Figures");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the carousel scrolls, without buttons, and tabs are links", async ({ page }) => {
    await page.goto("/kit");
    await expect(next(page)).toBeHidden();
    await list(page).hover();
    await page.mouse.wheel(500, 0);
    await expect
      .poll(() =>
        list(page)
          .locator("li")
          .first()
          .boundingBox()
          .then((box) => box?.x),
      )
      .toBeLessThan(0);
    await page.getByRole("link", { name: "Actions" }).click();
    await expect(page.getByRole("heading", { name: "Actions" })).toBeInViewport();
  });
});
