import type { Locator, Page } from "@playwright/test";
import { expect, open, settled, test } from "../../fixtures/site.ts";
import { productsMenu, specified } from "../../fixtures/specified.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const trigger = (page: Page, name: string) => bar(page).getByRole("button", { name });
const menu = (page: Page, name: string) => bar(page).getByRole("list", { name });
const leftEdges = (items: Locator) =>
  items.evaluateAll((all) => new Set(all.map((item) => item.getBoundingClientRect().x)).size);

/** Once its menu has come to rest: under a pointer that waits for it Playwright scrolls the page. */
async function choose(link: Locator) {
  await link.waitFor();
  await settled(link.page().getByRole("banner"));
  await link.click();
}

const menus = [
  { name: "Products", folder: "products" },
  { name: "Services", folder: "services" },
] as const;

test("the bar leads to every part of the site", async ({ page }) => {
  await page.goto("/about-us");
  const entries = bar(page).locator("> ul > li > :is(a, button)");
  await expect(entries).toHaveText([
    "About Us",
    "Products",
    "Services",
    "Case Studies",
    "Industries",
    "Blog",
  ]);
  for (const [name, to] of [
    ["About Us", "/about-us"],
    ["Case Studies", "/#case-studies"],
    ["Industries", "/#industries"],
  ])
    await expect(bar(page).getByRole("link", { name })).toHaveAttribute("href", to ?? "");
  await expect(page.getByRole("banner").getByRole("link", { name: "Contact Us" })).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("Blog leads to the articles", async ({ page }) => {
  await page.goto("/about-us");
  await bar(page).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/insights");
});

for (const { name, folder } of menus) {
  test(`the ${name} menu shows each of its pages with an icon and a line, and a featured one`, async ({
    page,
  }) => {
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/about-us");
      await trigger(page, name).hover();
      const links = menu(page, name).getByRole("link");
      await expect(links).toHaveCount(specified[folder].length);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
        specified[folder].map((id) => `/${folder}/${id}`),
      );
      if (folder === "products")
        for (const [i, label] of productsMenu.entries()) await expect(links.nth(i)).toContainText(label);
      await expect(links.locator("svg").filter({ visible: true })).toHaveCount(specified[folder].length);
      const panel = page.locator(".mega-menu:popover-open");
      const box = await panel.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(600);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      const columns = await leftEdges(menu(page, name).getByRole("listitem"));
      expect(columns).toBeGreaterThanOrEqual(1);
      expect(columns).toBeLessThanOrEqual(3);
    }
    await expect(page.locator(".mega-menu:popover-open .mega-aside").getByRole("link")).toHaveAttribute(
      "href",
      new RegExp(`^/${folder}/`),
    );
  });
}

test("a menu opens on hover and closes when the mouse has left", async ({ page }) => {
  await open(page, "/about-us");
  await trigger(page, "Products").hover();
  await expect(menu(page, "Products")).toBeVisible();
  await page.mouse.move(640, 780);
  await expect(menu(page, "Products")).toBeHidden();
});

test("a menu stays while the mouse crosses its neighbour on the way to it", async ({ page }) => {
  await open(page, "/about-us");
  await trigger(page, "Products").hover();
  await expect(menu(page, "Products")).toBeVisible();
  const from = await trigger(page, "Products").boundingBox();
  const neighbour = await trigger(page, "Services").boundingBox();
  const to = await menu(page, "Products").getByRole("link").nth(1).boundingBox();
  if (!from || !neighbour || !to) throw new Error("not drawn");
  const stops = [
    [neighbour.x + 8, neighbour.y + neighbour.height / 2],
    [neighbour.x + 24, neighbour.y + neighbour.height - 2],
    [to.x + 60, to.y + 12],
  ] as const;
  for (const [x, y] of stops) await page.mouse.move(x, y, { steps: 4 });
  await expect(menu(page, "Services")).toBeHidden();
  await expect(menu(page, "Products")).toBeVisible();
});

