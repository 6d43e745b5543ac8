import type { Page } from "@playwright/test";
import { expect, holdApp, inTheme, open, startApp, test } from "../fixtures/site.ts";

const isRendered = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test("what is far below the viewport is rendered when the app has started", async ({ page }) => {
  await page.goto("/");
  expect(await isRendered(page, "h1")).toBe(true);
  expect(await isRendered(page, "body > footer form")).toBe(false);
  await startApp(page);
  expect(await isRendered(page, "body > footer form")).toBe(true);
});

test("until then it is rendered as it comes near, and whole when a key leads to the end", async ({
  page,
}) => {
  await holdApp(page);
  await page.goto("/");
  await page.locator("#case-studies").scrollIntoViewIfNeeded();
  await expect.poll(() => isRendered(page, "#case-studies h2")).toBe(true);
  expect(await isRendered(page, "#our-clients h2")).toBe(false);
  await page.keyboard.press("End");
  expect(await isRendered(page, "#our-clients h2")).toBe(true);
  expect(await isRendered(page, "body > footer form")).toBe(true);
});

test("a place on the page that is clicked before the app has started is gone to, and stays where it is", async ({
  page,
}) => {
  await holdApp(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Explore Solutions" }).click();
  await expect(page).toHaveURL(/#services$/);
  await expect(page.locator("#services")).toBeInViewport();
  const top = () =>
    page.locator("#services").evaluate((part) => Math.round(part.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
});

test("behind a modal, and as the theme changes, what is out of sight is skipped for a while, and nothing moves", async ({
  page,
}) => {
  await open(page, "/");
  const footer = "body > footer form";
  const place = () =>
    page.evaluate(() => {
      const panel = document.querySelector("#industries")?.getBoundingClientRect();
      return [scrollY, panel?.top].map((px) => Math.round(px ?? 0));
    });
  const card = page.locator("#services").getByRole("link", { name: "Blockchain", exact: true });
  await card.scrollIntoViewIfNeeded();
  const before = await place();

  await card.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await isRendered(page, footer)).toBe(false);
  expect(await place()).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await place()).toEqual(before);
  await expect.poll(() => isRendered(page, footer)).toBe(true);

  await page.locator("[data-theme-switch]:visible").click();
  await expect(page.locator("html")).toHaveClass("dark");
  expect(await isRendered(page, footer)).toBe(false);
  await expect.poll(() => isRendered(page, footer)).toBe(true);
  expect(await place()).toEqual(before);
});

test("a window that becomes higher under a modal shows no empty sections", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 500 });
  await open(page, "/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.locator("#phone-menu")).toBeVisible();
  expect(await isRendered(page, "#stats h2")).toBe(false);
  await page.setViewportSize({ width: 412, height: 1600 });
  await expect.poll(() => isRendered(page, "#stats h2")).toBe(true);
});

test("a modal that other software takes away leaves no empty sections", async ({ page }) => {
  await open(page, "/products/smart-dust-bin");
  await page.getByRole("button", { name: "Enlarge the picture" }).click();
  await expect(page.locator("#viewer")).toBeVisible();
  await page.locator("#viewer").evaluate((dialog) => dialog.remove());
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => isRendered(page, "body > footer form")).toBe(true);
});

test("a section that a link in a modal leads to is there at once, and stays where it is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await open(page, "/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const away = () =>
    page.locator("#industries").evaluate((part) => {
      const place = Number.parseFloat(getComputedStyle(part).scrollMarginTop);
      return Math.round(part.getBoundingClientRect().top - place) + 0; // never -0
    });
  await page.locator("#phone-menu").getByRole("link", { name: "Industries" }).click();
  await expect.poll(away).toBe(0);
  expect(await isRendered(page, "#industries h2")).toBe(true);
  await expect.poll(() => isRendered(page, "body > footer form")).toBe(true);
  expect(await away()).toBe(0);
});

test("a page that does not begin at its top is rendered whole at once", async ({ page }) => {
  await page.goto("/#case-studies");
  expect(await isRendered(page, "body > footer form")).toBe(true);
  await page.goto("/contact");
  await page.reload();
  expect(await isRendered(page, "body > footer form")).toBe(true);
});

test("a page that a link leads to is rendered top first, and whole at once where a section is asked for", async ({
  page,
}) => {
  await open(page, "/about-us");
  // Notes whether the last section was rendered in the frame in which the page's top came.
  await page.evaluate(() => {
    const seen: Record<string, boolean | undefined> = {};
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const last = document.querySelector("#case-studies h2");
      if (document.querySelector(".hero") && !(location.hash in seen))
        seen[location.hash] = last?.checkVisibility({ contentVisibilityAuto: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: object }).seen);
  const links = page.getByRole("banner").getByRole("link");
  await links.filter({ hasText: "Case Studies" }).first().click();
  await expect(page.locator("#case-studies")).toBeInViewport();
  await links.filter({ hasText: "About Us" }).first().click();
  await expect(page).toHaveURL("/about-us");
  await links.first().click();
  await expect(page.locator("#case-studies")).toBeAttached();
  expect(await seen()).toEqual({ "#case-studies": true, "": false });
  await expect.poll(() => isRendered(page, "#case-studies h2")).toBe(true);
});

for (const [theme, look] of [
  ["light", "day"],
  ["dark", "night"],
] as const) {
  test(`only the ${look} look of the first picture is asked for in the ${theme} theme, before what is below`, async ({
    page,
  }) => {
    await inTheme(page, theme);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/services/ai-ml");
    await page.waitForLoadState("networkidle");
    const pictures = asked.filter((path) => path.startsWith("/pictures/"));
    expect(pictures[0]).toMatch(new RegExp(`^/pictures/services/ai-ml/main.*\\.${look}\\.`));
    expect(pictures.filter((path) => !path.includes(`.${look}.`))).toEqual([]);
  });
}
