import { expect, openEditor, test } from "./edit-site.ts";
import { editorPanel } from "./parts.ts";

test.describe.configure({ mode: "default", timeout: 180_000 });

test("a picture that a page may do without is removed and added again", async ({ page, site }) => {
  const file = "products/smart-dust-bin.yaml";
  const [, src = "", alt = ""] = /^ctaImage:\n {2}src: (.*)\n {2}alt: (.*)\n/m.exec(site.read(file)) ?? [];
  await openEditor(page, site, "/products/smart-dust-bin");
  const panel = await editorPanel(page);
  await panel.getByRole("button", { name: "Remove: Cta image" }).click();
  await expect.poll(site.diff).toBe(`-ctaImage:\n-  src: ${src}\n-  alt: ${alt}`);

  await panel.getByRole("button", { name: "Add cta image" }).click();
  const fresh = panel.locator("#field-ctaImage");
  await fresh.getByRole("button", { name: "Choose" }).click();
  const picker = page.getByRole("dialog", { name: "Choose a picture" });
  await picker.getByRole("searchbox").fill(src);
  await picker.getByRole("button", { name: src }).click();
  await fresh.getByRole("button", { name: "Add it" }).click();
  // Without words it is no picture for those who cannot see it.
  await expect(fresh.getByRole("alert")).toBeVisible();
  await fresh.getByLabel("Cta image: in words").fill(alt);
  await fresh.getByRole("button", { name: "Add it" }).click();
  await expect.poll(site.diff).toBe("");
});

test("a picture that a page needs has no way to be removed", async ({ page, site }) => {
  await openEditor(page, site, "/products/smart-dust-bin");
  const panel = await editorPanel(page);
  await expect(panel.locator("#field-heroImage").getByRole("button").first()).toBeVisible();
  await expect(panel.locator("#field-heroImage").getByRole("button", { name: /^Remove/ })).toHaveCount(0);
});
