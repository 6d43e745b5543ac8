import type { Page } from "@playwright/test";
import { expect, open, test } from "../fixtures/site.ts";

/** Marks the document; a page that was followed without a new one still has the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);
const steps = (page: Page) => page.evaluate(() => history.length);

const contactLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Contact Us" });

test("a link of ours is followed without a new document, by click and by key", async ({ page }) => {
  await open(page, "/about-us");
  await mark(page);
  await contactLink(page).click();
  await expect(page).toHaveURL("/contact");
  // The page has come when it has the focus.
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about-us");
  expect(await isMarked(page)).toBe(true);
});

for (const modifier of ["ControlOrMeta", "Shift"] as const) {
  test(`a click with ${modifier} opens the page beside this one`, async ({ page, context }) => {
    await open(page, "/about-us");
    const opening = context.waitForEvent("page");
    await contactLink(page).click({ modifiers: [modifier] });
    await expect(await opening).toHaveURL("/contact");
    await expect(page).toHaveURL("/about-us");
  });
}

test("a link to the page that is open leaves no step in the history", async ({ page }) => {
  await open(page, "/contact");
  const before = await steps(page);
  await contactLink(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await steps(page)).toBe(before);
});

const lateAddresses: [string, string, (page: Page) => Promise<void>, number][] = [
  [
    "the section",
    "/products/smart-dust-bin",
    (page) => page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" })),
    120,
  ],
  [
    "a simulator's values",
    "/products/video-management-system",
    (page) => page.getByRole("spinbutton", { name: "Focal length" }).fill("12"),
    400,
  ],
  [
    "the control room's minute",
    "/control-room?day=burst&at=90",
    async (page) => {
      await page.getByRole("button", { name: "Pause" }).click();
    },
    400,
  ],
];

for (const [what, path, act, delay] of lateAddresses)
  test(`${what} of the page that is left never lands in the address of the next`, async ({ page }) => {
    // What waits for so long is due just when the address has become that of the next page, which is not shown yet.
    await page.addInitScript((delay) => {
      const due = new Set<() => void>();
      const { setTimeout } = window;
      Object.assign(window, {
        due,
        setTimeout: (act: () => void, ms: number) => {
          if (ms === delay) due.add(act);
          return setTimeout(act, ms === delay ? 3_600_000 : ms);
        },
      });
      const push = history.pushState;
      history.pushState = function (...state) {
        push.apply(this, state);
        for (const act of due) act();
      };
    }, delay);
    await open(page, path);
    await act(page);
    await page.waitForFunction(() => (window as unknown as { due: Set<unknown> }).due.size > 0);
    // From where the page is: a pointer would scroll to the link.
    await contactLink(page).dispatchEvent("click");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page).toHaveURL("/contact");
  });
