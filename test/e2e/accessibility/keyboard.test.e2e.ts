import type { Page } from "@playwright/test";
import { chips, enquiryForm, field, submit, tabTo } from "../fixtures/forms.ts";
import { answerWith, status, toasts } from "../fixtures/sending.ts";
import { expect, open, test } from "../fixtures/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A desk, and the same desk enlarged to 400 %. */
const screens = [
  { width: 1280, height: 1024 },
  { width: 320, height: 256 },
];

for (const viewport of screens) {
  test.describe(`on ${viewport.width} by ${viewport.height} px`, () => {
    test.use({ viewport });

    test("from the home page to a sent enquiry by keys alone", async ({ page }) => {
      await answerWith(page, status(200, "OK"));
      await open(page, "/");
      await followToContact(page);
      for (const [label, text] of Object.entries({
        "Full Name": "Asha Raman",
        Company: "Harbour Trust",
        Email: "keys@port.example",
      })) {
        await tabTo(page, field(page, label));
        await page.keyboard.type(text);
      }
      await tabTo(page, enquiryForm(page).locator("summary"));
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Space");
      await page.keyboard.press("Escape");
      await expect(chips(page)).toHaveText(["Branding"]);
      await tabTo(page, field(page, "Message"));
      await page.keyboard.type("Four berths.");
      await tabTo(page, submit(page));
      await page.keyboard.press("Enter");
      await expect(toasts(page)).toHaveText(/^Thank you for your message!/);
      await expect(toasts(page)).toBeInViewport({ ratio: 0.99 });
    });

    for (const path of ["/", "/products/smart-dust-bin", "/contact"]) {
      test(`the focus goes through all of ${path}, always in sight and marked`, async ({ page }) => {
        test.slow();
        await open(page, path);
        const controls = await page.evaluate(countStops);
        const stops = new Set<number>();
        for (let i = 0; i < controls + 5; i++) {
          await page.keyboard.press("Tab");
          const { what, place, seen, marked } = await page.evaluate(lookAtFocus);
          if (!what) break;
          stops.add(place);
          expect(seen, `${what} is hidden`).toBe(true);
          expect(marked, `${what} is not marked`).toBe(true);
        }
        expect(stops.size).toBe(controls);
      });
    }
  });
}

test("the skip link is the first stop, and looks like a button", async ({ page }) => {
  await open(page, "/about-us");
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveText("Skip to content");
  const { padding, height } = await skip.evaluate((link) => ({
    padding: Number.parseFloat(getComputedStyle(link).paddingLeft),
    height: link.getBoundingClientRect().height,
  }));
  expect(padding).toBeGreaterThanOrEqual(12);
  expect(height).toBeGreaterThanOrEqual(40);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

/** By the bar's link, or by the menu where there is no room for it. */
async function followToContact(page: Page) {
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) {
    await tabTo(page, menu);
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("link", { name: "Get in Touch" }));
  } else await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Contact Us" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("/contact");
}

/** Runs in the page: where Tab should stop. Of radio buttons of one name it stops at one. */
function countStops() {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [type=hidden]") &&
      !element.closest("[inert]") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const groups = stops.map((element) =>
    element instanceof HTMLInputElement && element.type === "radio" ? element.name : element,
  );
  return new Set(groups).size;
}

/** Runs in the page: what has the focus, whether some of it can be seen, and whether a ring (a field: its edge) marks it. */
function lookAtFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return { what: "", place: 0, seen: true, marked: true };
  const target = element.closest("label") ?? element;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const seen = [left + 2, (left + right) / 2, right - 2].some((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].some((y) => target.contains(document.elementFromPoint(x, y))),
  );
  const rings = [
    ...[element, target, element.nextElementSibling].map((one) => one && getComputedStyle(one).outlineStyle),
    // A card's link covers its card.
    getComputedStyle(element, "::after").outlineStyle,
  ];
  const marked = rings.some((ring) => ring && ring !== "none") || element.closest(".field") !== null;
  const what = `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`;
  // Its number, in the order in which they were met: its place in the page changes as links are prefetched.
  const page = window as { met?: Map<Element, number> };
  const met = page.met ?? new Map<Element, number>();
  page.met = met;
  if (!met.has(element)) met.set(element, met.size + 1);
  return { what, place: met.get(element) ?? 0, seen, marked };
}
