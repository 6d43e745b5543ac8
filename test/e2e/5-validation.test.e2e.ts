import { field, filled, fillIn, newsletter, submit } from "./fixtures/forms.ts";
import { answerWith, status, toasts } from "./fixtures/sending.ts";
import { expect, open, test } from "./fixtures/site.ts";

test("name, e-mail, company and message are required, the telephone is not, and the message has room", async ({
  page,
}) => {
  await page.goto("/contact");
  for (const label of ["Full Name", "Email", "Company", "Message"])
    await expect(field(page, label)).toHaveAttribute("required");
  await expect(field(page, "Email")).toHaveAttribute("type", "email");
  await expect(field(page, "Phone Number")).toHaveAttribute("type", "tel");
  await expect(field(page, "Phone Number")).not.toHaveAttribute("required");
  for (const label of ["Full Name", "Email", "Company", "Phone Number", "Message"])
    for (const bound of ["minlength", "maxlength", "pattern"])
      await expect(field(page, label), label).not.toHaveAttribute(bound);
  const { rows, seen } = await field(page, "Message").evaluate((box) => {
    const { lineHeight, paddingBlock } = getComputedStyle(box);
    const room = box.clientHeight - 2 * Number.parseFloat(paddingBlock);
    return { rows: (box as HTMLTextAreaElement).rows, seen: room / Number.parseFloat(lineHeight) };
  });
  expect(rows).toBeGreaterThanOrEqual(4);
  expect(seen).toBeGreaterThanOrEqual(4);
});

test("what is wrong is said beside the field, the first of it is focused, and nothing is sent until it is right", async ({
  page,
}) => {
  const requests = await answerWith(page, status(200, "OK"));
  await open(page, "/contact");
  await submit(page).click();
  await expect(field(page, "Full Name")).toBeFocused();
  await expect(field(page, "Full Name")).toHaveAccessibleDescription("Enter your name.");
  await expect(field(page, "Company")).toHaveAccessibleDescription("Enter your company.");
  await expect(field(page, "Email")).toHaveAccessibleDescription(/Enter an e-mail address/);
  await expect(field(page, "Message")).toHaveAccessibleDescription(/Enter a message\./);
  await expect(field(page, "Phone Number")).not.toHaveAttribute("aria-invalid");

  await fillIn(page, { ...filled("nobody"), "Phone Number": "call the gate, ext. 4" });
  await expect(field(page, "Full Name")).not.toHaveAttribute("aria-invalid");
  await submit(page).click();
  await expect(field(page, "Email")).toBeFocused();
  expect(requests).toEqual([]);

  // As the browser sees it, this is an address: we are no stricter.
  await fillIn(page, { Email: "a@b" });
  await expect(field(page, "Email")).not.toHaveAttribute("aria-invalid");
  await submit(page).click();
  await expect(toasts(page)).toHaveText(/^Thank you for your message!.*shortly\.$/);
  expect(requests).toHaveLength(1);
});

test("an address that is left wrong is pointed out before anything is sent", async ({ page }) => {
  await open(page, "/contact");
  await field(page, "Email").focus();
  await page.keyboard.type("nobody");
  await page.keyboard.press("Tab");
  await expect(field(page, "Email")).toHaveAccessibleDescription(/Enter an e-mail address/);
});

test("a missing or wrong address is pointed out, and what is kept is said under the form", async ({
  page,
}) => {
  const requests = await answerWith(page, status(200, "OK"));
  await open(page, "/");
  const email = newsletter(page).getByLabel("Your e-mail address");
  await expect(email).toHaveAttribute("required");
  await expect(email).toHaveAttribute("type", "email");
  for (const bound of ["minlength", "maxlength", "pattern"]) await expect(email).not.toHaveAttribute(bound);
  await newsletter(page).getByRole("button", { name: "Subscribe" }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Enter an e-mail address, like name@example.com.");
  await email.fill("nobody");
  await email.press("Enter");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  expect(requests).toEqual([]);
  await expect(
    newsletter(page).getByText(/We use your e-mail address only for this newsletter/),
  ).toBeVisible();
});
