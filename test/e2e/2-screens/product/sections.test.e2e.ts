import type { Page } from "@playwright/test";
import { specId } from "../../../../model/slug.ts";
import { content } from "../../../content.ts";
import { expect, open, test } from "../../fixtures/site.ts";

const products = content.items("products");
const productPage = content.copy("products");
const [product] = products;
const address = `/products/${product?.id}`;
/** As the specification calls them (section 2), by the ids of the sections. */
const tabs = {
  overview: "Overview",
  features: "Features",
  specs: "Specifications",
  "case-studies": "Case Studies",
  faq: "FAQ",
};

const bar = (page: Page) => page.locator(".section-tabs");
const tabTo = (page: Page, label: string) => bar(page).getByRole("link", { name: label, exact: true });
/** In whole pixels: sections stand between pixels, a page scrolls by whole ones. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
const marked = (page: Page) => bar(page).locator("[aria-current]").textContent();

/** Counts the places that the page is scrolled to from now on. */
async function countPlaces(page: Page) {
  await page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    addEventListener("scroll", () => places.add(scrollY));
  });
  return () => page.evaluate(() => (window as unknown as { places: Set<number> }).places.size);
}

test("a tab scrolls smoothly to its section and stops 80 px above it", async ({ page }) => {
  await open(page, address);
  await expect(bar(page).locator("nav").getByRole("link")).toHaveText(Object.values(tabs));
  const steps = await page.evaluate(() => history.length);
  for (const [id, label] of Object.entries(tabs).reverse()) {
    const places = await countPlaces(page);
    await tabTo(page, label).click();
    await expect.poll(() => topOf(page, id), id).toBe(80);
    // One may be where the tab came into sight, one is the section: a smooth way has others between them.
    expect(await places(), id).toBeGreaterThan(2);
    await expect.poll(() => marked(page)).toBe(label);
    await expect(page).toHaveURL(`${address}#${id}`);
  }
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("the tabs take the place of the site's bar and leave the 80 px free", async ({ page }) => {
  await open(page, address);
  await tabTo(page, tabs.specs).click();
  await expect.poll(() => topOf(page, "specs")).toBe(80);
  const box = await bar(page).boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.height).toBeLessThanOrEqual(72);
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await bar(page).getByRole("link", { name: productPage.demo.label }).click();
  await expect(page.getByRole("heading", { name: productPage.closing.title })).toBeInViewport();
});

test("the marked tab follows the scroll, 200 px ahead, and the address follows quietly", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, address);
  expect(await marked(page)).toBe(tabs.overview);
  const steps = await page.evaluate(() => history.length);
  const labels = Object.values(tabs);
  for (const [i, id] of Object.keys(tabs).entries()) {
    if (i === 0) continue;
    await scrollUntil(page, id, 201, "floor");
    await expect.poll(() => marked(page)).toBe(labels[i - 1]);
    await scrollUntil(page, id, 200, "ceil");
    await expect.poll(() => marked(page)).toBe(labels[i]);
    await expect(page).toHaveURL(`${address}#${id}`);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("an address with a section's name opens the page there, with and without scripts", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${address}#specs`);
  await expect.poll(() => topOf(page, "specs")).toBe(80);
  await open(page, `${address}#faq`);
  await expect.poll(() => topOf(page, "faq")).toBe(80);
});

test("an address that names a row keeps naming it while the row is in sight", async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const row = specId(product?.specs[0]?.name ?? "");
  await open(page, `${address}#${row}`);
  await expect(page.locator(`#${row}`)).toBeInViewport();
  await scrolled(page, 40);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(`${address}#${row}`);
  await scrollUntil(page, "faq", 200, "ceil");
  await expect(page).toHaveURL(`${address}#faq`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the tabs lead to the sections", async ({ page }) => {
    await page.goto(address);
    await tabTo(page, tabs.faq).click();
    await expect(page.getByRole("heading", { name: productPage.faq.title, exact: true })).toBeInViewport();
    await expect(page).toHaveURL(`${address}#faq`);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  const dropUp = (page: Page) => page.locator(".drop-up");
  const opener = (page: Page) => dropUp(page).getByRole("button");

  test("a menu at the bottom opens upwards and leads to the sections", async ({ page }) => {
    await open(page, address);
    await expect(bar(page)).toBeHidden();
    await opener(page).click();
    const list = dropUp(page).getByRole("navigation");
    await expect(list.getByRole("link")).toHaveText(Object.values(tabs));
    const [opened, closed] = [await list.boundingBox(), await opener(page).boundingBox()];
    expect((opened?.y ?? 0) + (opened?.height ?? 0)).toBeLessThanOrEqual(closed?.y ?? 0);
    await list.getByRole("link", { name: tabs.specs }).click();
    await expect(list).toBeHidden();
    await expect.poll(() => topOf(page, "specs")).toBe(80);
    await expect(page).toHaveURL(`${address}#specs`);
  });

  test("it hides all the same once a finger has opened and closed it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, address);
    await opener(page).click();
    await expect(dropUp(page).getByRole("navigation")).toBeVisible();
    await opener(page).click();
    await expect(dropUp(page).getByRole("navigation")).toBeHidden();
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(opener(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 1480));
    await expect(opener(page)).toBeInViewport();
  });

  test("that menu hides on the way down past 100 px and comes back on the way up", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, address);
    await expect(opener(page)).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 100));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
    await expect(opener(page)).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 101));
    await expect(opener(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(opener(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 1480));
    await expect(opener(page)).toBeInViewport();
  });
});

/** Puts a section's top so many pixels below the window's: at least (floor) or at most (ceil) that far. */
const scrollUntil = (page: Page, id: string, distance: number, round: "floor" | "ceil") =>
  page.evaluate(
    ([section, far, way]) => {
      const { top = 0 } = document.getElementById(section)?.getBoundingClientRect() ?? {};
      scrollBy(0, Math[way](top - far));
    },
    [id, distance, round] as const,
  );

/** Scrolls, and waits until the page has heard of it. */
const scrolled = (page: Page, pixels: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        addEventListener("scroll", () => done(), { once: true });
        window.scrollBy(0, y);
      }),
    pixels,
  );
