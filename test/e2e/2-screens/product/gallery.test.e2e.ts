import type { Page } from "@playwright/test";
import { content } from "../../../content.ts";
import { expect, open, test } from "../../fixtures/site.ts";

const [product] = content.items("products");
if (!product) throw new Error("There is no product to test with.");
const address = `/products/${product.id}`;
const pictures = [product.heroImage, ...product.detailImages].map(({ alt }) => alt);

const enlarge = (page: Page) => page.getByRole("button", { name: "Enlarge the picture" });
const choices = (page: Page) => page.getByRole("group", { name: product.title });
const choice = (page: Page, i: number) => choices(page).getByRole("radio", { name: pictures[i] });

/** Which picture stands on the stage, once the one before has faded. */
const onStage = (page: Page) => shownIn(enlarge(page).locator(".."));
const inViewer = (page: Page) => shownIn(page.getByRole("dialog"));

async function shownIn(place: ReturnType<Page["locator"]>) {
  const shown = place.locator("[data-picture]").filter({ visible: true });
  await expect(shown).toHaveCount(1);
  return Number(await shown.getAttribute("data-picture"));
}

test("a click on a small picture shows it large", async ({ page }) => {
  await open(page, address);
  // The hero's picture and the three details.
  await expect(choices(page).getByRole("radio")).toHaveCount(4);
  expect(await onStage(page)).toBe(1);
  await choice(page, 2).click();
  expect(await onStage(page)).toBe(3);
  await expect(choice(page, 2)).toBeChecked();
});

test("arrow keys lead from picture to picture and round again", async ({ page }) => {
  await open(page, address);
  await choice(page, 0).focus();
  await page.keyboard.press("ArrowRight");
  expect(await onStage(page)).toBe(2);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect(await onStage(page)).toBe(pictures.length);
  await enlarge(page).focus();
  await page.keyboard.press("ArrowRight");
  expect(await onStage(page)).toBe(1);
});

test("the picture opens in a window of its own, where arrows and buttons lead on", async ({ page }) => {
  await open(page, address);
  await choice(page, 1).click();
  await enlarge(page).click();
  expect(await inViewer(page)).toBe(2);
  await expect(page.getByRole("dialog").getByText(pictures[1] ?? "")).toBeVisible();
  await page.getByRole("button", { name: "Next picture" }).click();
  expect(await inViewer(page)).toBe(3);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect(await inViewer(page)).toBe(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(enlarge(page)).toBeFocused();
  expect(await onStage(page)).toBe(1);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test("a swipe shows the next picture, a stroke down scrolls the page", async ({ page }) => {
    await page.goto(address);
    await page.touchscreen.tap(5, 5);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await swipe(page, -120, 0);
    expect(await onStage(page)).toBe(2);
    await swipe(page, 120, 0);
    expect(await onStage(page)).toBe(1);
    await swipe(page, 0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await onStage(page)).toBe(1);
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pictures can be chosen and enlarged", async ({ page }) => {
    await page.goto(address);
    await choice(page, 2).click();
    expect(await onStage(page)).toBe(3);
    await enlarge(page).click();
    expect(await inViewer(page)).toBe(3);
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

/** A finger on the stage, as the browser's own input. */
async function swipe(page: Page, across: number, down: number) {
  const box = await enlarge(page).boundingBox();
  const finger = await page.context().newCDPSession(page);
  const from = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: from.x + across * part, y: from.y + down * part }],
    });
  await touch("touchStart", 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", part);
  await touch("touchEnd", 1);
}
