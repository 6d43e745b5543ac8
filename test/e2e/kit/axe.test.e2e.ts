import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, openKit, settled, test } from "../kit.ts";
import { inTheme } from "../site.ts";

// What is not yet in sight is not yet drawn; still pages show all of it.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function expectNoViolations(page: Page, part?: string) {
  const axe = new AxeBuilder({ page });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`)).toEqual([]);
}

for (const theme of ["light", "dark"] as const) {
  test(`the kit has no accessibility violation in the ${theme} theme`, async ({ page }) => {
    await inTheme(page, theme);
    await openKit(page);
    await expectNoViolations(page);
  });

  test(`nor do its overlays, open, in the ${theme} theme`, async ({ page }) => {
    // A dozen looks in one visit.
    test.slow();
    await inTheme(page, theme);
    await openKit(page);
    for (const name of ["kit-small", "kit-medium", "kit-wide", "kit-sheet"]) {
      await page.locator(`[commandfor=${name}]`).first().click();
      await expect(page.locator(`#${name}`)).toBeVisible();
      await expectNoViolations(page, `#${name}`);
      await page.keyboard.press("Escape");
    }
    for (const columns of [1, 2, 3]) {
      await page.locator(`[popovertarget=kit-menu-${columns}]`).click();
      await expect(page.locator(`#kit-menu-${columns}`)).toBeVisible();
      await expectNoViolations(page, `#kit-menu-${columns}`);
      await page.keyboard.press("Escape");
    }
    await page.getByText("Choose any number").click();
    await expectNoViolations(page, "form[aria-label=Fields]");
    await page.getByLabel("Show the steps between").click();
    await expectNoViolations(page, "#navigation");
    await page.getByRole("button", { name: "Success", exact: true }).click();
    await page.getByRole("button", { name: "Danger", exact: true }).click();
    await expect(page.getByRole("region", { name: "Notifications" }).getByRole("listitem")).toHaveCount(2);
    await expectNoViolations(page, "[aria-label=Notifications]");
    await page.getByRole("button", { name: "Tooltip above" }).focus();
    await page.keyboard.press("Tab");
    const tooltip = page.getByRole("tooltip", { name: "Below" });
    await expect(tooltip).toBeVisible();
    await settled(tooltip);
    await expectNoViolations(page, "#actions");
  });

  test(`nor on a phone, its list of sections open, in the ${theme} theme`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await inTheme(page, theme);
    await openKit(page);
    await page.getByRole("button", { name: "The kit’s groups" }).click();
    await expect(page.locator("#kit-drop-up")).toBeVisible();
    await expectNoViolations(page);
  });
}
