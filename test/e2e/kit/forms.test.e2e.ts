import type { Page } from "@playwright/test";
import { expect, openKit, test } from "../fixtures/kit.ts";

const form = (page: Page) => page.getByRole("form", { name: "Fields" });
const interest = (page: Page) => form(page).getByRole("group", { name: "Service interest" });
const chips = (page: Page) => interest(page).getByRole("button", { name: /^Remove/ });
const chosen = (page: Page) =>
  form(page).evaluate((element) => new FormData(element as HTMLFormElement).getAll("interest"));

test("a field is read out with its hint and its error, and says when it is required", async ({ page }) => {
  await openKit(page);
  await expect(form(page).getByLabel("Phone")).toHaveAccessibleDescription(
    "Optional. With the country code.",
  );
  const company = form(page).getByLabel("Company");
  await expect(company).toHaveAccessibleDescription("Enter the name of your company or department.");
  await expect(company).toHaveAttribute("aria-invalid", "true");
  await expect(form(page).getByLabel("Full name")).toHaveAttribute("required");
  await expect(form(page).getByLabel("Reference")).toBeDisabled();
  const { height } = (await form(page).getByLabel("Message").boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(110);
});

test("a field shows that it is wrong once the visitor has left it wrong, not before", async ({ page }) => {
  await openKit(page);
  const email = form(page).getByLabel("Email");
  const border = () => email.evaluate((input) => getComputedStyle(input).borderColor);
  const resting = await border();
  await email.focus();
  await page.keyboard.type("nobody");
  await page.keyboard.press("Tab");
  await page.mouse.move(3, 3);
  await expect.poll(border).not.toBe(resting);
  await email.fill("somebody@ananta.example");
  await page.keyboard.press("Tab");
  await expect.poll(border).toBe(resting);
});

test("interests are chosen by mouse, shown as chips, taken back, and cleared with the form", async ({
  page,
}) => {
  await openKit(page);
  await expect(chips(page)).toHaveText(["Cybersecurity"]);
  await interest(page).getByText("Choose any number").click();
  await interest(page).getByRole("checkbox", { name: "Branding" }).check();
  await interest(page).getByText("Market Research").click();
  await page.getByRole("heading", { name: "Forms" }).click();
  await expect(interest(page).getByRole("checkbox", { name: "Branding" })).toBeHidden();
  await expect(chips(page)).toHaveText(["Branding", "Market Research", "Cybersecurity"]);
  await chips(page).nth(1).click();
  await expect(chips(page)).toHaveText(["Branding", "Cybersecurity"]);
  expect(await chosen(page)).toEqual(["branding", "cybersecurity"]);
  await form(page).getByRole("button", { name: "Clear" }).click();
  await expect(chips(page)).toHaveText(["Cybersecurity"]);
});

test("interests are chosen by keys alone", async ({ page }) => {
  await openKit(page);
  await form(page)
    .getByLabel("Reference")
    .evaluate((input) => input.scrollIntoView({ block: "center" }));
  const button = interest(page).locator("summary");
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await expect(interest(page).getByRole("checkbox", { name: "E-commerce Solutions" })).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(interest(page).getByRole("checkbox", { name: "Branding" })).toBeHidden();
  expect(await chosen(page)).toEqual(["branding", "cybersecurity", "e-commerce-solutions"]);
  await page.keyboard.press("Enter");
  await form(page).getByLabel("Message").focus();
  await expect(interest(page).getByRole("checkbox", { name: "Branding" })).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("interests are plain checkboxes", async ({ page }) => {
    await page.goto("/kit");
    await interest(page).getByText("Choose any number").click();
    await interest(page).getByRole("checkbox", { name: "Branding" }).check();
    await expect(interest(page).getByRole("checkbox", { checked: true })).toHaveCount(2);
  });
});

test("a button that is loading is disabled, keeps its size and its name", async ({ page }) => {
  await openKit(page);
  const send = page.getByRole("button", { name: "Send the message" });
  const before = await send.boundingBox();
  await send.click();
  await expect(send).toBeDisabled();
  await expect(send).toHaveAttribute("aria-busy", "true");
  const after = await send.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  await page.getByRole("button", { name: "Stop loading" }).click();
  await expect(send).toBeEnabled();
});
