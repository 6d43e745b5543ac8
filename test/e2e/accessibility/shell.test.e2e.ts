import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, inTheme, open, test } from "../site.ts";

// What is not yet in sight is not yet drawn; still pages show all of it.
test.use({ contextOptions: { reducedMotion: "reduce" }, expectedMessages: [/status of 404/] });

async function expectNoViolations(page: Page, part?: string) {
  const axe = new AxeBuilder({ page });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`)).toEqual([]);
}

for (const theme of ["light", "dark"] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(({ page }) => inTheme(page, theme));

    for (const path of ["/", "/services/ai-ml", "/no/such/page"]) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await open(page, path);
        await expectNoViolations(page);
      });
    }

    for (const id of ["products-menu", "services-menu"]) {
      test(`nor has the open ${id}`, async ({ page }) => {
        await open(page, "/services/ai-ml");
        await page.locator(`[popovertarget=${id}]`).focus();
        await page.keyboard.press("Enter");
        await expect(page.locator(`#${id}`)).toBeVisible();
        await expectNoViolations(page, ".bar");
      });
    }

    test("nor has the phone's menu", async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await open(page, "/services/ai-ml");
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("dialog").getByText("Services", { exact: true }).click();
      await expectNoViolations(page, "#phone-menu");
    });
  });
}
