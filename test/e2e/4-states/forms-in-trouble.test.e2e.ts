import type { Page } from "@playwright/test";
import { enquiryForm, expectFilled, filled, fillIn, newsletter, someone, submit } from "../fixtures/forms.ts";
import { answerWith, failure, status, toasts } from "../fixtures/sending.ts";
import { expect, holdFiles, open, stopClock, test } from "../fixtures/site.ts";

const scripts = "**/assets/*.js";
const thanks = /^Thank you for your message!.*Your reference: [A-Z]+-\d+$/;
/** Scripts that sending takes, known by what is in them. */
const parts = {
  "our own part of sending": (code: string) =>
    code.includes("form_token") && code.includes("Failed to send email"),
  "the e-mail library": (code: string) => code.includes("https://api.emailjs.com"),
};
/** What comes in their place: nothing, or this. */
const troubles = {
  "is missing": undefined,
  "cannot be parsed": "export const {",
  fails: "throw new ReferenceError('broken')",
  "is empty": "export {}",
  "fails when it is used":
    "export const init = () => {}, send = async () => { throw new DOMException('no', 'SecurityError') };",
};
const cases = [
  ...(["is missing", "cannot be parsed", "fails"] as const).map(
    (trouble) => ["our own part of sending", trouble] as const,
  ),
  ...(Object.keys(troubles) as (keyof typeof troubles)[]).map(
    (trouble) => ["the e-mail library", trouble] as const,
  ),
];
/** The answer that stands in the page, as it does without JavaScript. */
const answer = (page: Page) => page.getByRole("main").getByRole("status").filter({ hasText: "!" });
const line = (page: Page) => enquiryForm(page).getByRole("status").last();

const waiting = {
  enquiry: {
    fill: (page: Page) => fillIn(page, filled("asha@port.example")),
    button: submit,
    line,
    thanks: /^Thank you for your message!/,
  },
  subscription: {
    fill: (page: Page) => newsletter(page).getByLabel("Your e-mail address").fill("asha@port.example"),
    button: (page: Page) => newsletter(page).getByRole("button", { name: "Subscribe" }),
    line: (page: Page) => newsletter(page).getByRole("status").last(),
    thanks: /^Subscribed Successfully!/,
  },
};

for (const [what, { fill, button, line, thanks }] of Object.entries(waiting))
  test(`until all that sending takes has come, the button of the ${what} shows that it works and cannot be pressed again`, async ({
    page,
  }) => {
    const requests = await answerWith(page, status(200, "OK"));
    await open(page, "/contact");
    await page.waitForLoadState("networkidle");
    const arrive = await holdFiles(page, scripts);
    await fill(page);
    await button(page).click();
    await expect(button(page)).toBeDisabled();
    await expect(button(page)).toHaveAttribute("aria-busy", "true");
    await expect(line(page)).toHaveText("Sending…");
    expect(requests).toEqual([]);
    arrive();
    await expect(toasts(page)).toHaveText(thanks);
    expect(requests).toHaveLength(1);
  });

test.describe("where storage is blocked", () => {
  // React Router's own script for scroll positions complains; the page works all the same.
  test.use({ expectedMessages: [/Access is denied for this document/] });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const storage of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
    }),
  );

  test("an enquiry is sent all the same", async ({ page }) => {
    await open(page, "/contact");
    await fillIn(page, filled(someone("private")));
    await submit(page).click();
    await expect(answer(page)).toHaveText(thanks);
    await expectFilled(page, { "Full Name": "", Message: "" });
  });

  test("so is a subscription", async ({ page }) => {
    await open(page, "/about-us");
    await newsletter(page).getByRole("textbox", { name: "Your e-mail address" }).fill(someone("private"));
    await newsletter(page).getByRole("button", { name: "Subscribe" }).click();
    await expect(answer(page)).toHaveText(/^Subscribed Successfully!/);
  });
});

test.describe("where another script fails all the time", () => {
  test.use({ expectedMessages: [/Another script/] });

  test("an enquiry is sent", async ({ page }) => {
    await page.addInitScript(() => {
      for (const type of ["DOMContentLoaded", "load", "input", "focusin", "pointerdown", "click", "submit"])
        addEventListener(
          type,
          () => {
            throw new Error("Another script");
          },
          true,
        );
    });
    await open(page, "/contact");
    await fillIn(page, filled(someone("noisy")));
    await submit(page).click();
    await expect(toasts(page)).toHaveText(thanks);
  });
});

test.describe("when scripts cannot be loaded", () => {
  test.use({ expectedMessages: [/Failed to load resource|EmailJS Error:/] });

  for (const [part, trouble] of cases)
    test(`when ${part} ${trouble}, the browser itself posts the form`, async ({ page }) => {
      const body = troubles[trouble];
      await open(page, "/contact");
      await page.waitForLoadState("networkidle");
      await page.route(scripts, async (route) => {
        const response = await route.fetch();
        if (!parts[part](await response.text())) await route.fulfill({ response });
        else if (body === undefined) await route.abort();
        else await route.fulfill({ contentType: "text/javascript", body });
      });
      await fillIn(page, filled(someone("old-tab")));
      await submit(page).click();
      await expect(answer(page)).toHaveText(thanks);
      // The answer's page asks for scripts, too.
      await page.unrouteAll({ behavior: "wait" });
    });

  test("when the e-mail library does not come within 15 s, the browser itself posts the form", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, "/contact");
    await page.waitForLoadState("networkidle");
    let asked = () => {};
    const asking = new Promise<void>((resolve) => {
      asked = resolve;
    });
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      if (parts["the e-mail library"](await response.text())) asked();
      else await route.fulfill({ response });
    });
    await fillIn(page, filled(someone("late")));
    await asking;
    await stopClock(page);
    await submit(page).click();
    await expect(line(page)).toHaveText("Sending…");
    await page.clock.runFor(15_100);
    await expect(answer(page)).toHaveText(thanks);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test("what is wrong is pointed out before the browser posts the form", async ({ page }) => {
    await open(page, "/contact");
    await page.waitForLoadState("networkidle");
    await page.route(scripts, (route) => route.abort());
    await fillIn(page, filled("nobody"));
    await submit(page).click();
    await expect(submit(page)).toBeEnabled();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
    await expectFilled(page, filled("nobody"));
  });

  test("without a line, the page and all that was entered stay", async ({ page, context }) => {
    await open(page, "/contact");
    await page.waitForLoadState("networkidle");
    await page.route(scripts, (route) => route.abort());
    await context.setOffline(true);
    const entered = filled("asha@port.example");
    await fillIn(page, entered);
    await submit(page).click();
    await expect(toasts(page)).toHaveText(failure);
    await expectFilled(page, entered);
  });
});
