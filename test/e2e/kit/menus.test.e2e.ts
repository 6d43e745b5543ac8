import type { Locator, Page } from "@playwright/test";
import { expect, openKit, openWithClock, settled, test } from "../fixtures/kit.ts";

const trigger = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const menu = (page: Page, columns: number) => page.locator(`#kit-menu-${columns}`);

async function middle(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to point at.");
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

/** With room below the buttons for a menu. */
async function openMenus(page: Page, open = openKit) {
  await open(page);
  await trigger(page, "1 column").evaluate((button) =>
    scrollBy({ top: button.getBoundingClientRect().top - 200, behavior: "instant" }),
  );
}

test("a menu opens on hover, stays while pointed at, and closes when the mouse leaves", async ({ page }) => {
  await openMenus(page);
  await trigger(page, "2 columns").hover();
  await expect(menu(page, 2)).toBeVisible();
  await menu(page, 2).getByRole("link", { name: "Energy" }).hover();
  await expect(menu(page, 2).getByText("A line on what it does").first()).toBeVisible();
  await page.mouse.move(3, 780);
  await expect(menu(page, 2)).toBeHidden();
});

test("a menu is at least 600 px wide and has one to three columns", async ({ page }) => {
  await openMenus(page);
  for (const columns of [1, 2, 3]) {
    await trigger(page, `${columns} ${columns === 1 ? "column" : "columns"}`).click();
    await expect(menu(page, columns)).toBeVisible();
    const lefts = await menu(page, columns)
      .getByRole("listitem")
      .evaluateAll(
        (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size,
      );
    expect(lefts).toBe(columns);
    expect((await menu(page, columns).boundingBox())?.width).toBeGreaterThanOrEqual(600);
    await page.keyboard.press("Escape");
    await expect(menu(page, columns)).toBeHidden();
    await page.mouse.move(3, 780);
  }
});

test("a click right after the hover keeps the menu open; the next one closes it", async ({ page }) => {
  await openMenus(page, openWithClock);
  await trigger(page, "1 column").hover();
  await page.clock.runFor(100);
  await expect(menu(page, 1)).toBeVisible();
  await trigger(page, "1 column").click();
  await expect(menu(page, 1)).toBeVisible();
  await page.clock.runFor(1000);
  await trigger(page, "1 column").click();
  await expect(menu(page, 1)).toBeHidden();
});

test("a menu survives a diagonal path across its neighbour's button", async ({ page }) => {
  await openMenus(page, openWithClock);
  const [fromX, fromY] = await middle(trigger(page, "1 column"));
  await page.mouse.move(fromX, fromY);
  await page.clock.runFor(100);
  await expect(menu(page, 1)).toBeVisible();
  // Over the neighbour, on the way down into the menu.
  const [overX, overY] = await middle(trigger(page, "2 columns"));
  await page.mouse.move(overX, overY, { steps: 4 });
  await page.clock.runFor(150);
  await page.mouse.move(overX + 20, overY + 15, { steps: 3 });
  await page.clock.runFor(150);
  const box = await menu(page, 1).boundingBox();
  await page.mouse.move(overX + 30, (box?.y ?? 0) + 40, { steps: 4 });
  await page.clock.runFor(1000);
  await expect(menu(page, 1)).toBeVisible();
  await expect(menu(page, 2)).toBeHidden();
  // Resting on the neighbour does change the menu.
  await page.mouse.move(overX, overY);
  await page.clock.runFor(300);
  await expect(menu(page, 2)).toBeVisible();
  await expect(menu(page, 1)).toBeHidden();
});

test("a menu opens and is walked by keys; Escape returns the focus, leaving closes it", async ({ page }) => {
  await openMenus(page);
  await trigger(page, "1 column").focus();
  await page.keyboard.press("Enter");
  await expect(menu(page, 1)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu(page, 1).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page, 1)).toBeHidden();
  await expect(trigger(page, "1 column")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(menu(page, 1).getByRole("link").first()).toBeFocused();
  for (let i = 0; i < 3; i++) await page.keyboard.press("Tab");
  await expect(trigger(page, "2 columns")).toBeFocused();
  await expect(menu(page, 1)).toBeHidden();
});

test("a menu closes by a click outside and by following a link, not by a click on its ground", async ({
  page,
}) => {
  await openMenus(page);
  await trigger(page, "3 columns").click();
  await settled(menu(page, 3));
  const box = await menu(page, 3).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 60);
  await expect(menu(page, 3)).toBeVisible();
  await page.mouse.click(20, 780);
  await expect(menu(page, 3)).toBeHidden();
  await trigger(page, "3 columns").click();
  await settled(menu(page, 3));
  await menu(page, 3).getByRole("link", { name: "Water" }).click();
  await expect(page).toHaveURL(/\/contact#water$/);
  await expect(page.locator(".mega-menu:popover-open")).toHaveCount(0);
});

test("a tooltip comes by hover and by focus, describes its control, and goes with Escape", async ({
  page,
}) => {
  await openKit(page);
  const button = page.getByRole("button", { name: "Tooltip above" });
  const tip = page.getByRole("tooltip", { name: "Above, unless there is no room" });
  await expect(button).toHaveAccessibleDescription("Above, unless there is no room");
  await expect(tip).toBeHidden();
  await button.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await page.mouse.move(3, 3);
  await page.locator("#actions").getByRole("link", { name: "Whitepapers" }).focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
});

test("a tooltip turns over where there is no room", async ({ page }) => {
  await openKit(page);
  const button = page.getByRole("button", { name: "Tooltip above" });
  await button.hover();
  const tip = page.getByRole("tooltip", { name: "Above, unless there is no room" });
  const isAbove = async () => ((await tip.boundingBox())?.y ?? 0) < ((await button.boundingBox())?.y ?? 0);
  expect(await isAbove()).toBe(true);
  await page.mouse.move(3, 3);
  await button.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 10, behavior: "instant" }),
  );
  await button.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await button.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 10, behavior: "instant" }),
  );
  await expect.poll(isAbove).toBe(false);
});

test("a placeholder link says that it cannot be followed yet", async ({ page }) => {
  await openKit(page);
  const link = page.locator("#actions").getByRole("link", { name: "Whitepapers" });
  await expect(link).toHaveAttribute("aria-disabled", "true");
  await expect(link).toHaveAccessibleDescription("Coming soon");
  await link.hover();
  await expect(link.getByRole("tooltip")).toBeVisible();
});

test("an accordion opens by click and key, one entry at a time", async ({ page }) => {
  await openKit(page);
  const entries = page.locator("#navigation .accordion").first().locator("details");
  await expect(entries.first()).toHaveAttribute("open");
  await entries.nth(1).locator("summary").click();
  await expect(entries.nth(1)).toHaveAttribute("open");
  await expect(entries.first()).not.toHaveAttribute("open");
  await entries.nth(2).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(entries.nth(2)).toHaveAttribute("open");
  await expect(entries.nth(1)).not.toHaveAttribute("open");
});
