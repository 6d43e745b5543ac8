import type { Page, Route } from "@playwright/test";
import { content } from "../../content.ts";
import { toasts } from "../fixtures/sending.ts";
import { expect, open, test } from "../fixtures/site.ts";

test.use({
  expectedMessages: [
    /Failed to load (resource|module script)|Error loading route module|dynamically imported module/,
  ],
});

const { email, phone } = content.file("site");
const contactLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Contact Us" });
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

const failures: Record<string, (route: Route) => Promise<void>> = {
  "404": (route) => route.fulfill({ status: 404 }),
  "500": (route) => route.fulfill({ status: 500, body: "secret stack trace" }),
  "503": (route) => route.fulfill({ status: 503 }),
  "not what it should be": (route) => route.fulfill({ status: 200, body: "<p>Please log in" }),
  "no answer": (route) => route.abort(),
};

for (const [failure, fail] of Object.entries(failures)) {
  test(`a page whose data is ${failure} is loaded as a document`, async ({ page }) => {
    await open(page, "/about-us");
    await mark(page);
    await page.route("**/contact.data*", fail);
    await contactLink(page).click();
    await expect(page.getByRole("heading", { name: "Send an enquiry" })).toBeVisible();
    await expect(page).toHaveURL("/contact");
    expect(await isMarked(page)).toBe(false);
  });

  test(`a page whose module is ${failure} is loaded as a document, not the one before it`, async ({
    page,
  }) => {
    await open(page, "/about-us");
    await page.waitForLoadState("networkidle");
    await page.route("**/assets/*.js", fail);
    await contactLink(page).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("heading", { name: "Send an enquiry" })).toBeVisible();
  });
}

test("a page that the visitor goes back to, and whose data fails, is loaded as a document", async ({
  page,
}) => {
  await open(page, "/about-us");
  await contactLink(page).click();
  await expect(page).toHaveURL("/contact");
  await page.route("**/about-us.data*", (route) => route.fulfill({ status: 503 }));
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Contact/);
  await expect(page.getByRole("heading", { name: "Send an enquiry" })).toHaveCount(0);
});

for (const [state, title] of [
  ["without a line", "You are offline"],
  ["while the server fails", "That page did not load"],
] as const)
  test(`${state}, the page stays and says so, with another try, the address and the number`, async ({
    page,
    context,
  }) => {
    await open(page, "/about-us");
    await mark(page);
    if (state === "without a line") await context.setOffline(true);
    else await page.route("**/contact*", (route) => route.fulfill({ status: 503 }));
    await contactLink(page).click();
    await expect(toasts(page)).toContainText(title);
    await expect(page).toHaveURL("/about-us");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(toasts(page).getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    await expect(toasts(page).getByRole("link", { name: phone })).toBeVisible();
    await toasts(page).getByRole("link", { name: "Try again" }).click();
    // The first one leaves, another comes.
    await expect(toasts(page).and(page.locator(":not([data-leaving])"))).toContainText(title);
    await expect(toasts(page)).toHaveCount(1);
    await context.setOffline(false);
    await page.unroute("**/contact*");
    await toasts(page).getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("heading", { name: "Send an enquiry" })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  });

test("what could not be reached is forgotten on the next page, and the line at the top ends with the failure", async ({
  page,
}) => {
  await open(page, "/about-us");
  await page.route("**/contact*", (route) => route.fulfill({ status: 503 }));
  await contactLink(page).click();
  await expect(toasts(page)).toContainText("That page did not load");
  await expect(page.locator("html[data-going]")).not.toBeAttached();
  await page.getByRole("banner").getByRole("link", { name: "Case Studies" }).click();
  await expect(page).toHaveURL("/#case-studies");
  await expect(toasts(page)).toHaveCount(0);
});

test("after a page that could not be reached, a card's modal opens and closes as ever", async ({ page }) => {
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  await page.route(/assets|contact/, (route) => route.abort());
  await contactLink(page).click();
  await expect(toasts(page)).toContainText("did not load");
  await page.unroute(/assets|contact/);
  await mark(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "HEAD" || request.isNavigationRequest()) asked.push(request.url());
  });
  const card = page.locator("#industries button, #industries a").first();
  await card.click();
  const modal = page.getByRole("dialog");
  await expect(modal.getByRole("heading").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL("/");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  expect(await isMarked(page)).toBe(true);
});
