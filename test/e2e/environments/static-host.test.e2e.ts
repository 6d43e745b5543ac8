import { buildForStaticHost, serveFiles } from "../../static-host.ts";
import { choose, enquiryForm, filled, fillIn, someone, submit } from "../fixtures/forms.ts";
import { toasts } from "../fixtures/sending.ts";
import { test as base, expect, linkTo, open } from "../fixtures/site.ts";

const mailOrigin = "https://mail.example";

/** The site as files on a host that can do nothing but send them. */
const test = base.extend<object, { staticHost: string }>({
  staticHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used
    async ({}, use) => {
      const host = await serveFiles(await buildForStaticHost(mailOrigin));
      await use(host.url);
      host.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ staticHost }, use) => use(staticHost),
});
// One worker builds it, once.
test.describe.configure({ mode: "default" });

test("pages open, come alive and lead to each other without a new document", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
  await expect(page).toHaveTitle(/^About/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("an enquiry goes to the e-mail service that the content names", async ({ page }) => {
  const posted = page.waitForRequest(`${mailOrigin}/api/v1.0/email/send`);
  await page.route(`${mailOrigin}/**`, (route) =>
    route.fulfill({ body: "OK", headers: { "Access-Control-Allow-Origin": "*" } }),
  );
  await open(page, "/contact");
  const email = someone("static");
  await fillIn(page, filled(email));
  await choose(page, "Cybersecurity");
  await submit(page).click();
  // What the specification names, and nothing else.
  expect((await posted).postDataJSON().template_params).toEqual({
    to_email: "enquiries@ananta.example",
    subject: "Enquiry from Asha Raman, Harbour Trust",
    name: "Asha Raman",
    email,
    company: "Harbour Trust",
    phone: "",
    service: "Cybersecurity",
    message: "Four berths, two cranes.\nWe begin in April.",
  });
  await expect(toasts(page)).toHaveCount(1);
  await expect(enquiryForm(page).getByRole("textbox", { name: "Full Name" })).toHaveValue("");
});

test("what an enquiry is about comes in its subject", async ({ page }) => {
  const posted = page.waitForRequest(`${mailOrigin}/api/v1.0/email/send`);
  await page.route(`${mailOrigin}/**`, (route) =>
    route.fulfill({ body: "OK", headers: { "Access-Control-Allow-Origin": "*" } }),
  );
  await open(page, "/contact?about=products/smart-dust-bin");
  await expect(enquiryForm(page).getByRole("checkbox", { name: "Smart Dust Bin" })).toBeChecked();
  await fillIn(page, filled(someone("static-demo")));
  await submit(page).click();
  const params = (await posted).postDataJSON().template_params;
  expect(params.subject).toBe("Enquiry from Asha Raman, Harbour Trust: Smart Dust Bin");
  expect(params).not.toHaveProperty("about");
});

test("the dialog searches, and the search page answers in the browser", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill("turbidity");
  await expect(page.getByRole("option").first().locator("mark").first()).toBeVisible();
  // It starts by itself: nobody moves the pointer here.
  await page.goto("/search?q=turbidity");
  await expect(linkTo(page, /Turbidity/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("turbidity");
});

test.describe("at an unknown address", () => {
  test.use({ expectedMessages: [/the server responded with a status of 404/] });

  test("there is the 404 page, which works as any other", async ({ page }) => {
    const answer = await page.goto("/products/no-such");
    expect(answer?.status()).toBe(404);
    await open(page, "/products/no-such");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
    const nearest = page.getByRole("region", { name: "The nearest pages to that address" });
    await expect(nearest.getByRole("link").first()).toBeVisible();
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("404 - Page Not Found");
  });
});
