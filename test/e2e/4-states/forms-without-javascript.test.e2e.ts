import type { Page } from "@playwright/test";
import {
  chips,
  enquiryForm,
  expectFilled,
  field,
  filled,
  fillIn,
  newsletter,
  someone,
  submit,
} from "../fixtures/forms.ts";
import { expect, startApp, test } from "../fixtures/site.ts";

const thanks =
  /^Thank you for your message!We've received your inquiry and will get back to you shortly\.Your reference: [A-Z]+-\d+$/;
const answer = (page: Page) => page.getByRole("main").getByRole("status").filter({ hasText: "!" });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [/status of 400/] });

  test("an enquiry is sent, stored and answered with the same texts", async ({ page }) => {
    await page.goto("/contact");
    await fillIn(page, filled(someone("plain")));
    await enquiryForm(page).locator("summary").click();
    await enquiryForm(page).getByLabel("Branding").check();
    const [response] = await Promise.all([
      page.waitForResponse((got) => got.request().method() === "POST"),
      submit(page).click(),
    ]);
    expect(response.status()).toBe(200);
    await expect(answer(page)).toHaveText(thanks);
    await expect(answer(page)).toBeInViewport();
    await expectFilled(page, { "Full Name": "", Company: "", Email: "", Message: "" });
  });

  test("what was entered is kept when it is refused, with the reason beside its field", async ({ page }) => {
    await page.goto("/contact");
    const entered = { ...filled(someone("long")), "Full Name": "A".repeat(201) };
    await fillIn(page, entered);
    await enquiryForm(page).locator("summary").click();
    await enquiryForm(page).getByLabel("Branding").check();
    const [response] = await Promise.all([
      page.waitForResponse((got) => got.request().method() === "POST"),
      submit(page).click(),
    ]);
    expect(response.status()).toBe(400);
    await expect(answer(page)).toHaveText(
      "Error sending message!There was an error sending your message. Please try again or contact us directly.",
    );
    await expectFilled(page, entered);
    await expect(enquiryForm(page).getByLabel("Full Name")).toHaveAccessibleDescription(
      "Use at most 200 characters.",
    );
    await expect(chips(page)).toHaveText(["Branding"]);
    await expect(enquiryForm(page).getByLabel("Branding", { exact: true })).toBeChecked();
  });

  test("the footer's form answers on a page of its own, with the way back", async ({ page }) => {
    await page.goto("/about-us");
    await newsletter(page).getByLabel("Your e-mail address").fill(someone("plain-reader"));
    await newsletter(page).getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL(/\/newsletter$/);
    await expect(answer(page)).toHaveText(
      /^Subscribed Successfully!Thank you for subscribing to our newsletter\./,
    );
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: "Back to the page you came from" }).click();
    await expect(page).toHaveURL(/\/about-us$/);
  });
});

test.describe("before the page is alive", () => {
  test.use({ expectedMessages: [/Failed to (load resource|fetch dynamically imported module)/] });

  test("a form is sent all the same, and answered the same way", async ({ page }) => {
    const modules = /\/assets\/.*\.js$|\/@|\.tsx/;
    await page.route(modules, (route) => route.abort());
    await page.goto("/contact");
    await fillIn(page, filled(someone("early")));
    await page.unroute(modules);
    await submit(page).click();
    await expect(answer(page)).toHaveText(thanks);
    await startApp(page);
    await expect(answer(page)).toHaveText(thanks);
  });

  test("a page that cannot start is not loaded anew while a field is typed into", async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto("/contact");
    const answers: string[] = [];
    page.on(
      "response",
      (response) => response.request().isNavigationRequest() && answers.push(response.url()),
    );
    const failed = page.waitForEvent("requestfailed");
    await field(page, "Full Name").focus();
    await failed;
    await expectSent(page, "typed");
    expect(answers).toHaveLength(1);
  });

  test("nor while a simulator's choice is made", async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto("/products/smart-dust-bin");
    const failed = page.waitForEvent("requestfailed");
    const choice = page.locator("#try-it select");
    await choice.focus();
    await failed;
    await choice.selectOption({ index: 1 });
    await expect(choice).toBeFocused();
    await expect(choice).toHaveJSProperty("selectedIndex", 1);
  });

  test("a page that is being loaded anew stays when a field is typed into", async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto("/contact");
    const { x = 0, y = 0 } = (await field(page, "Full Name").boundingBox()) ?? {};
    const reload = page.waitForRequest((request) => request.isNavigationRequest());
    // The answer to it never comes.
    await page.route("/contact", () => {}, { times: 1 });
    await page.mouse.move(40, 40);
    await reload;
    await page.mouse.click(x + 20, y + 20);
    await expectSent(page, "stopped");
  });

  async function expectSent(page: Page, name: string) {
    const entered = filled(someone(name));
    await fillIn(page, entered);
    await expectFilled(page, entered);
    await submit(page).click();
    await expect(answer(page)).toHaveText(thanks);
  }
});

test("what is typed while the page wakes stays", async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.js(\?|$)|\.tsx/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/contact");
  const entered = filled("early@port.example");
  await fillIn(page, entered);
  await enquiryForm(page).locator("summary").click();
  await enquiryForm(page).getByLabel("Branding").check();
  arrive();
  await startApp(page);
  await expectFilled(page, entered);
  await expect(chips(page)).toHaveText(["Branding"]);
});

test("a form of another site is not accepted", async ({ request }) => {
  for (const path of ["/contact", "/newsletter"]) {
    const response = await request.post(path, {
      form: { email: "victim@port.example" },
      headers: { Origin: "https://elsewhere.example" },
    });
    expect(response.status(), path).toBe(403);
  }
});

test("a refused subscription keeps the address, and the way back stays on this site", async ({ request }) => {
  const response = await request.post("/newsletter", {
    form: { email: "nobody", page: "//elsewhere.example" },
  });
  expect(response.status()).toBe(400);
  const html = await response.text();
  expect(html).toContain('value="nobody"');
  expect(html).toContain("Error sending message!");
  expect(html).not.toContain('href="//elsewhere.example"');
});
