import type { Page } from "@playwright/test";
import { expect, open, stopClock, test } from "../../fixtures/site.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const offset = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const barHeight = 72;

/** Every place that the page was scrolled to from now on. */
async function watchScrolling(page: Page) {
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener("scroll", () => places.push(Math.round(scrollY)));
  });
  return () => page.evaluate(() => [...new Set((window as unknown as { places: number[] }).places)]);
}

test("a link to a section of another page leads there at once, below the bar, and takes the focus along", async ({
  page,
}) => {
  await open(page, "/about-us");
  await scrollTo(page, 900);
  const places = await watchScrolling(page);
  await bar(page).getByRole("link", { name: "Industries" }).click();
  await expect(page).toHaveURL("/#industries");
  await expect.poll(() => focused(page)).toBe("industries");
  const top = async () => Math.round((await page.locator("#industries").boundingBox())?.y ?? 0);
  await expect.poll(top).toBeGreaterThanOrEqual(barHeight);
  expect(await top()).toBeLessThanOrEqual(barHeight + 16);
  expect((await places()).length).toBeLessThanOrEqual(3);
});

test("the section is settled 100 ms after the navigation", async ({ page }) => {
  await page.clock.install();
  await open(page, "/about-us");
  await stopClock(page);
  await bar(page).getByRole("link", { name: "Case Studies" }).click();
  await expect(page).toHaveURL("/#case-studies");
  await expect.poll(() => focused(page)).toBe("main");
  await scrollTo(page, 0);
  await page.clock.runFor(99);
  expect(await offset(page)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => focused(page)).toBe("case-studies");
  expect(await offset(page)).toBeGreaterThan(barHeight);
});

test("another page begins at its top, is read out, and takes the focus", async ({ page }) => {
  await open(page, "/about-us");
  await scrollTo(page, 900);
  const places = await watchScrolling(page);
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => offset(page)).toBe(0);
  expect((await places()).filter((place) => place !== 0 && place !== 900)).toEqual([]);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("[aria-live=polite].sr-only").filter({ hasText: /\S/ })).toHaveText(
    await page.title(),
  );
});

test("back and forward return to where each page was left", async ({ page }) => {
  await open(page, "/about-us");
  await scrollTo(page, 900);
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect.poll(() => offset(page)).toBe(0);
  await scrollTo(page, 250);
  const places = await watchScrolling(page);
  await page.goBack();
  await expect.poll(() => offset(page)).toBe(900);
  await page.goForward();
  await expect.poll(() => offset(page)).toBe(250);
  expect((await places()).every((place) => [0, 250, 900].includes(place))).toBe(true);
});

test("back from one section to the one before returns there, and then to where the page began", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await bar(page).getByRole("link", { name: "Industries" }).click();
  await expect(page).toHaveURL("/#industries");
  await expect.poll(() => focused(page)).toBe("industries");
  const place = await offset(page);
  await bar(page).getByRole("link", { name: "Case Studies" }).click();
  await expect(page).toHaveURL("/#case-studies");
  await expect.poll(() => focused(page)).toBe("case-studies");
  await page.goBack();
  await expect(page).toHaveURL("/#industries");
  await expect.poll(() => offset(page)).toBe(place);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => offset(page)).toBe(0);
});

for (const [motion, smooth] of [
  ["no-preference", true],
  ["reduce", false],
] as const) {
  test(`within a page the way to a section is ${smooth ? "smooth" : "instant where less motion is asked for"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, "/");
    const places = await watchScrolling(page);
    await bar(page).getByRole("link", { name: "Case Studies" }).click();
    const section = page.locator("#case-studies");
    const fromBar = async () => Math.abs(((await section.boundingBox())?.y ?? 0) - barHeight);
    await expect.poll(fromBar, { timeout: 15_000 }).toBeLessThanOrEqual(16);
    await expect.poll(() => focused(page)).toBe("case-studies");
    // However few frames a slow machine draws: a smooth way has one between its start and its end.
    const between = (await places()).slice(0, -1);
    if (smooth) expect(between).not.toEqual([]);
    else expect(between.length).toBeLessThanOrEqual(1);
  });
}

for (const motion of ["reduce", "no-preference"] as const)
  test(`back from a place on the page returns to where its link was, on the first page, too (${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, "/contact");
    await scrollTo(page, 150);
    await expect.poll(() => offset(page)).toBe(150);
    await page.locator("main a[href='#offices']").first().click();
    await expect(page).toHaveURL("/contact#offices");
    await expect.poll(() => focused(page)).toBe("offices");
    const top = async () => (await page.locator("#offices").boundingBox())?.y ?? Number.NaN;
    await expect.poll(top).toBeLessThanOrEqual(barHeight + 16);
    const place = await offset(page);
    await page.goBack();
    await expect.poll(() => offset(page)).toBe(150);
    await page.goForward();
    await expect.poll(() => offset(page)).toBe(place);
  });
