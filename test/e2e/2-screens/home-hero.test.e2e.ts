import type { Page } from "@playwright/test";
import { expect, holdApp, open, test } from "../site.ts";

const cards = [
  { title: "AI & Machine Learning", path: "/services/ai-ml" },
  { title: "E-Governance", path: "/industries/e-governance" },
  { title: "Smart Port", path: "/industries/smart-port" },
  { title: "Water Monitoring System", path: "/products/water-monitoring-system" },
  { title: "Data Analytics & AI", path: "/services/data-analytics" },
];

const front = (page: Page) => page.locator(".featured-card[data-place='0']");

/** How far the stack and the scenes have come, as places in their rows. */
const positions = (page: Page) =>
  page.evaluate(() =>
    [".featured-card[data-place='0']", ".hero-scene[data-scene='now']"].map((selector) => {
      const element = document.querySelector(selector);
      return [...(element?.parentElement?.children ?? [])].indexOf(element as Element);
    }),
  );

/** Opens the page with the browser's clock in hand, just after a turn. */
async function openAfterTurn(page: Page) {
  await page.clock.install({ time: 0 });
  await open(page, "/");
  await expect(page.locator(".hero[data-awake]")).toBeVisible();
  await page.clock.pauseAt(60_000);
  const before = String(await positions(page));
  while (String(await positions(page)) === before) await page.clock.runFor(50);
}

test("the front card is as wide as the window allows and 60 % as high, and follows resizing", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const [window, width] of [
    [330, 290],
    [375, 300],
    [639, 300],
    [640, 500],
    [768, 500],
    [1280, 500],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 });
    await expect
      .poll(async () => front(page).boundingBox(), `at ${window} px`)
      .toMatchObject({ width, height: width * 0.6 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window);
  }
});

test("card and scene move on every 3 s, round and round", async ({ page }) => {
  await openAfterTurn(page);
  let [card = 0, city = 0] = await positions(page);
  for (let turn = 0; turn < 6; turn++) {
    await page.clock.runFor(2900);
    expect(await positions(page)).toEqual([card, city]);
    await page.clock.runFor(100);
    [card, city] = [(card + 1) % 5, (city + 1) % 4];
    await expect.poll(() => positions(page)).toEqual([card, city]);
  }
});

test("the front card is sharp and above the others, which stand behind at their own offsets, blurred", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const looks = await page.locator(".featured-card").evaluateAll((all) =>
    all.map((card) => {
      const { filter, transform, zIndex } = getComputedStyle(card);
      return { blur: Number.parseFloat(filter.slice(5)), transform, layer: Number(zIndex) };
    }),
  );
  expect(looks.map(({ blur }) => blur)).toEqual([0, 1.25, 2.5, 3.75, 5]);
  expect(looks.map(({ layer }) => layer)).toEqual([5, 4, 3, 2, 1]);
  expect(new Set(looks.map(({ transform }) => transform)).size).toBe(5);
});

test("only the card in front is a stop for keys, before the app has come as after", async ({ page }) => {
  const stops = page.locator(".featured-card:not([inert]) a:not([tabindex='-1'])");
  await holdApp(page);
  await page.goto("/");
  await expect(stops).toHaveCount(1);
  await page.unrouteAll();
  await open(page, "/");
  await expect(stops).toHaveCount(1);
});

test("it stands still while it is pointed at, focused, paused or out of sight", async ({ page }) => {
  await openAfterTurn(page);
  const standsStill = async (reason: string) => {
    const now = await positions(page);
    await page.clock.runFor(7000);
    expect(await positions(page), reason).toEqual(now);
  };
  const goesOn = async (reason: string) => {
    const now = await positions(page);
    await page.clock.runFor(3000);
    await expect.poll(() => positions(page), reason).not.toEqual(now);
  };

  await front(page).hover();
  await standsStill("pointed at");
  await page.mouse.move(3, 3);
  await goesOn("no longer pointed at");

  await page.getByRole("link", { name: "Explore Solutions" }).focus();
  await page.keyboard.press("Tab");
  await standsStill("focused");
  await page.locator("h1").click();
  await goesOn("no longer focused");

  const pause = page.getByRole("checkbox", { name: "Pause the rotation" });
  await pause.check();
  await standsStill("paused");
  await pause.uncheck();
  await goesOn("no longer paused, with the pointer on the button");

  const show = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await show(true);
  await standsStill("in a hidden tab");
  await show(false);
  await goesOn("back in sight");
});

test("dots choose a card by pointer and by arrow keys", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const dots = page.getByRole("group", { name: "Featured work" });
  for (const { title } of [...cards].reverse()) {
    await dots.getByRole("radio", { name: title }).click();
    await expect(front(page)).toContainText(title);
    await expect(dots.getByRole("radio", { name: title })).toBeChecked();
  }
  await page.keyboard.press("ArrowRight");
  await expect(front(page)).toContainText("E-Governance");
});

