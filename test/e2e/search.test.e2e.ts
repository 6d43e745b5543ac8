import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./axe.ts";
import { expect, holdApp, open, test } from "./site.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => dialog(page).getByRole("combobox", { name: "Search the site" });
const options = (page: Page) => dialog(page).getByRole("option");

test.describe("by keys", () => {
  for (const key of ["Control+k", "Meta+k", "/"])
    test(`${key} opens the dialog with the focus in its field, and Escape closes it`, async ({ page }) => {
      await open(page, "/about-us");
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    });

  test("a slash in a field is a slash", async ({ page }) => {
    await open(page, "/contact");
    const message = page.getByRole("textbox", { name: "Message" });
    await message.focus();
    await page.keyboard.type("24/7");
    await expect(message).toHaveValue("24/7");
    await expect(dialog(page)).toBeHidden();
  });

  test("arrows choose a result, Enter leads to its row, which is then marked", async ({ page }) => {
    await open(page, "/");
    await page.keyboard.press("/");
    await field(page).fill("ip67 bin");
    await expect(options(page).first()).toContainText("Sensor protection");
    await expect(options(page).first().locator("mark").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    const id = await field(page).getAttribute("aria-activedescendant");
    await expect(options(page).first()).toHaveAttribute("id", id ?? "");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/products/smart-dust-bin#spec-sensor-protection");
    await expect(dialog(page)).toBeHidden();
    const row = page.getByRole("row", { name: "Sensor protection" });
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute("data-arrived", "");
  });

  test("an answer is opened, and only the last place is marked", async ({ page }) => {
    await open(page, "/products/smart-streetlight-automation");
    for (const question of ["which spares should be kept", "surge immunity"]) {
      await page.keyboard.press("/");
      await field(page).fill(question);
      await expect(options(page).first().locator("mark").first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator("[data-arrived]")).toHaveCount(1);
      await expect(page.locator("[data-arrived]")).toBeInViewport();
    }
  });

  test("Enter without a choice shows all results on their page", async ({ page }) => {
    await open(page, "/");
    await page.keyboard.press("/");
    await field(page).fill("CCTV");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=CCTV");
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /camera/i })
        .first(),
    ).toBeVisible();
  });
});

test("what was searched for is offered the next time, and can be forgotten", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("/");
  await expect(options(page).first()).toBeVisible();
  await field(page).fill("turbidity");
  await options(page).first().click();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("/");
  await field(page).fill("");
  const recent = dialog(page).getByRole("group", { name: "Recent searches" });
  await expect(recent.getByRole("option")).toHaveText(["turbidity"]);
  await dialog(page).getByRole("button", { name: "Forget them" }).click();
  await expect(recent).toBeHidden();
});

test("without storage it works all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page, "/");
  await page.keyboard.press("/");
  await dialog(page).getByRole("option", { name: "DLMS" }).click();
  await expect(options(page).first()).toContainText(/DLMS|meter/i);
});

test("nothing found says so and asks a person, with the words filled in", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("/");
  await field(page).fill("zzxqv");
  await expect(dialog(page)).toContainText("Nothing found for “zzxqv”");
  await dialog(page).getByRole("link", { name: "Ask us about it" }).click();
  await expect(page).toHaveURL("/contact?looking=zzxqv");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/“zzxqv”/);
});

test("the dialog is accessible by day and by night, empty and with results", async ({ page }) => {
  await open(page, "/about-us");
  await page.keyboard.press("/");
  await expectAccessibleInBothThemes(page, "#search-dialog");
  await field(page).fill("street light");
  await expect(options(page).first().locator("mark").first()).toBeVisible();
  await expectAccessibleInBothThemes(page, "#search-dialog");
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 375, height: 800 }, isMobile: true, hasTouch: true });

  test("the bar's button and the sheet's entry open it, and a tap follows a result", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).tap();
    await expect(field(page)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Close" }).tap();
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await page.getByRole("dialog").getByRole("link", { name: "Search" }).tap();
    await field(page).fill("minimum night flow");
    await expect(options(page).first()).toContainText(/night flow/i);
    await options(page).first().tap();
    await expect(page).toHaveURL(/minimum-night-flow/);
  });
});

test("before the app is there, the button and the key lead to the search page", async ({ page }) => {
  await holdApp(page);
  await page.goto("/about-us");
  await page.keyboard.press("/");
  await expect(page).toHaveURL("/search");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button leads to a form, the form to results, and a result to its marked place", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await page.getByRole("main").getByRole("searchbox").fill("which spares should we keep for street lights");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?q=which\+spares/);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    const first = page.getByRole("main").getByRole("listitem").first().getByRole("link");
    await expect(first.locator("mark").first()).toBeVisible();
    await first.click();
    await expect(page.locator(":target")).toBeVisible();
  });

  test("nothing found leads to the contact form, with the words in its message", async ({ page }) => {
    await page.goto("/search?q=zzxqv");
    await page.getByRole("link", { name: "Ask us about it" }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/“zzxqv”/);
  });
});

test("hostile questions are answered, never by a failure, and shown as text", async ({ request }) => {
  const questions = [
    "a".repeat(3000),
    "x ".repeat(1500),
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "\u0000\u202e",
    "__proto__ constructor",
    "(".repeat(500),
    "%",
  ];
  for (const question of questions) {
    const answer = await request.get(`/search?${new URLSearchParams({ q: question })}`);
    expect(answer.status(), question.slice(0, 20)).toBe(200);
    expect(await answer.text()).not.toMatch(/<script>alert|<img src=x/);
  }
  expect((await request.get("/search?q=%E0%A4%A")).status()).toBeLessThan(500);
  expect((await request.get(`/search?q=${"a".repeat(5000)}`)).status()).toBe(414);
});

test("the search page of a question is the same page in the browser's own words", async ({ page }) => {
  await open(page, "/search?q=turbidity");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Turbidity/ })
      .first(),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test.describe("at an unknown address", () => {
  test.use({ expectedMessages: [/404/] });

  test("its words are searched for, and the nearest places are shown", async ({ page }) => {
    await page.goto("/old-site/smart_street-lights.html");
    const nearest = page.getByRole("region", { name: "The nearest pages to that address" });
    await expect(nearest.getByRole("link", { name: /street.?light/i }).first()).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the page for unknown addresses has a form that searches", async ({ page }) => {
      await page.goto("/no-such-page");
      await page.getByRole("main").getByRole("searchbox").fill("turbidity");
      await page.getByRole("main").getByRole("button", { name: "Search" }).click();
      await expect(page.getByRole("main").getByRole("link", { name: /Turbidity/ })).toBeVisible();
    });
  });
});
