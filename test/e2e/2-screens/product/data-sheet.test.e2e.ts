import { buffer } from "node:stream/consumers";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { content } from "../../../content.ts";
import { expect, open, test } from "../../fixtures/site.ts";

const products = content.items("products");
const [product] = products;

test("Download Full Specifications saves a PDF with every row of the page's table", async ({ page }) => {
  await open(page, `/products/${product?.id}`);
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download Full Specifications" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`${product?.id}-data-sheet.pdf`);

  const file = await buffer(await download.createReadStream());
  expect(file.length).toBeLessThan(500_000);
  const text = await textOf(new Uint8Array(file));
  const rows = await page.locator("#specs tr").allTextContents();
  expect(rows).toHaveLength(product?.specs.length ?? 0);
  for (const row of rows) expect(text).toContain(withoutSpaces(row));
});

test("every product's data sheet is there", async ({ request }) => {
  for (const { id } of products) {
    const answer = await request.get(`/documents/${id}/data-sheet.pdf`);
    expect(answer.headers()["content-type"], id).toBe("application/pdf");
  }
});

async function textOf(data: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, i) => {
    const { items } = await (await pdf.getPage(i + 1)).getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join("");
  });
  return withoutSpaces((await Promise.all(pages)).join(""));
}

/** Lines are broken where the paper ends, so spaces do not count. */
const withoutSpaces = (text: string) => text.normalize("NFKC").replaceAll(/\s+/g, "");
