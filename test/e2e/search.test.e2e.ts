import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./fixtures/axe.ts";
import { expect, holdApp, holdFiles, linkTo, open, startApp, test } from "./fixtures/site.ts";

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

  test("Ctrl+K in a field opens it, but not on a Mac, where that deletes; with Shift it is the browser's", async ({
    page,
  }) => {
    await open(page, "/contact");
    const message = page.getByRole("textbox", { name: "Message" });
    const press = async (key: string) => {
      await message.focus();
      await page.keyboard.press(key);
    };
    await press("Control+Shift+K");
    await press("Meta+Shift+K");
    await expect(message).toBeFocused();
    await press("Control+k");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await page.evaluate(() => Object.defineProperty(navigator, "platform", { value: "MacIntel" }));
    await press("Control+k");
    await expect(message).toBeFocused();
    await press("Meta+k");
    await expect(field(page)).toBeFocused();
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
    await expect(linkTo(page, /camera/i)).toBeVisible();
  });
});

test("what was searched for is offered the next time, and can be forgotten", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("/");
  await expect(options(page).first()).toBeVisible();
  await field(page).fill("turbidity");
  await options(page).first().click();
  // The dialog closes at once, and once more with the page that comes.
  await expect(page.locator("#main h1")).toHaveText("Water Monitoring System");
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("/");
  await field(page).fill("");
  const recent = dialog(page).getByRole("group", { name: "Recent searches" });
  await expect(recent.getByRole("option")).toHaveText(["turbidity"]);
  await dialog(page).getByRole("button", { name: "Forget them" }).click();
  await expect(recent).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test("a suggestion that is clicked leaves the focus in the field", async ({ page }) => {
  await open(page, "/about-us");
  await page.keyboard.press("/");
  await options(page).first().click();
  await expect(field(page)).toHaveValue(/./);
  await expect(options(page).locator("mark").first()).toBeVisible();
  await expect(field(page)).toBeFocused();
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

test("what is added to those words is not lost to a reload", async ({ page }) => {
  await page.goto("/contact?looking=zzxqv");
  const message = page.getByRole("textbox", { name: "Message" });
  await expect(message).toHaveValue(/“zzxqv”/);
  await message.press("End");
  await message.pressSequentially(" We need it in May.");
  const written = await message.inputValue();
  await page.goto("/about-us");
  await page.goto("/contact?looking=zzxqv");
  await expect(message).toHaveValue(written);
  await startApp(page);
  await expect(message).toHaveValue(written);
});

test("the dialog is accessible by day and by night, empty and with results", async ({ page }) => {
  await open(page, "/about-us");
  await page.keyboard.press("/");
  await expectAccessibleInBothThemes(page, "#search-dialog");
  await field(page).fill("street light");
  await expect(options(page).first().locator("mark").first()).toBeVisible();
  await expectAccessibleInBothThemes(page, "#search-dialog");
});

test("what is found in a tender document leads to where it is offered", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("/");
  await field(page).fill("earthing to IS 3043");
  await expect(options(page).first()).toContainText("Technical specification schedule");
  await expect(options(page).first()).toContainText("IS 3043");
  await options(page).first().click();
  await expect(page).toHaveURL("/tender-kit#kit-specification");
  await expect(page.locator("#kit-specification")).toBeInViewport();
});

test("the field says whether there is a list, and which option is chosen", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("/");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await field(page).fill("zzxqv");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await expect(field(page)).not.toHaveAttribute("aria-controls");
  await expectAccessibleInBothThemes(page, "#search-dialog");
  await field(page).fill("CCTV");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await expect(dialog(page).getByRole("status")).toHaveText(/\d+ results/);
  await page.keyboard.press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await field(page).fill("turbidity");
  await expect(options(page).first()).toContainText("Turbidity");
  await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
  await expect(dialog(page).locator("[aria-selected=true]")).toHaveCount(0);
});

test.describe("on a bad connection", () => {
  test.use({ expectedMessages: [/Failed to (load resource|fetch dynamically imported module)/] });
  const index = "**/search-index-*.json";

  test("what is typed before the dialog has come is in its field", async ({ page }) => {
    await open(page, "/about-us");
    const letGo = await holdFiles(page, "**/assets/search-dialog-*.js");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("turbidityy 24/7");
    for (const _ of "y 24/7") await page.keyboard.press("Backspace");
    await letGo();
    await expect(field(page)).toHaveValue("turbidity");
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toContainText("Turbidity");
    await page.keyboard.type(" NTU");
    await expect(field(page)).toHaveValue("turbidity NTU");
  });

  test("asked again before a result's page has come, it stays open when that comes; a step back closes it", async ({
    page,
  }) => {
    await open(page, "/about-us");
    const letGo = await holdFiles(page, "**/smart-dust-bin.data*");
    await page.keyboard.press("/");
    await field(page).fill("ip67 bin");
    await options(page).first().click();
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press("/");
    await field(page).fill("street");
    letGo();
    await expect(page).toHaveURL("/products/smart-dust-bin#spec-sensor-protection");
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveText("Smart Dust Bin");
    await expect(field(page)).toHaveValue("street");
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
  });

  test("Escape before it has come means never mind", async ({ page }) => {
    await open(page, "/about-us");
    const letGo = await holdFiles(page, "**/assets/search-dialog-*.js");
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Escape");
    await letGo();
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
  });

  test("nor does it lead away later when it cannot be loaded", async ({ page }) => {
    await open(page, "/about-us");
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route("**/assets/search-dialog-*.js", async (route) => {
      await held;
      await route.abort();
    });
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Escape");
    const asked: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && asked.push(request.url()));
    const failed = page.waitForEvent("requestfailed");
    letGo();
    await failed;
    // By then the app has heard of it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(asked).toEqual([]);
  });

  test("until the index has come it says so, and then answers what was asked meanwhile", async ({ page }) => {
    await open(page, "/about-us");
    const letGo = await holdFiles(page, index);
    await page.keyboard.press("/");
    await field(page).fill("turbidity");
    await expect(dialog(page)).toContainText("Searching");
    await letGo();
    await expect(options(page).first()).toContainText("Turbidity");
  });

  test("when the index cannot be loaded it says so, tries again, and offers the server's search", async ({
    page,
  }) => {
    await open(page, "/about-us");
    await page.route(index, (route) => route.abort());
    await page.keyboard.press("/");
    await field(page).fill("turbidity");
    await expect(dialog(page)).toContainText("The search could not be loaded");
    await expect(dialog(page).getByRole("status")).toHaveText("The search could not be loaded");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(dialog(page)).toContainText("The search could not be loaded");
    await page.unroute(index);
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(options(page).first()).toContainText("Turbidity");
    await expect(field(page)).toBeFocused();
  });

  test("the server's search needs no index", async ({ page }) => {
    await page.route(index, (route) => route.abort());
    await open(page, "/about-us");
    await page.keyboard.press("/");
    await field(page).fill("turbidity");
    await dialog(page).getByRole("link", { name: "Search on our server" }).click();
    await expect(page).toHaveURL("/search?q=turbidity");
    await expect(linkTo(page, /Turbidity/)).toBeVisible();
  });

  test("when the dialog cannot be loaded the button leads to the search page", async ({ page }) => {
    await open(page, "/about-us");
    await page.route("**/assets/search-dialog-*.js", (route) => route.abort());
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/search");
    await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused();
  });
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
  await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused();
  await page.goto("/about-us");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
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
  for (const query of ["q=%E0%A4%A", "q=%", "q=one&q=two", "q[]=one", "q=%00", "q", "&&=&q=💧"])
    expect((await request.get(`/search?${query}`)).status(), query).toBe(200);
  expect((await request.get(`/search?q=${"a".repeat(10_000)}`)).status()).toBe(414);
});

test("the search page of a question is the same page in the browser's own words", async ({ page }) => {
  await open(page, "/search?q=turbidity");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
  await expect(linkTo(page, /Turbidity/)).toBeVisible();
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
