import type { Page } from "@playwright/test";
import { expect, open, test } from "../../fixtures/site.ts";

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

const sheet = (page: Page) => page.getByRole("dialog", { name: "Ananta" });

async function openSheet(page: Page) {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(sheet(page)).toBeVisible();
}

test("the menu comes up from the bottom with everything that the bar has", async ({ page }) => {
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 812 });
    await open(page, "/about-us");
    await openSheet(page);
    await expect(sheet(page)).toBeVisible();
    await expect
      .poll(async () => {
        const box = await sheet(page).boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      })
      .toBe(812);
  }
  const links = sheet(page).getByRole("link");
  await expect(links.filter({ hasText: "About Us" })).toHaveAttribute("aria-current", "page");
  await expect(links.filter({ hasText: "Case Studies" })).toHaveAttribute("href", "/#case-studies");
  await expect(links.filter({ hasText: "Industries" })).toHaveAttribute("href", "/#industries");
  await expect(links.filter({ hasText: "Blog" })).toHaveAttribute("href", "/insights");
  await expect(links.filter({ hasText: "Get in Touch" })).toHaveAttribute("href", "/contact");
});

test("sub-menus open one at a time, scroll inside 250 px and lead to their pages", async ({ page }) => {
  await open(page, "/about-us");
  await openSheet(page);
  const list = (name: string) => sheet(page).getByRole("list", { name });
  await sheet(page).getByText("Products", { exact: true }).click();
  await expect(list("Products").getByRole("link")).toHaveCount(8);
  await sheet(page).getByText("Services", { exact: true }).click();
  await expect(list("Services").getByRole("link")).toHaveCount(12);
  await expect(list("Products")).toBeHidden();

  const { height, scrolls } = await list("Services").evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    scrolls: element.scrollHeight > element.clientHeight,
  }));
  expect(height).toBeLessThanOrEqual(250);
  expect(scrolls).toBe(true);

  await list("Services").getByRole("link", { name: "Helpdesk Support" }).click();
  await expect(page).toHaveURL("/services/helpdesk-support");
  await expect(sheet(page)).toBeHidden();
});

test("Escape, the backdrop, the button and a pull down close it, and the page behind stays where it was", async ({
  page,
}) => {
  await open(page, "/about-us");
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  const offset = () => page.evaluate(() => scrollY);

  await openSheet(page);
  await page.mouse.move(180, 120);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeFocused();
  expect(await offset()).toBe(300);

  await openSheet(page);
  await page.mouse.click(180, 60);
  await expect(sheet(page)).toBeHidden();

  await openSheet(page);
  await sheet(page).getByRole("button", { name: "Close the menu" }).click();
  await expect(sheet(page)).toBeHidden();

  await openSheet(page);
  await pullDown(page);
  await expect(sheet(page)).toBeHidden();
  expect(await offset()).toBe(300);
});

test("the theme is switched in the menu, which says what the switch does", async ({ page }) => {
  await open(page, "/about-us");
  await openSheet(page);
  await sheet(page).getByRole("button", { name: "Switch to dark mode" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(sheet(page).getByRole("button", { name: "Switch to light mode" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it opens, and every product and service can be reached", async ({ page }) => {
    await page.goto("/contact");
    await openSheet(page);
    for (const [name, count] of [
      ["Products", 8],
      ["Services", 12],
    ] as const) {
      await sheet(page).getByText(name, { exact: true }).click();
      await expect(sheet(page).getByRole("list", { name }).getByRole("link")).toHaveCount(count);
    }
    await sheet(page).getByRole("link", { name: "Blockchain" }).click();
    await expect(page).toHaveURL("/services/blockchain");
  });
});

/** A finger that takes the sheet by its grip. */
async function pullDown(page: Page) {
  await expect.poll(async () => Math.round((await sheet(page).boundingBox())?.y ?? 0)).toBeLessThan(812);
  const box = await sheet(page).boundingBox();
  if (!box) throw new Error("not drawn");
  const touch = await page.context().newCDPSession(page);
  const x = box.x + box.width / 2;
  const top = box.y + 12;
  const at = (y: number) => ({ touchPoints: [{ x, y }] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(top) });
  for (const y of [20, 60, 120, 180])
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(top + y) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
