import type { Page } from "@playwright/test";
import { enquiryForm, filled, fillIn, someone, submit } from "../fixtures/forms.ts";
import { answerWith, endpoint, status, toasts } from "../fixtures/sending.ts";
import { expect, open, startApp, test } from "../fixtures/site.ts";

const about = (page: Page) => enquiryForm(page).getByRole("checkbox", { name: "Smart Dust Bin" });
const anySubject = (page: Page) => enquiryForm(page).locator("[name=about]");
const thanks = (page: Page) =>
  page.getByRole("main").getByRole("status").filter({ hasText: "Thank you for your message!" });
const product = "/products/smart-dust-bin";

async function sentBy(page: Page) {
  const sent = page.waitForRequest(endpoint);
  await submit(page).click();
  return (await sent).postDataJSON().template_params;
}

test("a demo asked for on a product's page arrives as one", async ({ page }) => {
  await answerWith(page, status(200, "OK"));
  await open(page, product);
  for (const name of ["Book a demo", "Plan a pilot"])
    await expect(page.getByRole("link", { name })).toHaveAttribute(
      "href",
      "/contact?about=products/smart-dust-bin",
    );
  await page.getByRole("link", { name: "Book a demo" }).click();
  await expect(about(page)).toBeChecked();
  await fillIn(page, filled(someone("demo")));
  expect(await sentBy(page)).toMatchObject({
    about: "products/smart-dust-bin",
    subject: "Enquiry from Asha Raman, Harbour Trust: Smart Dust Bin",
  });
  await expect(toasts(page)).toHaveCount(1);
  await expect(anySubject(page)).toHaveCount(0);

  // The next enquiry from the same form is about nothing that the page does not show.
  await toasts(page).getByRole("button", { name: "Close" }).click();
  await fillIn(page, filled(someone("next")));
  expect(await sentBy(page)).not.toHaveProperty("about");
});

test("what an enquiry is about can be taken back", async ({ page }) => {
  await answerWith(page, status(200, "OK"));
  await open(page, "/contact?about=products/smart-dust-bin");
  await fillIn(page, filled(someone("other")));
  await about(page).uncheck();
  const params = await sentBy(page);
  expect(params).not.toHaveProperty("about");
  expect(params.subject).toBe("Enquiry from Asha Raman, Harbour Trust");
});

test("a link that only says /contact brings the page it stands on", async ({ page }) => {
  await open(page, "/services/ai-ml");
  await page.locator("#contact").getByRole("link").first().click();
  await expect(page).toHaveURL("/contact");
  await expect(anySubject(page)).toHaveValue("services/ai-ml");
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(enquiryForm(page)).toBeVisible();
  await expect(anySubject(page)).toHaveCount(0);
});

test.describe("before the app has come", () => {
  test.use({ expectedMessages: [/Failed to (load resource|fetch dynamically imported module)/] });

  test("a link that was followed brings its page as well", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/industries/smart-port");
    await page.locator("#contact").getByRole("link", { name: "Contact Sales" }).click();
    await page.waitForURL("/contact");
    await page.unroute("**/assets/*.js");
    await page.reload();
    await startApp(page);
    await expect(anySubject(page)).toHaveValue("industries/smart-port");
  });
});

test("a browser of two years ago brings it, too", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(URL, "parse"));
  await page.goto("/services/ai-ml");
  await page.evaluate(() => location.assign("/contact"));
  await page.waitForURL("/contact");
  await startApp(page);
  await expect(anySubject(page)).toHaveValue("services/ai-ml");
  await open(page, "/contact");
  await expect(enquiryForm(page)).toBeVisible();
});

test("a draft keeps what it is about", async ({ page }) => {
  await open(page, "/contact?about=products/smart-dust-bin");
  await fillIn(page, { Message: "Forty bins" });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("draft:enquiry"))).toContain("Forty");
  await open(page, "/contact");
  await expect(enquiryForm(page).getByRole("textbox", { name: "Message" })).toHaveValue("Forty bins");
  await expect(about(page)).toBeChecked();
  await about(page).uncheck();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("draft:enquiry")))
    .not.toContain("smart-dust-bin");
  await open(page, "/contact");
  await expect(enquiryForm(page).getByRole("textbox", { name: "Message" })).toHaveValue("Forty bins");
  await expect(anySubject(page)).toHaveCount(0);
});

test("a page that there is not is nothing to write about", async ({ page }) => {
  await open(page, "/contact?about=products/%3Cscript%3Ealert(1)%3C/script%3E");
  await expect(submit(page)).toBeVisible();
  await expect(anySubject(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [/status of 400/] });

  test("it is shown, sent, kept when something is wrong, and can be taken back", async ({ page }) => {
    await page.goto(product);
    await page.getByRole("link", { name: "Book a demo" }).click();
    await expect(page).toHaveURL("/contact?about=products/smart-dust-bin");
    await expect(about(page)).toBeChecked();
    await fillIn(page, { ...filled(someone("plain-demo")), "Full Name": "A".repeat(201) });
    await submit(page).click();
    await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Error" })).toBeVisible();
    await expect(about(page)).toBeChecked();
    await fillIn(page, { "Full Name": "Asha Raman" });
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await submit(page).click();
    expect(new URLSearchParams((await posted).postData() ?? "").get("about")).toBe("products/smart-dust-bin");
    await expect(thanks(page)).toBeVisible();
    await expect(anySubject(page)).toHaveCount(0);

    await page.goto("/contact?about=products/smart-dust-bin");
    await about(page).uncheck();
    await fillIn(page, filled(someone("plain-other")));
    const second = page.waitForRequest((request) => request.method() === "POST");
    await submit(page).click();
    expect(new URLSearchParams((await second).postData() ?? "").has("about")).toBe(false);
    await expect(thanks(page)).toBeVisible();
  });
});
