import type { Locator, Page, Request, Route } from "@playwright/test";
import { expect } from "./site.ts";

export const endpoint = "**/api/v1.0/email/send";

export const enquiryForm = (page: Page) => page.getByRole("region", { name: "Send an enquiry" });
export const submit = (page: Page) => enquiryForm(page).getByRole("button", { name: "Send enquiry" });
export const chips = (page: Page) => enquiryForm(page).getByRole("button", { name: /^Remove/ });
export const toasts = (page: Page) =>
  page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
export const newsletter = (page: Page) => page.getByRole("contentinfo").locator("form");

/** What either form says when sending failed: the title and the description, as the notification's text. */
export const failure =
  "Error sending message!There was an error sending your message. Please try again or contact us directly.";

/** Nobody's address, and another one for each test: what one test sends does not count against the next. */
export const someone = (who: string) => `${who}.${Date.now().toString(36)}@port.example`;

/** The four fields that must be filled in, and how the page calls them. */
export const filled = (email: string) => ({
  "Full Name": "Asha Raman",
  Company: "Harbour Trust",
  Email: email,
  Message: "Four berths, two cranes.\nWe begin in April.",
});

export const field = (page: Page, label: string) => enquiryForm(page).getByRole("textbox", { name: label });

export async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text);
}

export async function expectFilled(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await expect(field(page, label)).toHaveValue(text);
}

export async function choose(page: Page, ...interests: string[]) {
  const button = enquiryForm(page).locator("summary");
  await button.click();
  for (const interest of interests) await enquiryForm(page).getByLabel(interest, { exact: true }).check();
  await page.keyboard.press("Escape");
}

/** Puts an answer in place of the server's, for those that it gives only in trouble. Gives the requests. */
export async function answerWith(page: Page, ...answers: ((route: Route) => Promise<void>)[]) {
  const requests: Request[] = [];
  await page.route(endpoint, async (route) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(route.request());
    await answer?.(route);
  });
  return requests;
}

export const status =
  (code: number, body = "") =>
  (route: Route) =>
    route.fulfill({ status: code, body });
export const noNetwork = (route: Route) => route.abort("internetdisconnected");
export const silence = () => Promise.resolve();

/** From here on the page's time goes only as far as the test lets it. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

/** Goes there by Tab alone, as far as it takes. */
export async function tabTo(page: Page, target: Locator) {
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
