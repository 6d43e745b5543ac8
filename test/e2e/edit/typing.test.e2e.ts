import { expect, field, openEditor, test } from "./edit-site.ts";

test.describe.configure({ mode: "default", timeout: 180_000 });

test("the page follows each key before the server has answered anything", async ({ page, site }) => {
  const frame = await openEditor(page, site, "/");
  const title = frame.getByRole("heading", { level: 1 });
  await title.click();
  await expect(field(page)).toBeFocused();
  // From here on the server hears nothing.
  await page.route("**/__edit/api/**", () => {});
  await page.keyboard.press("End");
  for (const key of [" ", "n", "o", "w"]) {
    await page.keyboard.press(key);
    // In the same task as the key: there is nothing to wait for.
    expect(await title.textContent()).toBe((await field(page).inputValue()).trim());
  }
  expect(await title.textContent()).toBe("Enduring innovation for governance and industry now");
});

test("a field of the form shows on the page in the same way", async ({ page, site }) => {
  const frame = await openEditor(page, site, "/");
  await page.getByRole("button", { name: "Whole item" }).click();
  const panel = page.getByRole("complementary", { name: "The whole item" });
  await panel.locator("summary", { hasText: "Hero" }).first().click();
  const input = panel.locator("#field-hero-title").getByLabel("Title");
  await expect(input).toHaveValue("Enduring innovation for governance and industry");
  await page.route("**/__edit/api/**", () => {});
  await input.fill("Cities that answer");
  expect(await frame.getByRole("heading", { level: 1 }).textContent()).toBe("Cities that answer");
});
