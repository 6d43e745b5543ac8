import { expect, field, openEditor, test } from "./edit-site.ts";
import { editorPanel } from "./parts.ts";

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

test("a compound that is kept on one line is edited with the sentence that it stands in", async ({
  page,
  site,
}) => {
  const frame = await openEditor(page, site, "/services/security-management");
  const promise = frame.locator("#promise");
  await promise.getByText("control-room", { exact: true }).click();
  await expect(field(page)).toHaveValue(/^Access control, guards, cameras and control-room procedure/);
  await page.keyboard.press("End");
  await page.keyboard.type(" Ask us.");
  // It is several texts on the page, which is rendered anew once it is saved.
  await page.keyboard.press("Enter");
  await expect(promise.getByText(/ Ask us\.$/)).toBeVisible();
});

test("a text with a unit follows each key, too", async ({ page, site }) => {
  const frame = await openEditor(page, site, "/industries/healthcare");
  const text = frame.getByText(/8\s°C/).first();
  await text.click();
  await expect(field(page)).toBeFocused();
  await page.route("**/__edit/api/**", () => {});
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Now.");
  expect((await text.textContent())?.replaceAll("\u00a0", " ")).toBe((await field(page).inputValue()).trim());
});

test("breaks of other programs become spaces, or lines where a text has lines", async ({ page, site }) => {
  const frame = await openEditor(page, site, "/services/blockchain");
  const title = frame.getByRole("heading", { level: 1 });
  await title.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText("Records\vthat\u2028hold");
  await expect(field(page)).toHaveValue("Records that hold");
  await expect(title).toHaveText("Records that hold");
  await page.keyboard.press("Escape");

  const panel = await editorPanel(page);
  await panel.locator("#field-title").getByLabel("Title").fill("Records\vthat\u2029hold");
  await expect(panel.locator("#field-title").getByLabel("Title")).toHaveValue("Records that hold");
  await panel.locator("#field-fullDescription").getByRole("textbox").fill("One.\v\u2028Two.");
  await expect(panel.locator("#field-fullDescription").getByRole("textbox")).toHaveValue("One.\n\nTwo.");
});
