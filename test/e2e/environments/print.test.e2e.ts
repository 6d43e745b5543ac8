import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { content } from "../../content.ts";
import { expect, inTheme, open, test } from "../fixtures/site.ts";

const site = content.file("site");
const industries = content.items("industries");
const port = industries.find(({ id }) => id === "smart-port");

test("on paper there is no bar, banner or footer menu, but who we are and how to reach us", async ({
  page,
}) => {
  await open(page, "/services/ai-ml");
  await page.emulateMedia({ media: "print" });
  for (const name of ["Main", "Footer", "On this page"])
    await expect(page.getByRole("navigation", { name })).toBeHidden();
  await expect(page.getByRole("complementary", { name: "Announcement" })).toBeHidden();
  await expect(page.getByRole("contentinfo").getByRole("textbox")).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: site.name, exact: true })).toBeVisible();
  for (const text of [site.email, site.phone, site.url])
    await expect(page.getByRole("contentinfo").getByText(text)).toBeVisible();
});

test("paper is white and its letters dark, even from the dark theme, and nothing waits to rise", async ({
  page,
}) => {
  await inTheme(page, "dark");
  await open(page, "/industries/smart-port");
  await page.emulateMedia({ media: "print" });
  const body = page.locator("body");
  expect(await body.evaluate((element) => getComputedStyle(element).colorScheme)).toBe("light");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  expect(await page.locator("img.by-night").filter({ visible: true }).count()).toBe(0);
  const faint = await page
    .locator("main *")
    .evaluateAll((all) => all.filter((element) => Number(getComputedStyle(element).opacity) < 0.1).length);
  expect(faint).toBe(0);
});

test("an industry prints on A4 with every obstacle open, and no picture is wider than the paper or cut", async ({
  page,
}) => {
  await open(page, "/industries/smart-port");
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const sheet = await pdf.getPage(i + 1);
      expect(sheet.view.map(Math.round)).toEqual([0, 0, 595, 842]);
      const { items } = await sheet.getTextContent();
      return items.map((item) => ("str" in item ? item.str : "")).join("");
    }),
  );
  expect(pdf.numPages).toBeLessThan(9);
  for (const text of pages) expect(text.trim()).not.toBe("");
  const printed = withoutSpaces(pages.join(""));
  for (const { title, description } of port?.painPoints ?? [])
    expect(printed).toContain(withoutSpaces(title + description));
  expect(printed).toContain(withoutSpaces("Contact Sales /contact"));

  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: "print" });
  for (const picture of await page
    .locator("main img.picture, main div[role=img]")
    .filter({ visible: true })
    .all()) {
    const box = await picture.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(681);
    await expect(picture).toHaveCSS("break-inside", "avoid");
  }
});

test("buttons are as dark as the text around them, for printers leave their ground out", async ({ page }) => {
  await open(page, "/services/ai-ml");
  await page.emulateMedia({ media: "print" });
  const text = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  for (const button of await page.locator("main .bg-accent").filter({ visible: true }).all())
    await expect(button).toHaveCSS("color", text);
});

const withoutSpaces = (text: string) => text.normalize("NFKC").replaceAll(/\s+/g, "");
