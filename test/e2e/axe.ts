import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, settled } from "./site.ts";

/** Asks axe for what is wrong in the page, or in a part of it; a theme alone changes no more than the contrast. */
export async function expectAccessible(
  page: Page,
  { part = "body", only = undefined as string | undefined } = {},
) {
  // The whole page as one script, and telling no more than what is wrong: a quarter of the time.
  // Of a part, axe sometimes never answers that way.
  const axe = new AxeBuilder({ page }).setLegacyMode(part === "body");
  axe.options({ resultTypes: ["violations"], ...(only && { runOnly: [only] }) });
  // A part that is the whole page is looked at with its landmarks.
  const { violations } = await (part === "body" ? axe : axe.include(part)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`)).toEqual([]);
}

/** By day with every rule, then by night. */
export async function expectAccessibleInBothThemes(page: Page, part?: string) {
  await setTheme(page, "light");
  await expectAccessible(page, { part });
  await setTheme(page, "dark");
  await expectAccessible(page, { part, only: "color-contrast" });
}

/** As the system does it: a page whose visitor has not chosen follows. */
async function setTheme(page: Page, theme: "light" | "dark") {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator("html")).toHaveClass(theme);
  await settled(page.locator("html"));
}
