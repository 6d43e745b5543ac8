import type { Page } from "@playwright/test";
import { expect, open, test } from "../../fixtures/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const row = (page: Page) => page.locator("#services ul");
const earlier = (page: Page) => page.getByRole("button", { name: "Previous services" });
const more = (page: Page) => page.getByRole("button", { name: "More services" });
const scrolled = (page: Page) => row(page).evaluate((list) => list.scrollLeft);

test("twelve services, and each press of a button scrolls by 300 px", async ({ page }) => {
  await open(page, "/");
  // A card and its gap are as wide: snapped to the next card, the row would hide that a press asks for more or less.
  await row(page).evaluate((list) => {
    list.style.scrollSnapType = "none";
  });
  await expect(row(page).getByRole("listitem")).toHaveCount(12);
  await expect(earlier(page)).toBeDisabled();
  await more(page).click();
  await expect.poll(() => scrolled(page)).toBe(300);
  await expect(earlier(page)).toBeEnabled();
  await more(page).click();
  await expect.poll(() => scrolled(page)).toBe(600);
  await earlier(page).click();
  await expect.poll(() => scrolled(page)).toBe(300);
});

test.describe("while the row still moves", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("presses add up: four lead 1200 px on, and two back", async ({ page }) => {
    await open(page, "/");
    await more(page).click({ clickCount: 4 });
    await expect.poll(() => scrolled(page)).toBe(1200);
    await earlier(page).click({ clickCount: 2 });
    await expect.poll(() => scrolled(page)).toBe(600);
  });
});

test("each button is disabled at its end, whatever moved the row", async ({ page }) => {
  await open(page, "/");
  const atStart = async (reason: string) => {
    await expect(earlier(page), reason).toBeDisabled();
    await expect(more(page), reason).toBeEnabled();
  };
  const atEnd = async (reason: string) => {
    await expect(more(page), reason).toBeDisabled();
    await expect(earlier(page), reason).toBeEnabled();
  };
  await row(page).focus();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    expect(await more(page).isDisabled()).toBe(true);
  }).toPass({ intervals: [50] });
  await atEnd("by keys");
  await row(page).evaluate(standsStill);
  await row(page).hover();
  await page.mouse.wheel(-9000, 0);
  await atStart("by wheel");
  // As a finger does.
  await row(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await atEnd("by touch");
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(more(page), "in a narrower window").toBeEnabled();
  await page.setViewportSize({ width: 1280, height: 800 });
  await atEnd("in a wider window");
});

test("keys bring every card into sight", async ({ page }) => {
  await open(page, "/");
  const last = row(page).getByRole("link").last();
  await last.focus();
  await expect(last).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

/** Runs in the page: the last key's scrolling glides on for a while, and would pull the row back from where it is moved. */
async function standsStill(list: Element) {
  for (let frames = 0, last = list.scrollLeft; frames < 20; frames++) {
    await new Promise(requestAnimationFrame);
    if (list.scrollLeft !== last) frames = 0;
    last = list.scrollLeft;
  }
}
