import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./fixtures/axe.ts";
import { expect, open, stopClock, test } from "./fixtures/site.ts";

const clock = (page: Page) => page.locator(".stage-time");
const minuteShown = async (page: Page) => {
  const [hours = 0, minutes = 0] = ((await clock(page).textContent()) ?? "").split(":").map(Number);
  return hours * 60 + minutes;
};

test("a visitor starts the city, sets a block on fire and follows the incident to its end", async ({
  page,
}) => {
  await open(page, "/control-room");
  await page.getByRole("button", { name: "Start the city" }).click();
  await expect(clock(page)).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();

  await page.getByRole("button", { name: "Start a fire" }).click();
  await page.getByRole("button", { name: "Here: the bazaar quarter" }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  const slider = page.getByRole("slider", { name: "Time of day" });
  const now = Number(await slider.inputValue());

  await slider.fill(String(now + 7));
  const incident = page.getByRole("button", { name: /^Fire, the bazaar quarter/ });
  await expect(incident).toBeVisible();
  await expect(page.getByRole("log")).toContainText("A caller reports fire at the bazaar quarter.");
  await slider.fill(String(now + 100));
  await expect(incident).toContainText("Closed");
});

test("the focus is never lost: not by starting, nor by choosing a place, changing one's mind or beginning again", async ({
  page,
}) => {
  await open(page, "/control-room");
  const press = async (name: string) => {
    await page.getByRole("button", { name }).first().focus();
    await page.keyboard.press("Enter");
  };
  const fire = page.getByRole("button", { name: "Start a fire" });
  await press("Start the city");
  await expect(page.getByRole("button", { name: "Pause" })).toBeFocused();
  await press("Start a fire");
  await press("Here: the bazaar quarter");
  await expect(fire).toBeFocused();
  await press("Start a fire");
  await press("Cancel");
  await expect(fire).toBeFocused();
  await press("Undo all");
  await expect(page.locator("[data-action]").first()).toBeFocused();
});

test("an incident that is closed while keys rest on it leaves the focus in its region", async ({ page }) => {
  await open(page, "/control-room?day=monsoon&at=1110");
  await page.getByRole("button", { name: "Pause" }).click();
  const slider = page.getByRole("slider", { name: "Time of day" });
  const goTo = (minute: string) =>
    slider.evaluate((field: HTMLInputElement, to) => {
      // As React hears of a change that was made without the focus.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, to);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, minute);
  for (const [control, region] of [
    [
      page.getByRole("button", { name: /^Show .* on the map$/ }),
      page.getByRole("region", { name: "Map of the city" }),
    ],
    [page.locator(".incident"), page.locator(".incidents")],
  ] as const) {
    await goTo("1110");
    await control.last().focus();
    await goTo("300");
    await expect(control).toHaveCount(0);
    await expect(region).toBeFocused();
  }
});

test("a link to a day leaves the focus where the page begins", async ({ page }) => {
  await open(page, "/control-room?day=burst&at=90");
  await expect(clock(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test("the clock runs, stops at a press, and can be pulled by keys", async ({ page }) => {
  await open(page, "/control-room?day=burst&at=90");
  await expect(clock(page)).toBeVisible();
  const begun = await minuteShown(page);
  await expect.poll(() => minuteShown(page)).toBeGreaterThan(begun);
  await page.getByRole("button", { name: "Pause" }).click();
  const slider = page.getByRole("slider", { name: "Time of day" });
  const paused = Number(await slider.inputValue());
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue(String(paused + 1));
  await page.getByRole("button", { name: "10 minutes back" }).click();
  await expect(slider).toHaveValue(String(paused - 9));
});

test("a link brings back the day, the minute and what was done", async ({ page }) => {
  await open(page, "/control-room?day=theft&at=300&do=burst.100.hill");
  await expect(page.locator(".stage-clock")).toContainText("A lamp circuit stolen");
  await expect(page.getByRole("log")).toContainText("temple road");
  await expect(page.getByRole("log")).toContainText("the hillside");
  await page.getByRole("button", { name: "Undo all" }).click();
  await expect(page.getByRole("log")).not.toContainText("the hillside");
});

test("lamps that are lit are more at night than at noon, whatever the page's theme", async ({ page }) => {
  await open(page, "/control-room?day=ordinary&at=720");
  await expect(clock(page)).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  const night = () => page.locator(".stage-night").evaluate((veil) => Number(veil.style.opacity));
  const slider = page.getByRole("slider", { name: "Time of day" });
  const lit = page.locator(".board-tile", { hasText: "Lamps lit" }).locator(".board-value");
  await slider.fill("720");
  await expect(lit).toHaveText("0");
  expect(await night()).toBe(0);
  await slider.fill("1260");
  await expect(lit).toHaveText(/^5\d\d$/);
  expect(await night()).toBe(1);
});

test("the running city can be used by everyone, with incidents open and a place to be chosen", async ({
  page,
}) => {
  test.slow();
  await open(page, "/control-room?day=monsoon&at=1110");
  await expect(clock(page)).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: /^Show .* on the map$/ }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Cut the supply" }).click();
  await expectAccessibleInBothThemes(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it is, that it is a simulation, and shows one night as a table", async ({
    page,
  }) => {
    await page.goto("/control-room");
    await expect(page.getByRole("heading", { level: 1, name: "Control room" })).toBeVisible();
    await expect(page.getByText("This is a simulation.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Start the city" })).toBeHidden();
    await expect(page.getByRole("row").filter({ hasText: "Loggers near market street" })).toBeVisible();
  });
});

test.describe("for those who want less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the city changes in steps, at most one a second", async ({ page }) => {
    await page.clock.install();
    await open(page, "/control-room?day=burst&at=90");
    await expect(clock(page)).toBeVisible();
    await stopClock(page, 60_000);
    await clock(page).evaluate((time) => {
      new MutationObserver(() => {
        time.dataset.changes = String(Number(time.dataset.changes ?? 0) + 1);
      }).observe(time, { characterData: true, childList: true, subtree: true });
    });
    await page.clock.runFor(4000);
    const changes = Number(await clock(page).getAttribute("data-changes"));
    expect(changes).toBeGreaterThanOrEqual(2);
    expect(changes).toBeLessThanOrEqual(5);
  });
});
