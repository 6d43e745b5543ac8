import type { Locator, Page } from "@playwright/test";
import { expect, holdApp, inTheme, open, test } from "../fixtures/site.ts";

const key = "heroui-theme";
const theme = (page: Page) => page.locator("html");
const toDark = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Switch to dark mode" });
const toLight = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Switch to light mode" });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), key);

test("the switch says what it does, turns the lights on and off, and the choice is kept", async ({
  page,
}) => {
  await open(page, "/about-us");
  await expect(theme(page)).toHaveClass("light");
  expect(await stored(page)).toBeNull();

  const tooltip = page.getByRole("banner").locator(".tooltip-host:has([data-theme-switch]) [role=tooltip]");
  await toDark(page).hover();
  await expect(tooltip).toBeVisible();
  await expect(tooltip.locator(":visible")).toHaveText("Switch to dark mode");
  await toDark(page).click();
  await expect(theme(page)).toHaveClass("dark");
  await expect(tooltip.locator(":visible")).toHaveText("Switch to light mode");
  expect(await stored(page)).toBe("dark");

  await page.getByRole("link", { name: "Contact Us" }).first().click();
  await expect(page).toHaveURL("/contact");
  await expect(theme(page)).toHaveClass("dark");
  await page.reload();
  await expect(theme(page)).toHaveClass("dark");
  await toLight(page).focus();
  await page.keyboard.press("Enter");
  await expect(theme(page)).toHaveClass("light");
  expect(await stored(page)).toBe("light");
});

test("the theme is there before anything is drawn, and is not changed by the app", async ({ page }) => {
  await inTheme(page, "dark");
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const now = `${document.documentElement?.className} ${document.body ? "late" : "early"}`;
      if (document.documentElement?.className && seen.at(-1)?.split(" ")[0] !== now.split(" ")[0])
        seen.push(now);
    };
    new MutationObserver(look).observe(document, { subtree: true, attributes: true, childList: true });
  });
  await open(page, "/");
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(["dark early"]);
});

for (const choice of [null, "system"]) {
  test(`with ${choice ?? "nothing"} stored the page follows the system, live, until the visitor chooses`, async ({
    page,
  }) => {
    if (choice)
      await page.addInitScript(
        ([key, choice]) => localStorage.setItem(key ?? "", choice ?? ""),
        [key, choice],
      );
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/about-us");
    await expect(theme(page)).toHaveClass("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect(theme(page)).toHaveClass("light");
    await toDark(page).click();
    await expect(theme(page)).toHaveClass("dark");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.emulateMedia({ colorScheme: "light" });
    await expect(theme(page)).toHaveClass("dark");
  });
}

test("a choice in one tab is followed by the others", async ({ page, context }) => {
  await open(page, "/about-us");
  const other = await context.newPage();
  await open(other, "/contact");
  await toDark(other).click();
  await expect(theme(page)).toHaveClass("dark");
});

test.describe("before the app has come", () => {
  test.beforeEach(({ page }) => holdApp(page));

  test("the switch works", async ({ page }) => {
    await page.goto("/about-us");
    await toDark(page).click();
    await expect(theme(page)).toHaveClass("dark");
    await toLight(page).click();
    await expect(theme(page)).toHaveClass("light");
  });

  for (const [chosen, look, other] of [
    ["light", "day", "night"],
    ["dark", "night", "day"],
  ] as const) {
    test(`in the ${chosen} theme only ${look} pictures are loaded, and the first one without waiting`, async ({
      page,
    }) => {
      await inTheme(page, chosen);
      const asked = await withPictures(page, "</footer>");
      await page.goto("/about-us");
      await expect.poll(() => asked).toEqual([`first.${look}`]);
      // Parts that come near the window take their own height, and the end moves on.
      const askedAtTheEnd = async () => {
        await page.keyboard.press("End");
        return asked;
      };
      await expect.poll(askedAtTheEnd).toEqual([`first.${look}`, `later.${look}`]);
      expect(asked).not.toContain(`later.${other}`);
    });
  }

  test("the button answers at once, the theme follows, and pictures keep their look until the other one has come", async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await withPictures(page, '<main id="main"', released);
    await page.goto("/about-us");
    const [day, night] = ["day", "night"].map((look) =>
      page.locator(`img[src="/test-picture/first.${look}"]`),
    );
    const [isHeard, after] = await toDark(page).evaluate(async (button: HTMLElement) => {
      button.click();
      const isHeard = button.hasAttribute("data-heard");
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      return [isHeard, document.documentElement.className];
    });
    expect(isHeard).toBe(true);
    expect(after).toBe("dark");
    await expect(page.locator("[data-heard]")).toHaveCount(0);
    await expect(day as Locator).toBeVisible();
    await expect(night as Locator).toBeHidden();
    release();
    await expect(night as Locator).toBeVisible();
    await expect(day as Locator).toBeHidden();
  });
});

test("without JavaScript the page follows the system, and no switch is offered", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: "dark" });
  const page = await context.newPage();
  await page.goto("/about-us");
  await expect(page.locator("body")).toHaveCSS("color-scheme", /dark/);
  await expect(page.locator("[data-theme-switch]:visible")).toHaveCount(0);
  await context.close();
});

/** Puts two pictures, each by day and by night, into the page, and tells which of them the browser asks for. */
async function withPictures(page: Page, place: string, nightComes = Promise.resolve()) {
  const asked: string[] = [];
  await page.route("**/test-picture/*", async (route) => {
    const name = new URL(route.request().url()).pathname.split("/")[2] ?? "";
    asked.push(name);
    if (name.endsWith("night")) await nightComes;
    return route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>',
    });
  });
  const pair = (name: string, attributes: string) =>
    ["day", "night"]
      .map(
        (look) =>
          `<img src="/test-picture/${name}.${look}" alt="" width="160" height="100" loading="lazy" class="by-${look}" ${attributes}>`,
      )
      .join("");
  await page.route("**/about-us", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const at = html.lastIndexOf(place);
    const pictures = `<div>${pair("first", 'fetchpriority="high"')}</div><div>${pair("later", "")}</div>`;
    await route.fulfill({ response, body: html.slice(0, at) + pictures + html.slice(at) });
  });
  return asked;
}
