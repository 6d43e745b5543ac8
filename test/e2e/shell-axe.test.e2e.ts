import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, inTheme, open, test } from "./site.ts";

// What is not yet in sight is not yet drawn; still pages show all of it.
test.use({ contextOptions: { reducedMotion: "reduce" }, expectedMessages: [/status of 404/] });

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`)).toEqual([]);
}

for (const theme of ["light", "dark"] as const) {
  for (const path of ["/", "/services/ai-ml"]) {
    test(`${path} has no accessibility violation in the ${theme} theme, nor do its open menus`, async ({
      page,
    }) => {
      await inTheme(page, theme);
      await open(page, path);
      await expectNoViolations(page);
      for (const id of ["products-menu", "services-menu"]) {
        await page.locator(`[popovertarget=${id}]`).focus();
        await page.keyboard.press("Enter");
        await expect(page.locator(`#${id}`)).toBeVisible();
        await expectNoViolations(page);
      }
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 375, height: 812 });
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("dialog").getByText("Services", { exact: true }).click();
      await expectNoViolations(page);
    });
  }

  test(`the 404 page has no accessibility violation in the ${theme} theme`, async ({ page }) => {
    await inTheme(page, theme);
    await open(page, "/no/such/page");
    await expectNoViolations(page);
  });
}
