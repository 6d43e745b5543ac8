import { statSync } from "node:fs";
import { content } from "../../../content.ts";
import { expect, open, test } from "../../fixtures/site.ts";

const products = content.items("products");
const { documents } = content.file("tenderKit");
const kinds = ["dataSheet", "specification", "acceptance", "compliance", "quantities", "all"] as const;
const formats = ["PDF", "DOCX", "DOCX", "XLSX", "XLSX", "ZIP"];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each product has its six files, each with its name, format and size as it is", async ({
    page,
    request,
  }) => {
    await page.goto("/tender-kit");
    for (const { id, title } of products) {
      const row = page.locator("#products > * li", { has: page.locator(`a[href="/products/${id}"]`) });
      const links = row.locator("a[download]");
      await expect(links).toHaveCount(kinds.length);
      for (const [i, kind] of kinds.entries()) {
        const link = links.nth(i);
        const name = (await link.textContent()) ?? "";
        expect(name).toContain(`${documents[kind].title}${formats[i]}, `);
        await expect(link).toHaveAccessibleName(new RegExp(` for ${title}$`));
        const file = await request.get((await link.getAttribute("href")) ?? "");
        const [, size = "", unit] = /, ([\d.]+)\s(kB|MB) for /.exec(name) ?? [];
        const bytes = (await file.body()).length;
        expect(Math.abs(bytes / (unit === "MB" ? 1e6 : 1e3) - Number(size)), name).toBeLessThanOrEqual(0.5);
      }
    }
  });
});

test("a product's page offers its data sheet and all tender documents, with format and size", async ({
  page,
}) => {
  const [product] = products;
  await open(page, `/products/${product?.id}`);
  await expect(
    page.getByRole("link", { name: /^Download Full Specifications\s*PDF, [\d.]+ kB$/ }),
  ).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Tender documents\s*ZIP, [\d.]+ kB$/ }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${product?.id}-tender-kit.zip`);
  expect(statSync(await saved.path()).size).toBeGreaterThan(10_000);
});
