import type { Page } from "@playwright/test";
import { newsletter, someone } from "../fixtures/forms.ts";
import { answerWith, failure, noNetwork, status, toasts } from "../fixtures/sending.ts";
import { expect, open, stopClock, test } from "../fixtures/site.ts";

const email = (page: Page) => newsletter(page).getByLabel("Your e-mail address");
const subscribe = (page: Page) => newsletter(page).getByRole("button", { name: "Subscribe" });

/** It cannot be pressed, says that it is at work, and shows it. */
async function expectLoading(page: Page) {
  await expect(subscribe(page)).toBeDisabled();
  await expect(subscribe(page)).toHaveAttribute("aria-busy", "true");
  await expect(subscribe(page).locator("svg")).toBeVisible();
}

test("a subscription is sent, thanked for, and the form is free again after 3 s", async ({ page }) => {
  await page.clock.install();
  await open(page, "/about-us");
  await email(page).fill(someone("reader"));
  await stopClock(page);
  await subscribe(page).click();
  await expect(toasts(page)).toHaveText(
    /^Subscribed Successfully!Thank you for subscribing to our newsletter\./,
  );
  await expect(email(page)).toHaveValue("");
  await expectLoading(page);
  await page.clock.runFor(2900);
  await expectLoading(page);
  await page.clock.runFor(200);
  await expect(subscribe(page)).toBeEnabled();
  await expect(toasts(page)).toHaveCount(0);
});

test("who is asked by e-mail first is told so, and the page goes on saying it", async ({ page }) => {
  await answerWith(page, status(200, "OK KOLAM-4821 to confirm"));
  await open(page, "/about-us");
  await email(page).fill("reader@port.example");
  await subscribe(page).click();
  const left = /open the link in the e-mail we send you.* Your reference: KOLAM-4821/;
  await expect(toasts(page)).toHaveText(
    /^Subscribed Successfully!Thank you for subscribing to our newsletter\./,
  );
  await expect(toasts(page)).toHaveText(left);
  await expect(newsletter(page).getByText(left)).toBeVisible();
});

test("the address that was subscribed stays readable, so that a slip in it is seen", async ({ page }) => {
  await answerWith(page, status(200, "OK"));
  await open(page, "/about-us");
  await email(page).fill("ravi.kumar@example");
  await email(page).press("Enter");
  await expect(newsletter(page).getByRole("status")).toHaveText(/^We have noted ravi\.kumar@example\./);
  await expect(email(page)).toBeFocused();
});

test.describe("when it fails", () => {
  test.use({ expectedMessages: [/^error: (EmailJS Error:|Failed to load resource)/] });

  test("the failure is told, by an answer from 400 on or by none, until it is closed or 3 s have passed", async ({
    page,
  }) => {
    await answerWith(page, status(400, "no"), noNetwork);
    await page.clock.install();
    await open(page, "/about-us");
    await email(page).fill("reader@port.example");
    await stopClock(page);
    await subscribe(page).click();
    await expect(toasts(page)).toHaveText(failure);
    await expectLoading(page);
    await toasts(page).getByRole("button", { name: "Close" }).click();
    await expect(subscribe(page)).toBeEnabled();
    await expect(toasts(page)).toHaveCount(0);

    const again = page.waitForEvent("requestfailed");
    await subscribe(page).click();
    await again;
    // The pause before the second try.
    await page.clock.runFor(1000);
    await expect(toasts(page)).toHaveText(failure);
    await page.clock.runFor(2900);
    await expectLoading(page);
    await page.clock.runFor(200);
    await expect(subscribe(page)).toBeEnabled();
  });

  test("the address is kept, also on the next page", async ({ page }) => {
    await answerWith(page, status(500), status(200, "OK"));
    await open(page, "/");
    await email(page).fill("reader@port.example");
    await email(page).press("Enter");
    await expect(toasts(page)).toHaveText(failure);
    await expect(email(page)).toHaveValue("reader@port.example");
    await open(page, "/about-us");
    await expect(email(page)).toHaveValue("reader@port.example");
    await email(page).press("Enter");
    await expect(toasts(page)).toHaveText(/^Subscribed Successfully!/);
  });
});
