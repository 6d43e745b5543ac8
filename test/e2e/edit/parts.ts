import type { Locator, Page } from "@playwright/test";

/** Opens the whole item beside the page, all its fields loaded. */
export async function editorPanel(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Whole item" }).click();
  const panel = page.getByRole("complementary", { name: "The whole item" });
  await panel.locator(".fields").first().waitFor();
  return panel;
}

/** The entry of a list that is called so. */
export const entryNamed = (panel: Locator, name: string) =>
  panel.locator("li.entry", { has: panel.page().getByRole("button", { name, exact: true }) });
