import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { enquiryForm } from "../fixtures/forms.ts";
import { expect, open, startApp, test } from "../fixtures/site.ts";

// A tab that was opened before a deploy asks for files that are gone.
test.use({ expectedMessages: [/Failed to load resource|404|Failed to fetch dynamically imported module/] });

const privacyNotice = readFileSync("content/legal/privacy.md", "utf8");

const gone = (page: Page, files: string) => page.route(files, (route) => route.fulfill({ status: 404 }));

/** Counts how often a document is loaded from now on. */
function countLoads(page: Page) {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

const showIntent = (page: Page) => page.mouse.move(3, 3);

for (const files of ["**/assets/*.js", "**/assets/data-*.json", "**/assets/styles-*.css"]) {
  test(`a page whose ${files} are gone reloads, and starts with those of the new build`, async ({ page }) => {
    await page.goto("/about-us");
    await gone(page, files);
    const reloading = page.waitForEvent("load");
    await showIntent(page);
    await reloading;
    await page.unroute(files);
    await startApp(page);
    expect(await page.evaluate(() => sessionStorage.getItem("reloaded-to-start"))).toBeNull();
  });

  test(`a page whose ${files} stay away reloads once, and then is a document that works`, async ({
    page,
  }) => {
    await gone(page, files);
    const loads = countLoads(page);
    await page.goto("/about-us");
    const reloading = page.waitForEvent("load");
    await showIntent(page);
    await reloading;
    const failing = page.waitForResponse((response) => response.status() === 404);
    await showIntent(page);
    await failing;
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    expect(kept.filter((key) => !privacyNotice.includes(`\`${key}\``))).toEqual([]);
    await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(enquiryForm(page).getByRole("textbox", { name: "Full Name" })).toBeEditable();
    await page.waitForLoadState("networkidle");
    expect(loads).toEqual(["/about-us", "/about-us", "/contact"]);
    await expect(page.locator("html[data-ready]")).toHaveCount(0);
  });
}

test("what is typed is not lost to a reload", async ({ page }) => {
  await page.goto("/contact");
  const name = enquiryForm(page).getByRole("textbox", { name: "Full Name" });
  // Scripts set what a visitor would type, who shows no other sign of intent yet.
  await name.evaluate((field: HTMLInputElement) => {
    field.value = "Asha Raman";
  });
  await gone(page, "**/assets/*.js");
  const loads = countLoads(page);
  const failing = page.waitForResponse((response) => response.status() === 404);
  await showIntent(page);
  await failing;
  await page.waitForLoadState("networkidle");
  expect(loads).toEqual([]);
  await expect(name).toHaveValue("Asha Raman");
});

test("a page that starts as it should does not reload", async ({ page }) => {
  const loads = countLoads(page);
  await open(page, "/about-us");
  expect(loads).toEqual(["/about-us"]);
});
