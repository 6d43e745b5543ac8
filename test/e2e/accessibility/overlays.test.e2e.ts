import { expectAccessibleInBothThemes } from "../fixtures/axe.ts";
import { enquiryForm, filled, fillIn, newsletter, submit } from "../fixtures/forms.ts";
import { answerWith, status, toasts } from "../fixtures/sending.ts";
import { expect, open, test } from "../fixtures/site.ts";

// Nothing has to settle before it is looked at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// Many looks in one visit.
test.describe.configure({ timeout: 135_000 });

const phone = { width: 375, height: 812 };

test("the bar's menus, open, have no violation", async ({ page }) => {
  await open(page, "/services/ai-ml");
  for (const id of ["products-menu", "services-menu"]) {
    await page.locator(`[popovertarget=${id}]`).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expectAccessibleInBothThemes(page, ".bar");
    await page.keyboard.press("Escape");
  }
});

test("the phone's menu has none", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/services/ai-ml");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").getByText("Services", { exact: true }).click();
  await expectAccessibleInBothThemes(page, "#phone-menu");
});

test("nor have the modals of a service, an industry and a product", async ({ page }) => {
  await open(page, "/");
  for (const [section, name] of [
    ["services", "Blockchain"],
    ["industries", "Smart Port"],
    ["products", "Smart Dust Bin"],
  ]) {
    await page.locator(`#${section}`).getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Our Features" })).toBeVisible();
    await expectAccessibleInBothThemes(page, "dialog[open]");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

test("nor has a product's large picture, an answer that is closed, or the phone's list of sections", async ({
  page,
}) => {
  await open(page, "/products/smart-dust-bin");
  await page.getByRole("button", { name: "Enlarge the picture" }).click();
  await expectAccessibleInBothThemes(page, "dialog[open]");
  await page.keyboard.press("Escape");
  await page.locator("#faq summary").first().click();
  await expect(page.locator("#faq details[open]")).toHaveCount(0);
  await expectAccessibleInBothThemes(page, "#faq");

  await page.setViewportSize(phone);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator(".drop-up").getByRole("button").click();
  await expect(page.locator(".drop-up").getByRole("navigation")).toBeVisible();
  await expectAccessibleInBothThemes(page, ".drop-up");
});

test.describe("when sending fails", () => {
  test.use({ expectedMessages: [/^error: (EmailJS Error:|Failed to load resource)/] });

  test("nor has the enquiry with its errors, its interests open, and a notification", async ({ page }) => {
    await answerWith(page, status(500));
    await open(page, "/contact");
    await submit(page).click();
    await newsletter(page).getByRole("button", { name: "Subscribe" }).click();
    await expectAccessibleInBothThemes(page, "footer form");
    await enquiryForm(page).locator("summary").click();
    await expectAccessibleInBothThemes(page, "#enquiry");
    await enquiryForm(page).getByLabel("Branding").check();
    await page.keyboard.press("Escape");
    await fillIn(page, filled("asha@port.example"));
    await submit(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await expectAccessibleInBothThemes(page, "[aria-label=Notifications]");
    await expectAccessibleInBothThemes(page, "#enquiry");
  });
});
