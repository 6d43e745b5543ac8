import type { Page } from "@playwright/test";
import { expect, openKit, test } from "../fixtures/kit.ts";

const clients = (page: Page) => page.locator(".marquee");
const number = (page: Page) => page.locator(".count-up[data-to='275']");

/** Where the strip is in its turn, 0 to 1. */
const turn = (page: Page) =>
  clients(page)
    .locator(".marquee-track")
    .evaluate((track) => track.getAnimations()[0]?.effect?.getComputedTiming().progress ?? null);

const isRunning = (page: Page) =>
  clients(page)
    .locator(".marquee-track")
    .evaluate((track) => track.getAnimations()[0]?.playState === "running");

test("the strip turns in 10 s without a seam, 40 px between its parts, and is read once", async ({
  page,
}) => {
  await openKit(page);
  await clients(page).scrollIntoViewIfNeeded();
  const track = clients(page).locator(".marquee-track");
  expect(await track.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration)).toBe(
    10_000,
  );
  const [first, copy] = await track.locator("ul").evaluateAll((lists) =>
    lists.map((list) => {
      const { left, width } = list.getBoundingClientRect();
      const [a, b] = [...list.children].map((item) => item.getBoundingClientRect());
      return { left, width, gap: (b?.left ?? 0) - (a?.right ?? 0) };
    }),
  );
  expect(first?.gap).toBeCloseTo(40, 2);
  expect(copy?.width).toBeCloseTo(first?.width ?? 0, 2);
  expect(copy?.left).toBeCloseTo((first?.left ?? 0) + (first?.width ?? 0), 0);
  await expect(page.getByRole("list", { name: "Clients" })).toHaveCount(1);
  await expect(clients(page).getByRole("listitem")).toHaveCount(8);
});

test("the strip waits while pointed at, and a switch stops it", async ({ page }) => {
  await openKit(page);
  await clients(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isRunning(page)).toBe(true);
  await clients(page).locator(".marquee-view").hover();
  await expect.poll(() => isRunning(page)).toBe(false);
  await page.mouse.move(3, 3);
  await expect.poll(() => isRunning(page)).toBe(true);
  const pause = page.getByRole("checkbox", { name: "Pause the moving strip" });
  await pause.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => isRunning(page)).toBe(false);
  await clients(page).locator("label").click();
  await expect.poll(() => isRunning(page)).toBe(true);
});

test("a number counts up from 0 in 2 s, once, when it is first seen, and moves nothing", async ({ page }) => {
  await openKit(page);
  const counted = () =>
    number(page).evaluate((element) => Number(getComputedStyle(element).getPropertyValue("--counted")));
  const counting = () =>
    number(page).evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  const place = () =>
    number(page).evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    });
  await expect(number(page)).toHaveText("275");
  expect(await counted()).toBe(0);
  expect(await counting()).toEqual(["paused"]);
  const before = await place();
  expect(
    await number(page).evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration),
  ).toBe(2000);

  await number(page).scrollIntoViewIfNeeded();
  await expect.poll(counting).toEqual(["running"]);
  await number(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    animation?.pause();
    if (animation) animation.currentTime = 1000;
  });
  // Half the time is more than half the way: it eases out.
  expect(await counted()).toBeGreaterThan(150);
  expect(await counted()).toBeLessThan(275);
  expect(await place()).toEqual(before);
  await number(page).evaluate((element) => element.getAnimations()[0]?.finish());
  await expect.poll(counting).toEqual([]);

  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await number(page).scrollIntoViewIfNeeded();
  expect(await counting()).toEqual([]);
});

test("a number that is not told how long counts for a second and a half", async ({ page }) => {
  await openKit(page);
  const counting = page.locator(".count-up[data-to='38']");
  expect(await counting.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration)).toBe(
    1500,
  );
});

test("a figure draws itself as it comes into view, and what is drawn stays", async ({ page }) => {
  await openKit(page);
  const line = page.locator("#figures .ring-line").first();
  const drawing = () => line.evaluate((element) => element.getAnimations().length);
  expect(await drawing()).toBe(1);
  await line.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  await expect.poll(drawing).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  expect(await drawing()).toBe(0);
});

test.describe("for those who ask for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves: the strip wraps, numbers and figures are there at once", async ({ page }) => {
    await openKit(page);
    await number(page).scrollIntoViewIfNeeded();
    const moving = await page
      .locator("main")
      .evaluate((main) =>
        main
          .getAnimations({ subtree: true })
          .flatMap((animation) => (animation instanceof CSSAnimation ? animation.animationName : [])),
      );
    expect(moving).toEqual([]);
    expect(await turn(page)).toBeNull();
    for (const item of await clients(page).getByRole("listitem").all()) await expect(item).toBeInViewport();
    await expect(page.getByRole("checkbox", { name: "Pause the moving strip" })).toBeHidden();
    const drawn = await number(page).evaluate(
      (element) => getComputedStyle(element.querySelector("span") ?? element).opacity,
    );
    expect(drawn).toBe("1");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the strip can be stopped and the numbers read", async ({ page }) => {
    await page.goto("/kit");
    await expect(number(page)).toHaveText("275");
    await clients(page).locator("label").click();
    await expect(page.getByRole("checkbox", { name: "Pause the moving strip" })).toBeChecked();
  });
});

test("a ring's colour follows its value", async ({ page }) => {
  await openKit(page);
  const tones = await page
    .locator("#figures [data-tone]")
    .evaluateAll((rings) => rings.map((ring) => `${ring.ariaLabel} ${ring.getAttribute("data-tone")}`));
  expect(tones).toEqual([
    "0% danger",
    "25% danger",
    "26% warning",
    "50% warning",
    "51% primary",
    "75% primary",
    "76% success",
    "100% success",
    "64% primary",
  ]);
});