test("a menu opens by click, closes by a second one, by one outside, and by one on its neighbour", async ({
  page,
}) => {
  await open(page, "/about-us");
  // As a finger does it: without the hover that a mouse brings.
  const tap = (name: string) => trigger(page, name).dispatchEvent("click");
  await tap("Services");
  await expect(menu(page, "Services")).toBeVisible();
  await tap("Services");
  await expect(menu(page, "Services")).toBeHidden();
  await tap("Services");
  await page.mouse.click(5, 780);
  await expect(menu(page, "Services")).toBeHidden();
  await tap("Services");
  await tap("Products");
  await expect(menu(page, "Products")).toBeVisible();
  await expect(menu(page, "Services")).toBeHidden();
});

test("a menu opens by key, gives the focus back on Escape, and closes when the focus goes on", async ({
  page,
}) => {
  await open(page, "/about-us");
  await trigger(page, "Products").focus();
  await page.keyboard.press("Enter");
  await expect(menu(page, "Products")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu(page, "Products").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page, "Products")).toBeHidden();
  await expect(trigger(page, "Products")).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(menu(page, "Products").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(menu(page, "Products")).toBeHidden();
});

test("a menu closes on the way to the page that was chosen in it, and on the way back", async ({ page }) => {
  await open(page, "/about-us");
  await trigger(page, "Services").hover();
  await choose(menu(page, "Services").getByRole("link", { name: "Cyber Security" }));
  await expect(page).toHaveURL("/services/cyber-security");
  await expect(menu(page, "Services")).toBeHidden();
  await trigger(page, "Products").focus();
  await page.keyboard.press("Enter");
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
  await expect(menu(page, "Products")).toBeHidden();
});

test("the bar gains a border and a shadow past 10 px of scrolling, not before", async ({ page }) => {
  await open(page, "/about-us");
  const ground = page.locator(".bar-ground");
  const line = () =>
    ground.evaluate((element) => {
      const { borderBottomColor, boxShadow } = getComputedStyle(element);
      const seen = (colour: string) => !/(\/ 0\)|, 0\)|transparent)/.test(colour);
      return { border: seen(borderBottomColor), shadow: seen(boxShadow) };
    });
  for (const [top, shown] of [
    [0, false],
    [11, true],
    [10, false],
    [600, true],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    await expect.poll(line, `at ${top} px`).toEqual({ border: shown, shadow: shown });
  }
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
});

test("the current page is marked, and so is the part of the site that it belongs to", async ({ page }) => {
  await open(page, "/about-us");
  await expect(bar(page).getByRole("link", { name: "About Us" })).toHaveAttribute("aria-current", "page");
  await expect(bar(page).locator("[aria-current]")).toHaveCount(1);

  await page.goto("/products/smart-dust-bin");
  await expect(trigger(page, "Products")).toHaveAttribute("aria-current", "true");
  await trigger(page, "Products").click();
  await expect(menu(page, "Products").getByRole("link", { name: "Smart Dust Bin" })).toHaveAttribute(
    "aria-current",
    "page",
  );

  await page.goto("/industries/finance");
  await expect(bar(page).getByRole("link", { name: "Industries" })).toHaveAttribute("aria-current", "true");
  await page.goto("/case-studies/smart-port-operations");
  await expect(bar(page).getByRole("link", { name: "Case Studies" })).toHaveAttribute("aria-current", "true");
});

test("the page stays where it is while the focus goes through the bar", async ({ page }) => {
  await open(page, "/about-us");
  await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  await trigger(page, "Products").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(bar(page).getByRole("link", { name: "Case Studies" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

test("the first Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/about-us");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [/404/] });

  for (const { name, folder } of menus) {
    test(`each of the ${folder} can be reached from every page`, async ({ page }) => {
      for (const path of ["/", "/contact", "/no-such-page"]) {
        await page.goto(path);
        await trigger(page, name).click();
        await expect(menu(page, name).getByRole("link")).toHaveCount(specified[folder].length);
        await page.keyboard.press("Escape");
        await expect(menu(page, name)).toBeHidden();
      }
      await trigger(page, name).click();
      await choose(menu(page, name).getByRole("link").nth(3));
      await expect(page).toHaveURL(new RegExp(`/${folder}/`));
    });
  }
});
