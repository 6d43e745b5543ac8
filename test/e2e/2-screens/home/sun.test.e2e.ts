import type { Page } from "@playwright/test";
import { content } from "../../../content.ts";
import { expect, holdApp, holdScripts, inTheme, open, startApp, test } from "../../fixtures/site.ts";

const { sun, controls } = content.file("home").hero;
const sunOn = (page: Page) => page.getByRole("slider", { name: sun.label });
const switchToDark = (page: Page) =>
  page
    .locator("header")
    .getByRole("button", { name: content.file("site").theme.toDark })
    .click();
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test("the sun is drawn from day to night by keys: the theme follows it, and the lights come on district by district", async ({
  page,
}) => {
  await inTheme(page, "light");
  await open(page, "/");
  const slider = sunOn(page);
  await expect(slider).toHaveAttribute("aria-valuetext", "Day");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "Dawn");
  await expect(page.locator(".hero-dawn")).not.toHaveCSS("opacity", "0");
  await page.keyboard.press("End");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(slider).toHaveAttribute("aria-valuetext", "Night");
  await expect(page.locator(".hero-lights")).toBeHidden();

  const lit: number[] = [];
  for (let i = 0; i < 38; i++) {
    await page.keyboard.press("ArrowLeft");
    lit.push(await districtsLit(page));
  }
  expect(new Set(lit).size).toBeGreaterThan(5);
  expect(lit).toEqual(lit.toSorted((a, b) => b - a));
  expect(lit.at(-1)).toBeLessThan(3);

  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowLeft");
  await expect(page.locator("html")).toHaveClass(/light/);
  await expect(page.locator(".hero-lights")).toBeHidden();
});

test("when the window gets another size, the lights are cut out for it", async ({ page }) => {
  await inTheme(page, "dark");
  await open(page, "/");
  await sunOn(page).focus();
  for (let i = 0; i < 20; i++) await page.keyboard.press("ArrowLeft");
  const outline = () =>
    page
      .locator(".hero-lights img")
      .nth(1)
      .evaluate((layer) => (layer as HTMLElement).style.clipPath);
  const before = await outline();
  expect(before).toMatch(/^path/);
  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(outline).not.toBe(before);
  expect(await outline()).toMatch(/^path/);
});

test("the theme's switch turns the city's lights on in one go, and the sun goes down with it", async ({
  page,
}) => {
  await inTheme(page, "light");
  await page.goto("/");
  await page.getByRole("checkbox", { name: controls.pause }).check();
  await startApp(page);
  const seen = await page.evaluateHandle(watchLights);
  await switchToDark(page);
  await expect(sunOn(page)).toHaveValue("100");
  await expect.poll(() => page.evaluate((counts) => counts.at(-1), seen)).toBe("all");
  const counts = await seen.jsonValue();
  expect(counts.length).toBeGreaterThan(2);
});

test("whatever scene stands there, the sun brings the city back", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("radio", { name: "Smart Port" }).check();
  const city = page.locator(".hero-scene").first();
  await expect(city).not.toHaveAttribute("data-place", "0");
  await sunOn(page).press("Home");
  await expect(city).toHaveAttribute("data-place", "0");
  await expect(page.locator(".featured-card[data-place='0']")).toContainText("Smart Port");
});

test("a sun that was moved before the app came is followed when it has come", async ({ page }) => {
  await inTheme(page, "light");
  const letGo = await holdScripts(page);
  await page.goto("/");
  await expect(sunOn(page)).toHaveValue("35");
  await sunOn(page).press("End");
  await letGo();
  await expect.poll(() => themeOf(page)).toBe("dark");
  await expect(sunOn(page)).toHaveValue("100");
});

test("where the app never starts, the theme follows the sun", async ({ page }) => {
  await inTheme(page, "light");
  await holdApp(page);
  await page.goto("/");
  await sunOn(page).press("End");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await sunOn(page).press("Home");
  await expect(page.locator("html")).toHaveClass(/light/);
  await expect(sunOn(page)).toHaveAttribute("aria-valuetext", "Dawn");
});

test("lights that cannot be fetched leave the night as it is", async ({ page }) => {
  await inTheme(page, "light");
  await page.route(/\.(unlit|windows|lamps|lines)\./, (route) => route.fulfill({ status: 200, body: "" }));
  await open(page, "/");
  await sunOn(page).press("End");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await sunOn(page).press("ArrowLeft");
  await expect(page.locator(".hero-lights")).toHaveCount(0);
});

test.describe("when what follows the sun cannot be fetched", () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test("the theme follows it all the same", async ({ page }) => {
    await inTheme(page, "light");
    await page.route("**/assets/follow-sun-*.js", (route) => route.abort());
    await open(page, "/");
    const failed = page.waitForEvent("requestfailed");
    await sunOn(page).focus();
    await failed;
    await page.keyboard.press("End");
    await expect(page.locator("html")).toHaveClass(/dark/);
    await page.keyboard.press("Home");
    await expect(page.locator("html")).toHaveClass(/light/);
    await switchToDark(page);
    await expect(page.locator("html")).toHaveClass(/dark/);
  });
});

test.describe("for those who want less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the theme changes in one go", async ({ page }) => {
    await inTheme(page, "light");
    await open(page, "/");
    const seen = await page.evaluateHandle(watchLights);
    await switchToDark(page);
    await expect(sunOn(page)).toHaveValue("100");
    expect(await seen.jsonValue()).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no sun that could not be moved", async ({ page }) => {
    await page.goto("/");
    await expect(sunOn(page)).toBeHidden();
  });
});

/** How many districts' windows are lit. */
const districtsLit = (page: Page) =>
  page.evaluate(() => {
    const [, windows] = document.querySelectorAll<HTMLElement>(".hero-lights > img");
    const path = windows?.style.clipPath ?? "";
    return path === "none" ? 99 : (path.match(/M[^Z]+L/g)?.length ?? 0);
  });

/** Runs in the page: notes each number of districts that are lit, and when all of it is over. */
function watchLights() {
  const counts: (number | "all")[] = [];
  new MutationObserver(() => {
    const frame = document.querySelector<HTMLElement>(".hero-lights");
    const windows = frame?.querySelectorAll<HTMLElement>("img")[1];
    if (!frame || !windows?.style.clipPath) return;
    const count = frame.hidden ? "all" : (windows.style.clipPath.match(/M/g)?.length ?? 0);
    if (counts.at(-1) !== count && (counts.length || count !== "all")) counts.push(count);
  }).observe(document.querySelector(".hero") as Element, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  return counts;
}
