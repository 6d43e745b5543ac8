import { expect, open, test } from "../fixtures/site.ts";
import madeWith from "./made-with.json" with { type: "json" };

const pages = {
  home: "/",
  about: "/about-us",
  contact: "/contact",
  "case-studies": "/case-studies",
  "case-study": "/case-studies/cloud-transformation",
  service: "/services/ai-ml",
  industry: "/industries/e-governance",
  product: "/products/smart-dust-bin",
  "product-not-found": "/products/no-such",
  "not-found": "/no-such",
};

// `npm run looks` makes the pictures in looks/ anew, and notes there what they were made with.
const updating = process.env.LOOKS === "update";

// Four long pages, each until it stands still.
test.describe.configure({ timeout: 150_000 });

test.use({
  // Half the size: letters are still letters, and another way of smoothing their edges is no difference.
  deviceScaleFactor: 0.5,
  contextOptions: { reducedMotion: "reduce" },
  // The style that hides what may change is not one of the site's.
  bypassCSP: true,
  expectedMessages: [/the server responded with a status of 404/],
});

for (const [name, path] of Object.entries(pages)) {
  test(`${name} looks as it did, by day and by night, on a phone and on a wide screen`, async ({
    page,
    browser,
  }) => {
    // Pictures that were made on x64 and on arm64 do not differ.
    const here = `Chromium ${browser.version()}`;
    test.skip(
      !updating && here !== madeWith.browser,
      `The looks were made with ${madeWith.browser}, this is ${here}.`,
    );
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator("html")).toHaveClass(colorScheme);
        await expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}-${width}.png`, {
          fullPage: true,
          maxDiffPixelRatio: 0.002,
          timeout: 30_000,
          scale: "device",
          stylePath: "test/e2e/looks/still.css",
        });
      }
    }
  });
}
