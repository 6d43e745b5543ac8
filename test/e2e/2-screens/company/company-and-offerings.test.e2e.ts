import { content } from "../../../content.ts";
import { expectToSay, paragraphsOf } from "../../fixtures/reads.ts";
import { expect, open, test } from "../../fixtures/site.ts";

for (const name of ["company", "offerings"] as const) {
  test(`each page of ${name} says all that its file says, section by section`, async ({ page }) => {
    for (const item of content.items(name)) {
      const { id, title, lead, sections, faq, closing } = content.filledInAll(item);
      await page.goto(`/${name}/${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const ways = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
      await expect(ways).toHaveText(sections.map((section) => section.title));
      await expectToSay(page, [lead, closing.title, closing.text]);
      for (const section of sections) {
        const shown = page.locator(`#${section.id}`);
        await expect(shown.getByRole("heading", { level: 2 })).toContainText(section.title);
        const { items = [], steps = [], table, text } = section;
        await expectToSay(page, [
          section.lead,
          ...paragraphsOf(text ?? ""),
          ...[...items, ...steps].flatMap(({ title, description }) => [title, description]),
          ...(table?.rows.flat() ?? []),
          table?.note,
        ]);
        await expect(shown.getByRole("button", { name: "Illustrative" })).toHaveCount(section.sample ? 1 : 0);
      }
      await expectToSay(
        page,
        (faq ?? []).flatMap(({ question, answer }) => [question, answer]),
      );
    }
  });
}

test("the media page gives the logo kit and says what it is and how large", async ({ page }) => {
  await open(page, "/company/media-enquiries");
  const link = page.getByRole("link", { name: /^Download the logo kit\s*ZIP, \d+ kB$/ });
  const saving = page.waitForEvent("download");
  await link.click();
  expect((await saving).suggestedFilename()).toBe("ananta-logo-kit.zip");
});

test("what a page leads to in the end is an enquiry about it", async ({ page }) => {
  await open(page, "/company/webinars");
  await page.locator("#contact").getByRole("link", { name: "Request a session" }).click();
  await expect(page).toHaveURL("/contact?about=company/webinars");
  await expect(page.getByRole("checkbox", { name: "Webinars" })).toBeChecked();
});

test("at 375 px a wide table scrolls by itself, and the page does not", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, "/company/procurement");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.locator("#engagement-models summary").click();
  const table = page.locator("#engagement-models .text-table");
  expect(await table.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
});