test("a swipe brings the next card or the one before, and opens nothing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const swipe = async (by: number) => {
    const box = await front(page).boundingBox();
    if (!box) throw new Error("no card in front");
    await page.mouse.move(box.x + box.width / 2, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + by, box.y + 44, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(-120);
  await expect(front(page)).toContainText("E-Governance");
  await swipe(120);
  await expect(front(page)).toContainText("AI & Machine Learning");
  await swipe(120);
  await expect(front(page)).toContainText("Data Analytics & AI");
  await expect(page).toHaveURL("/");
});

test("only the front card can be followed, to its page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const followed = page.locator(".featured-card:not([inert])").getByRole("link");
  for (const { title, path } of cards) {
    await page.getByRole("radio", { name: title }).check();
    await expect(followed).toHaveText(title);
    await expect(followed).toHaveAttribute("href", path);
  }
  await front(page).click();
  await expect(page).toHaveURL("/services/data-analytics");
});

test("Explore Solutions goes to the services", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Explore Solutions" }).click();
  await expect(page).toHaveURL("/#services");
  await expect(page.locator("#services")).toBeInViewport();
});

test("with less motion asked for, the first card stands and there is nothing to pause", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install({ time: 0 });
  await open(page, "/");
  await page.clock.pauseAt(60_000);
  await page.clock.runFor(9000);
  await expect(front(page)).toContainText(cards[0]?.title ?? "");
  await expect(page.getByRole("checkbox", { name: "Pause the rotation" })).toBeHidden();
});

test.describe("before the app is awake", () => {
  test.use({ expectedMessages: [/does not provide an export/] });

  test.beforeEach(async ({ page }) => {
    // The page's modules never come.
    await page.route("**/*", (route) =>
      route.request().resourceType() === "script"
        ? route.fulfill({ contentType: "text/javascript", body: "" })
        : route.continue(),
    );
    await page.goto("/");
  });

  const at = (page: Page, seconds: number) =>
    page.evaluate((time) => {
      for (const animation of document.querySelector(".hero")?.getAnimations({ subtree: true }) ?? []) {
        if (!("animationName" in animation) || animation.timeline !== document.timeline) continue;
        animation.pause();
        animation.currentTime = time * 1000;
      }
      const layers = [...document.querySelectorAll(".featured-card")].map((card) =>
        Number(getComputedStyle(card).zIndex),
      );
      const shown = [...document.querySelectorAll(".hero-scene")].map(
        (part) => getComputedStyle(part).opacity === "1",
      );
      return { card: layers.indexOf(Math.max(...layers)), scene: shown.indexOf(true) };
    }, seconds);

  test("CSS turns card and scene at the same pace, until the first card is back", async ({ page }) => {
    for (let turn = 0; turn <= 5; turn++)
      expect(await at(page, 3 * turn + 1)).toEqual({ card: turn % 5, scene: turn % 4 });
  });

  test("a scene is not asked for until shortly before it is shown", async ({ page }) => {
    const asked = () =>
      page
        .locator(".hero-scene > .by-day")
        .evaluateAll((all) => all.map((part) => getComputedStyle(part).display !== "none"));
    await at(page, 0.5);
    expect(await asked()).toEqual([true, false, false, false]);
    await at(page, 2.2);
    expect(await asked()).toEqual([true, true, false, false]);
    await at(page, 8.5);
    expect(await asked()).toEqual([true, true, true, true]);
  });

  test("pointing and the pause button hold it", async ({ page }) => {
    const playing = () =>
      page.evaluate(() => document.querySelector(".featured-card")?.getAnimations()[0]?.playState);
    expect(await playing()).toBe("running");
    await page.locator(".featured-stack").hover({ position: { x: 30, y: 120 } });
    await expect.poll(playing).toBe("paused");
    await page.mouse.move(3, 3);
    await expect.poll(playing).toBe("running");
    await page.getByRole("checkbox", { name: "Pause the rotation" }).check();
    await expect.poll(playing).toBe("paused");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first card stands and the others follow it in a row", async ({ page }) => {
    await page.goto("/");
    const links = page.locator(".featured-link");
    await expect(links.first()).toBeInViewport();
    for (const [index, { path }] of cards.entries()) {
      await expect(links.nth(index)).toHaveAttribute("href", path);
      await links.nth(index).scrollIntoViewIfNeeded();
      await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 });
    }
    await links.nth(4).click();
    await expect(page).toHaveURL("/services/data-analytics");
  });
});
