import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe.ts";
import { settled } from "../fixtures/site.ts";
import { expect, field, openEditor, test } from "./edit-site.ts";
import { editorPanel } from "./parts.ts";

test.describe.configure({ mode: "default", timeout: 240_000 });

/** The site in the frame has tests of its own. */
const own = ["header.bar", ".panel", "dialog[open]", ".hint"];

async function expectAccessibleInBothThemes(page: Page) {
  for (const theme of ["day", "night"]) {
    const choice = page.getByRole("button", { name: theme, exact: true });
    await choice.click();
    await expect(choice).toHaveAttribute("aria-pressed", "true");
    await expectPartsAccessible(page);
  }
}

async function expectPartsAccessible(page: Page) {
  // Colours on their way from one theme to the other have contrasts that nobody reads by.
  await settled(page.locator("html"));
  for (const part of own) if (await page.locator(part).count()) await expectAccessible(page, { part });
}

test("the bar, the list of pages and the whole item can be used by everyone, by day and by night", async ({
  page,
  site,
}) => {
  await openEditor(page, site, "/products/smart-dust-bin");
  await page.getByRole("button", { name: /\/products\/smart-dust-bin/ }).click();
  await expect(page.getByRole("complementary", { name: "Pages" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await editorPanel(page);
  await expectAccessibleInBothThemes(page);
});

for (const theme of ["light", "dark"])
  test(`a text being typed, a picker and the review can be used by everyone (${theme})`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((to) => localStorage.setItem("heroui-theme", to), theme);
    const frame = await openEditor(page, site, "/about-us");
    await frame.getByRole("heading", { level: 1 }).click();
    await field(page).fill("A".repeat(200));
    await expect(page.getByRole("alert")).toBeVisible();
    await expectPartsAccessible(page);
    await page.keyboard.press("Escape");
    await frame.locator("main img:visible").first().click();
    await expect(page.getByRole("dialog", { name: "Choose a picture" })).toBeVisible();
    await expectPartsAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Review" }).click();
    await expect(page.getByText("The content is sound.")).toBeVisible();
    await expectPartsAccessible(page);
  });
