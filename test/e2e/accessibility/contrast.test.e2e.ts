import type { Locator } from "@playwright/test";
import { field } from "../fixtures/forms.ts";
import { expect, inTheme, open, test } from "../fixtures/site.ts";

const colours = (element: Locator) =>
  element.evaluate((node) => {
    const { color, borderTopColor } = getComputedStyle(node);
    return { text: color, edge: borderTopColor };
  });

for (const theme of ["light", "dark"] as const)
  test(`who asks for more contrast gets full text and clear edges in the ${theme} theme`, async ({
    page,
  }) => {
    await inTheme(page, theme);
    await open(page, "/contact");
    const quiet = page.locator("main .text-muted").first();
    const [full, before] = [await colours(page.locator("body")), await colours(quiet)];
    const edge = await colours(field(page, "Company"));
    expect(before.text).not.toBe(full.text);
    await page.emulateMedia({ contrast: "more" });
    expect((await colours(quiet)).text).toBe(full.text);
    await expect.poll(async () => (await colours(field(page, "Company"))).edge).toBe(full.text);
    expect(edge.edge).not.toBe(full.text);
  });
