import type { Page } from "@playwright/test";
import {
  chips,
  choose,
  enquiryForm,
  expectFilled,
  field,
  filled,
  fillIn,
  someone,
  submit,
} from "../fixtures/forms.ts";
import { answerWith, endpoint, failure, noNetwork, silence, status, toasts } from "../fixtures/sending.ts";
import { expect, open, settled, startApp, stopClock, test } from "../fixtures/site.ts";

const draft = "draft:enquiry";
const line = (page: Page) => enquiryForm(page).getByRole("status").last();

test("an enquiry is sent, thanked for with a reference, and the form is free again after 5 s", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/contact");
  await fillIn(page, { ...filled(someone("asha")), "Phone Number": "+91 44 1234 5678" });
  await choose(page, "Cybersecurity", "Branding");
  await stopClock(page);
  await submit(page).click();
  await expect(toasts(page)).toHaveText(
    /^Thank you for your message!We've received your inquiry and will get back to you shortly\.Your reference: [A-Z]+-\d+$/,
  );
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAttribute("aria-busy", "true");
  await expectFilled(page, { "Full Name": "", Company: "", Email: "", "Phone Number": "", Message: "" });
  await expect(chips(page)).toHaveCount(0);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), draft)).toBeNull();

  await page.clock.runFor(4900);
  await expect(submit(page)).toBeDisabled();
  await page.clock.runFor(200);
  await expect(submit(page)).toBeEnabled();
  await expect(toasts(page)).toHaveCount(0);
  await expect(enquiryForm(page).getByText(/^Your reference: /)).toBeVisible();
});

test("a reload loses nothing of what was entered, and what is sent is forgotten", async ({ page }) => {
  await answerWith(page, status(200, "OK"));
  await open(page, "/contact");
  const entered = { ...filled("asha@port.example"), "Phone Number": "+91 44 1234 5678" };
  await fillIn(page, entered);
  await choose(page, "IT Consulting", "Data Analytics & AI");
  await chips(page).first().click();
  await open(page, "/contact");
  await open(page, "/contact");
  await expectFilled(page, entered);
  await expect(chips(page)).toHaveText(["Data Analytics & AI"]);

  await submit(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await open(page, "/contact");
  await expectFilled(page, { "Full Name": "", Message: "" });
  await expect(chips(page)).toHaveCount(0);
});

test("while it is sent the focus stays on the button, and what was sent stays in the form", async ({
  page,
}) => {
  let answer = () => {};
  const answering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const requests = await answerWith(page, async (route) => {
    await answering;
    await route.fulfill({ status: 200, body: "OK KOLAM-4821" });
  });
  await open(page, "/contact");
  await fillIn(page, filled("asha@port.example"));
  await submit(page).focus();
  await page.keyboard.press("Enter");
  await expect(line(page)).toHaveText("Sending…");
  await expect(submit(page)).toBeFocused();
  // Pressed again, by either way: it has been heard.
  await page.keyboard.press("Enter");
  await field(page, "Full Name").press("Enter");
  await submit(page).focus();
  answer();
  await expect(line(page)).toHaveText("Sent. We will write to asha@port.example.Your reference: KOLAM-4821");
  await expect(submit(page)).toBeFocused();
  expect(requests).toHaveLength(1);
  await toasts(page).getByRole("button", { name: "Close" }).click();
  await expect(line(page)).toContainText("asha@port.example");
});

test("an answer below 400 is no failure, whatever it is", async ({ page }) => {
  await answerWith(page, status(201, "Created"), status(299));
  await open(page, "/contact");
  for (const email of ["asha@port.example", "ravi@port.example"]) {
    await fillIn(page, filled(email));
    await submit(page).click();
    await expect(toasts(page)).toHaveText(/^Thank you for your message!/);
    await toasts(page).getByRole("button", { name: "Close" }).click();
    // It takes a moment to leave; the next one must not meet it.
    await expect(toasts(page)).toHaveCount(0);
  }
});

test("the notification waits for whoever points at it, and the form is free all the same", async ({
  page,
}) => {
  await answerWith(page, status(200, "OK"));
  await page.clock.install();
  await open(page, "/contact");
  await fillIn(page, filled("asha@port.example"));
  await stopClock(page);
  await submit(page).click();
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await expect(submit(page)).toBeEnabled();
  await page.mouse.move(3, 3);
  await page.clock.runFor(5100);
  await expect(toasts(page)).toHaveCount(0);
});

test("one click on Send counts, also when an address is left wrong by it", async ({ page }) => {
  await open(page, "/contact");
  await fillIn(page, filled(""));
  await field(page, "Email").pressSequentially("nobody");
  await page.waitForLoadState("networkidle");
  await submit(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0 } = (await submit(page).boundingBox()) ?? {};
  const before = await enquiryForm(page).boundingBox();
  // At its upper edge: what moves it down by a line takes it away from here.
  await page.mouse.move(x + width / 2, y + 3);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await enquiryForm(page).boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Email")).toHaveAccessibleDescription(/Enter an e-mail address/);
});

test("a field that is left wrong says so when the pointer is up", async ({ page }) => {
  await open(page, "/contact");
  await field(page, "Email").pressSequentially("nobody");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(field(page, "Email")).toHaveAccessibleDescription(/Enter an e-mail address/);
});

test("a draft begins with the first key, also before the app is there", async ({ page }) => {
  await page.route("**/assets/*.js", silence);
  await page.goto("/contact");
  await field(page, "Full Name").pressSequentially("A");
  expect(await page.evaluate((key) => sessionStorage.getItem(key), draft)).toBe('[["name","A"]]');
  await enquiryForm(page).locator("summary").click();
  await enquiryForm(page).getByLabel("Branding").check();
  await page.unrouteAll();
  await open(page, "/contact");
  await expectFilled(page, { "Full Name": "A" });
  await expect(chips(page)).toHaveText(["Branding"]);
});

test("a key before the app is there takes nothing from the draft", async ({ page }) => {
  await open(page, "/contact?about=products/smart-dust-bin");
  const entered = filled("asha@port.example");
  await fillIn(page, entered);
  await choose(page, "Branding");
  await page.route("**/assets/*.js", silence);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expectFilled(page, entered);
  await field(page, "Phone Number").pressSequentially("+91");
  await page.unrouteAll();
  await page.reload();
  await startApp(page);
  await expectFilled(page, { ...entered, "Phone Number": "+91" });
  await expect(chips(page)).toHaveText(["Branding"]);
  await expect(enquiryForm(page).getByRole("checkbox", { name: "Smart Dust Bin" })).toBeChecked();
});

test("a draft that is none is left alone", async ({ page }) => {
  await page.addInitScript((key) => sessionStorage.setItem(key, "[null]"), draft);
  await open(page, "/contact");
  await expectFilled(page, { "Full Name": "" });
});

test("what is typed while the form is sent stays, to be sent next", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  const requests = await answerWith(page, (route) => answer.promise.then(() => status(200, "OK")(route)));
  await open(page, "/contact");
  const entered = filled(someone("asha"));
  await fillIn(page, entered);
  await submit(page).click();
  await expect.poll(() => requests.length).toBe(1);
  await field(page, "Message").press("Control+End");
  await field(page, "Message").pressSequentially(" And a third crane?");
  answer.resolve();
  await expect(toasts(page)).toHaveText(/^Thank you for your message!/);
  const longer = { ...entered, Message: `${entered.Message} And a third crane?` };
  await expectFilled(page, longer);
  await open(page, "/contact");
  await expectFilled(page, longer);
});

