import type { Page } from "@playwright/test";
import { expect, holdApp, inTheme, test, wake } from "./site.ts";

const drawn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test("what is far below the window is drawn when the app has come", async ({ page }) => {
  await page.goto("/");
  expect(await drawn(page, "h1")).toBe(true);
  expect(await drawn(page, "body > footer form")).toBe(false);
  await wake(page);
  expect(await drawn(page, "body > footer form")).toBe(true);
});

test("until then it is drawn as it comes near, and whole at the first key", async ({ page }) => {
  await holdApp(page);
  await page.goto("/");
  await page.locator("#case-studies").scrollIntoViewIfNeeded();
  await expect.poll(() => drawn(page, "#case-studies h2")).toBe(true);
  expect(await drawn(page, "#our-clients h2")).toBe(false);
  await page.keyboard.press("End");
  expect(await drawn(page, "#our-clients h2")).toBe(true);
  expect(await drawn(page, "body > footer form")).toBe(true);
});

test("a place on the page that is clicked before the app has come is gone to, and stays where it is", async ({
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

test("a page that does not begin at its top is drawn whole at once", async ({ page }) => {
  await page.goto("/#case-studies");
  expect(await drawn(page, "body > footer form")).toBe(true);
  await page.goto("/contact");
  await page.reload();
  expect(await drawn(page, "body > footer form")).toBe(true);
});

for (const [theme, look] of [
  ["light", "day"],
  ["dark", "night"],
] as const) {
  test(`the first picture is asked for before the icons, by ${look} in the ${theme} theme`, async ({
    page,
  }) => {
    await inTheme(page, theme);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/services/ai-ml");
    const first = asked.findIndex((path) => path.startsWith("/pictures/services/ai-ml/main"));
    expect(asked[first]).toContain(`.${look}.`);
    expect(first).toBeLessThan(asked.findIndex((path) => path.startsWith("/assets/icons")));
  });
}
