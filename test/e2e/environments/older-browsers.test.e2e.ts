import type { Page } from "@playwright/test";
import { expect, holdApp, startApp, test } from "../fixtures/site.ts";

test.use({ viewport: { width: 375, height: 740 } });

/** As in Chrome 135 to 138: the command that would close a dialog is not known. */
const ignoreRequestClose = (page: Page) =>
  page.addInitScript(() => {
    addEventListener(
      "command",
      (event) => (event as CommandEvent).command === "request-close" && event.preventDefault(),
      true,
    );
  });

for (const [state, prepare, start] of [
  ["before the app has come", holdApp, async () => {}],
  ["when the app runs", async () => {}, startApp],
] as const)
  test(`where a button's command to close is not known, its dialog closes, ${state}`, async ({ page }) => {
    await ignoreRequestClose(page);
    await prepare(page);
    await page.goto("/products/smart-dust-bin");
    await start(page);
    for (const id of ["phone-menu", "viewer"]) {
      const opener = page.locator(`[commandfor=${id}][command=show-modal]`).first();
      await opener.click();
      const dialog = page.locator(`#${id}`);
      await expect(dialog).toBeVisible();
      await dialog.locator("[command=request-close]").click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