test("whoever comes back while the form is sent finds it empty when it has been", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  const requests = await answerWith(page, (route) => answer.promise.then(() => status(200, "OK")(route)));
  await open(page, "/contact");
  const entered = filled(someone("asha"));
  await fillIn(page, entered);
  await submit(page).click();
  await expect.poll(() => requests.length).toBe(1);
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
  await page.goBack();
  await expectFilled(page, entered);
  answer.resolve();
  await expect(toasts(page)).toHaveText(/^Thank you for your message!/);
  await expectFilled(page, { "Full Name": "", Message: "" });
  expect(await page.evaluate((key) => sessionStorage.getItem(key), draft)).toBeNull();
});

test("the mail library comes when the form is touched, not before", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await open(page, "/contact");
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  await field(page, "Message").focus();
  // Our own part of sending, and the library that it brings.
  await expect.poll(() => scripts.length).toBe(before + 2);
  await field(page, "Full Name").focus();
  expect(scripts).toHaveLength(before + 2);
});

test.describe("when sending fails", () => {
  test.use({ expectedMessages: [/^error: (EmailJS Error:|Failed to load resource)/] });

  test("after a failure everything entered is kept, the error is logged, and after 5 s it can be sent again", async ({
    page,
  }) => {
    const requests = await answerWith(page, status(500, "no"), status(200, "OK"));
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.clock.install();
    await open(page, "/contact");
    const entered = filled("asha@port.example");
    await fillIn(page, entered);
    await choose(page, "Branding");
    await stopClock(page);
    await submit(page).click();
    await expect(toasts(page)).toHaveText(failure);
    expect(logged.filter((text) => text.startsWith("EmailJS Error:"))).toHaveLength(1);
    await expectFilled(page, entered);
    await expect(chips(page)).toHaveText(["Branding"]);
    expect(await page.evaluate((key) => sessionStorage.getItem(key), draft)).toContain("Asha Raman");
    await page.clock.runFor(4900);
    await expect(submit(page)).toBeDisabled();
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(0);
    await submit(page).click();
    await expect(toasts(page)).toHaveText(/^Thank you for your message!/);
    expect(requests).toHaveLength(2);
  });

  test("closing the notification makes the form free at once", async ({ page }) => {
    await answerWith(page, status(403));
    await page.clock.install();
    await open(page, "/contact");
    await fillIn(page, filled("asha@port.example"));
    await stopClock(page);
    await submit(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await settled(toasts(page));
    const box = await toasts(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1240);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(770);
    await toasts(page).getByRole("button", { name: "Close" }).click();
    await expect(submit(page)).toBeEnabled();
    await expect(toasts(page)).toHaveCount(0);
  });

  test("a fault of the network is met by one more try of the same submission", async ({ page }) => {
    const requests = await answerWith(page, noNetwork, status(200, "OK KOLAM-4821"));
    await open(page, "/contact");
    await fillIn(page, filled("asha@port.example"));
    await submit(page).click();
    await expect(toasts(page)).toHaveText(/Your reference: KOLAM-4821$/);
    const [first, second] = requests.map((request) => request.postDataJSON());
    expect(second).toEqual(first);
    expect(requests).toHaveLength(2);
  });

  test("without a line to the service the failure is told", async ({ page }) => {
    await answerWith(page, noNetwork);
    await open(page, "/contact");
    await fillIn(page, filled("asha@port.example"));
    await submit(page).click();
    await expect(toasts(page)).toHaveText(failure);
  });

  test("without an answer it is given up after 15 s", async ({ page }) => {
    await answerWith(page, silence);
    await page.clock.install();
    await open(page, "/contact");
    await fillIn(page, filled("asha@port.example"));
    await stopClock(page);
    const sent = page.waitForRequest(endpoint);
    await submit(page).click();
    await sent;
    await page.clock.runFor(14_900);
    await expect(toasts(page)).toHaveCount(0);
    await expect(submit(page)).toBeDisabled();
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveText(failure);
  });
});
