import type { Page } from "@playwright/test";
import {
  answerWith,
  expectFilled,
  failure,
  filled,
  fillIn,
  someone,
  status,
  submit,
  toasts,
} from "../forms.ts";
import { expect, open, test } from "../site.ts";

const scripts = "**/assets/*.js";
const thanks = /^Thank you for your message!.*Your reference: [A-Z]+-\d+$/;
/** The answer that stands in the page, as it does without JavaScript. */
const answer = (page: Page) => page.getByRole("main").getByRole("status").filter({ hasText: "!" });

test("until all that sending takes has come, the button shows that it works and cannot be pressed again", async ({
  page,
}) => {
  const requests = await answerWith(page, status(200, "OK"));
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await open(page, "/contact");
  await page.waitForLoadState("networkidle");
  await page.route(scripts, async (route) => {
    await arrival;
    await route.continue();
  });
  await fillIn(page, filled("asha@port.example"));
  await submit(page).click();
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAttribute("aria-busy", "true");
  expect(requests).toEqual([]);
  arrive();
  await expect(toasts(page)).toHaveText(/^Thank you for your message!/);
  expect(requests).toHaveLength(1);
});

test.describe("where storage is blocked", () => {
  // React Router's own script for scroll positions complains; the page works all the same.
  test.use({ expectedMessages: [/Access is denied for this document/] });

  test("an enquiry is sent all the same", async ({ page }) => {
    await page.addInitScript(() => {
      for (const storage of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
    });
    await open(page, "/contact");
    await fillIn(page, filled(someone("private")));
    await submit(page).click();
    await expect(answer(page)).toHaveText(thanks);
    await expectFilled(page, { "Full Name": "", Message: "" });
  });
});

test.describe("when scripts cannot be loaded", () => {
  test.use({ expectedMessages: [/Failed to load resource|EmailJS Error:/] });

  // Our own part of sending comes first, the library that it uses second.
  for (const [missing, loaded] of [
    ["our own part of sending", 0],
    ["the e-mail library", 1],
  ] as const)
    test(`without ${missing}, the browser itself posts the form`, async ({ page }) => {
      await open(page, "/contact");
      await page.waitForLoadState("networkidle");
      await failScriptsAfter(page, loaded);
      await fillIn(page, filled(someone("old-tab")));
      await submit(page).click();
      await expect(answer(page)).toHaveText(thanks);
    });

  test("what is wrong is pointed out before the browser posts the form", async ({ page }) => {
    await open(page, "/contact");
    await page.waitForLoadState("networkidle");
    await failScriptsAfter(page, 0);
    await fillIn(page, filled("nobody"));
    await submit(page).click();
    await expect(submit(page)).toBeEnabled();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
    await expectFilled(page, filled("nobody"));
  });

  test("without a line, the page and all that was entered stay", async ({ page, context }) => {
    await open(page, "/contact");
    await page.waitForLoadState("networkidle");
    await failScriptsAfter(page, 0);
    await context.setOffline(true);
    const entered = filled("asha@port.example");
    await fillIn(page, entered);
    await submit(page).click();
    await expect(toasts(page)).toHaveText(failure);
    await expectFilled(page, entered);
  });
});

/** Lets so many more scripts through; the rest are gone, as after a deploy. */
async function failScriptsAfter(page: Page, count: number) {
  let left = count;
  await page.route(scripts, (route) => (left-- > 0 ? route.continue() : route.abort()));
}
