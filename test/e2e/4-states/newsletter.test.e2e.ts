import { answerWith, endpoint, newsletter, noNetwork, someone, status, stopClock, toasts } from "../forms.ts";
import { expect, open, test } from "../site.ts";

test("a subscription is sent as EmailJS wants it, thanked for, and the form is free again after 3 s", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/about-us");
  const email = newsletter(page).getByLabel("Your e-mail address");
  const button = newsletter(page).getByRole("button", { name: "Subscribe" });
  const address = someone("reader");
  await email.fill(address);
  await stopClock(page);
  const sent = page.waitForRequest(endpoint);
  await button.click();
  expect((await sent).postDataJSON()).toMatchObject({
    user_id: "ananta-website",
    service_id: "website",
    template_id: "newsletter",
    template_params: {
      to_email: "enquiries@ananta.example",
      subject: `Enquire from ${address}`,
      email: address,
      page: "/about-us",
    },
  });
  await expect(toasts(page)).toHaveText(
    /^Subscribed Successfully!Thank you for subscribing to our newsletter\./,
  );
  await expect(email).toHaveValue("");
  await expect(button).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(2900);
  await expect(button).toBeDisabled();
  await page.clock.runFor(200);
  await expect(button).toBeEnabled();
  await expect(toasts(page)).toHaveCount(0);
});

test("a missing or wrong address is pointed out, and what is kept is said under the form", async ({
  page,
}) => {
  const requests = await answerWith(page, status(200, "OK"));
  await open(page, "/");
  const email = newsletter(page).getByLabel("Your e-mail address");
  await newsletter(page).getByRole("button", { name: "Subscribe" }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Enter an e-mail address, like name@example.com.");
  await email.fill("nobody");
  await email.press("Enter");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  expect(requests).toEqual([]);
  await expect(newsletter(page).getByText(/We keep your e-mail address for up to 365 days/)).toBeVisible();
});

test.describe("when it fails", () => {
  test.use({ expectedMessages: [/^error: (EmailJS Error:|Failed to load resource)/] });

  test("the address is kept and the failure is told, also on the next page", async ({ page }) => {
    const requests = await answerWith(page, noNetwork, noNetwork, status(200, "OK"));
    await open(page, "/");
    const email = newsletter(page).getByLabel("Your e-mail address");
    await email.fill("reader@port.example");
    await email.press("Enter");
    await expect(toasts(page)).toHaveText(
      "Error sending message!There was an error sending your message. Please try again or contact us directly.",
    );
    await expect(email).toHaveValue("reader@port.example");
    expect(requests).toHaveLength(2);
    await toasts(page).getByRole("button", { name: "Close" }).click();
    await open(page, "/about-us");
    await expect(email).toHaveValue("reader@port.example");
    await email.press("Enter");
    await expect(toasts(page)).toHaveText(/^Subscribed Successfully!/);
  });
});
