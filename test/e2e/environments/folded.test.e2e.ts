import { expect, open, test } from "../fixtures/site.ts";

test.use({ viewport: { width: 375, height: 812 } });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("what is folded opens by a tap, and a link into it opens it", async ({ page }) => {
    await page.goto("/products/smart-dust-bin");
    const specs = page.locator("#specs");
    const last = specs.locator("tr").last();
    await expect(specs.locator("tr:visible")).toHaveCount(6);
    await specs.getByText("Show all specifications").click();
    await expect(last).toHaveAttribute("id", "spec-hosting-and-access");
    await expect(last).toBeVisible();

    await page.goto("/products/smart-dust-bin#spec-hosting-and-access");
    await expect(page.locator("#spec-hosting-and-access")).toBeInViewport();
  });

  test("a row of cards can be scrolled to its last one", async ({ page }) => {
    await page.goto("/products/smart-dust-bin");
    const last = page.locator("#features li").last();
    await expect(last).not.toBeInViewport();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test("a row takes the focus while it scrolls, so that arrow keys move it, and not where all of it is in sight", async ({
  page,
}) => {
  await open(page, "/products/smart-dust-bin");
  const row = page.locator("#features ul");
  await expect(row).toHaveAttribute("tabindex", "0");
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(row).not.toHaveAttribute("tabindex");
});

test("where there is room, what a phone folds is open", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, "/products/smart-dust-bin");
  await expect(page.locator("#spec-hosting-and-access")).toBeVisible();
  await expect(page.getByText("Show all specifications")).toBeHidden();
});

test("the site's search leads into what is folded, and opens it", async ({ page }) => {
  await open(page, "/about-us");
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), {
      href: "/products/smart-dust-bin#spec-hosting-and-access",
      textContent: "a result",
    });
    document.querySelector("main")?.prepend(link);
  });
  await page.getByRole("link", { name: "a result" }).click();
  const row = page.locator("#spec-hosting-and-access");
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute("data-arrived");
});
