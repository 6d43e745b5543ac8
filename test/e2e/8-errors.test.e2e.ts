import { expect, inTheme, open, test } from "./site.ts";

test.describe("an address that no page has", () => {
  test.use({ expectedMessages: [/404/] });

  test("answers with status 404 and the ways on", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("404 - Page Not Found | Ananta");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
    await expect(page.getByRole("main")).toContainText(
      "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
    );
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    const ways = page.getByRole("navigation", { name: "Pages that visitors look for most" });
    for (const [name, to] of [
      ["Services", "/#services"],
      ["Industries", "/#industries"],
      ["Products", "/#products"],
      ["Contact Us", "/contact"],
    ])
      await expect(ways.getByRole("link", { name })).toHaveAttribute("href", to ?? "");
  });

  test("leads back home", async ({ page }) => {
    await open(page, "/no/such/page");
    await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/404/);
  });
});

test.describe("a page that cannot be loaded", () => {
  test.use({ expectedMessages: [/status of 500|UNSAFE_ErrorResponse|Internal Server Error/] });

  test("says so in the site's own look, without a stack trace, and leads home", async ({ page }) => {
    await inTheme(page, "dark");
    await open(page, "/about-us");
    await page.route("**/contact.data*", (route) =>
      route.fulfill({ status: 500, body: "secret stack trace" }),
    );
    await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
    await expect(page.locator("body")).not.toContainText("secret");
    await expect(page.locator("html")).toHaveClass("dark");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(13, 17, 41)");
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});
