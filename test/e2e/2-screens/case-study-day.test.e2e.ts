import type { Page } from "@playwright/test";
import { expect, holdScripts, inTheme, open, test } from "../fixtures/site.ts";

const port = "/case-studies/smart-port-operations";
const shops = "/case-studies/cloud-transformation";

const day = (page: Page) => page.locator("#day");
const slider = (page: Page) => day(page).getByRole("slider", { name: "Time of day" });
const figures = (page: Page) => day(page).locator("dd").allTextContents();

test("night falls over the drawing by day, too", async ({ page }) => {
  await inTheme(page, "light");
  await open(page, port);
  await slider(page).fill("0.9");
  const night = day(page).locator("svg .dark").first();
  await expect(night).toHaveCSS("fill", "rgb(13, 17, 41)");
  await expect(night).toHaveCSS("fill-opacity", "0.55");
});

test("a day at the anchorage is moved through by keys, and says at which time it stands", async ({
  page,
}) => {
  await open(page, port);
  await slider(page).press("Home");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "00:00");
  expect(await figures(page)).toEqual(["3", "0", "1", "0"]);
  await slider(page).press("End");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "00:00");
  expect(await figures(page)).toEqual(["3", "77", "1", "47"]);
});

test("tills stop twenty minutes after the cut on the one side, and sell on until closing on the other", async ({
  page,
}) => {
  await open(page, shops);
  await slider(page).fill("0.75");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "00:00");
  expect(await figures(page)).toEqual(["437", "49", "2,183", "1,795"]);
  await slider(page).fill("1");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "06:00");
  expect(await figures(page)).toEqual(["437", "0", "2,183", "0"]);
});

test("it plays, pauses where it is, and begins again after its end", async ({ page }) => {
  await open(page, port);
  await slider(page).fill("0.97");
  await day(page).getByRole("button", { name: "Play the day" }).click();
  await expect(day(page).getByRole("button", { name: "Pause the day" })).toBeVisible();
  // It comes to its end by itself.
  await expect(day(page).getByRole("button", { name: "Play the day" })).toBeVisible();
  await expect(slider(page)).toHaveValue("1");
  await day(page).getByRole("button", { name: "Play the day" }).click();
  await day(page).getByRole("button", { name: "Pause the day" }).click();
  expect(Number(await slider(page).inputValue())).toBeLessThan(1);
});

test("the same stands in a table, with the study's own averages", async ({ page }) => {
  await open(page, port);
  await day(page).getByText("The day as a table").click();
  const table = day(page).getByRole("table", { name: "A day at the anchorage" });
  await expect(table.getByRole("row")).toHaveCount(11);
  await expect(table.getByRole("row").last()).toHaveText(/Average.*11\.3.h.*7\.1.h/);
});

test("what is moved before the app has come counts", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(port);
  await slider(page).fill("0.25");
  letGo();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "06:00");
});

test("a press on Play while the app starts is done once", async ({ page }) => {
  // The app tells that it is there in a frame of its own: until then frames are held.
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    addEventListener("let-frames-go", () => {
      window.requestAnimationFrame = frame;
      for (const callback of held) frame(callback);
    });
  });
  await page.goto(port);
  await page.mouse.move(3, 3);
  await page.waitForLoadState("networkidle");
  await day(page).getByRole("button", { name: "Play the day" }).press("Enter");
  await expect(day(page).getByRole("button", { name: "Pause the day" })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("let-frames-go")));
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const begun = Number(await slider(page).inputValue());
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(begun);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it shows one moment and the table, and no control that would do nothing", async ({ page }) => {
    await page.goto(port);
    await expect(slider(page)).toBeHidden();
    expect(await figures(page)).toEqual(["3", "48", "1", "29"]);
    await day(page).getByText("The day as a table").click();
    await expect(day(page).getByRole("table")).toBeVisible();
  });
});
