import type { Page, Route } from "@playwright/test";
import { expect, holdApp, holdScripts, open, startApp, stopClock, test } from "../fixtures/site.ts";

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };
const product = "/products/smart-dust-bin";

const sheet = (page: Page) => page.locator("#phone-menu");
const openSheet = (page: Page) => page.getByRole("button", { name: "Menu", exact: true }).click();
const dropUp = (page: Page) => page.locator(".drop-up");
const going = (page: Page) => page.locator("html[data-going]");
const isInView = (page: Page, id: string) => expect(page.locator(`#${id}`)).toBeInViewport();

test.describe("before the app has come, and if it never does", () => {
  test.beforeEach(({ page }) => holdApp(page));

  test.describe("on a phone", () => {
    test.use(phone);

    for (const [label, id] of [
      ["Industries", "industries"],
      ["Case Studies", "case-studies"],
    ] as const)
      test(`${label} in the phone's menu leads there and closes the menu`, async ({ page }) => {
        await page.goto("/");
        await openSheet(page);
        await sheet(page).getByRole("link", { name: label }).click();
        await expect(page).toHaveURL(`/#${id}`);
        await expect(sheet(page)).toBeHidden();
        await isInView(page, id);
        // The same again, though the address stays what it is.
        await openSheet(page);
        await sheet(page).getByRole("link", { name: label }).click();
        await expect(sheet(page)).toBeHidden();
      });

    test("a section in the product's drop-up is gone to, and the list closes", async ({ page }) => {
      await page.goto(product);
      await dropUp(page).getByRole("button").click();
      await dropUp(page).getByRole("link", { name: "Specifications" }).click();
      await expect(page).toHaveURL(`${product}#specs`);
      await expect(page.locator(".drop-up-list")).toBeHidden();
      await isInView(page, "specs");
    });

    test("Menu is seen to be heard before its dialog covers the page, and no more after that", async ({
      page,
    }) => {
      await page.goto("/");
      const button = page.getByRole("button", { name: "Menu", exact: true });
      await button.evaluate((menu) => {
        const note = () => {
          menu.dataset.seen ??= `${menu.matches("[data-heard]")} ${document.querySelector("dialog[open]")?.id}`;
        };
        new MutationObserver(note).observe(menu, { attributeFilter: ["data-heard"] });
      });
      await button.click();
      await expect(sheet(page)).toBeVisible();
      await expect(button).toHaveAttribute("data-seen", "true undefined");
      await expect(button).not.toHaveAttribute("data-heard");
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
    });

    test("the first tap on Menu does not wait for the rest of the page", async ({ page }) => {
      await page.goto("/");
      await openSheet(page);
      await expect(sheet(page)).toBeVisible();
      const footer = page.locator("body > footer form");
      expect(await footer.evaluate((form) => form.checkVisibility({ contentVisibilityAuto: true }))).toBe(
        false,
      );
    });
  });

  test("a product's tab is marked at once, before the page is rendered down to its section", async ({
    page,
  }) => {
    await page.goto(product);
    const tab = page.locator(".section-tabs").getByRole("link", { name: "Specifications", exact: true });
    await tab.evaluate((link) => {
      new MutationObserver(() => {
        link.dataset.seen ??= `${link.matches("[data-heard]")} ${document.documentElement.dataset.belowFold}`;
      }).observe(link, { attributeFilter: ["data-heard"] });
    });
    await tab.click();
    await expect(tab).toHaveAttribute("data-seen", "true skipped");
    await expect(page).toHaveURL(`${product}#specs`);
    await isInView(page, "specs");
    await expect(tab).not.toHaveAttribute("data-heard");
  });

  test("a mouse that rests on a menu's button opens it, the click that follows keeps it, and leaving closes it", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/");
    await stopClock(page, 60_000);
    const button = page.locator("[popovertarget=products-menu]");
    const menu = page.locator("#products-menu");
    await button.hover();
    await page.clock.runFor(100);
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeVisible();
    await menu.getByRole("link").first().hover();
    await page.clock.runFor(1000);
    await expect(menu).toBeVisible();
    await page.mouse.move(640, 780);
    await page.clock.runFor(400);
    await expect(menu).toBeHidden();
  });

  test("a click on a menu's button before the menu is to be seen keeps it, however long the browser takes to show it", async ({
    page,
  }) => {
    await page.goto("/");
    const menu = page.locator("#products-menu");
    await menu.evaluate((element) => {
      const takeLong = () => {
        console.log("opening");
        for (const end = performance.now() + 700; performance.now() < end; );
      };
      element.addEventListener("beforetoggle", takeLong, { once: true });
    });
    const opening = page.waitForEvent("console", (message) => message.text() === "opening");
    await page.locator("[popovertarget=products-menu]").hover();
    await opening;
    await Promise.all([page.mouse.down(), page.mouse.up()]);
    // One that closes is still to be seen for a moment.
    expect(await menu.evaluate((element) => element.matches(":popover-open"))).toBe(true);
  });

  test("a page in a mega menu is on its way at once, and the menu closed", async ({ page }) => {
    await page.addInitScript(noteGoing);
    await page.goto("/");
    await page.locator("[popovertarget=products-menu]").click();
    await page.locator("#products-menu").getByRole("link", { name: "Smart Dust Bin" }).click();
    await expect(page).toHaveURL(product);
    expect(await wentFrom(page)).toEqual({ path: "/", menus: 0 });
    await expect(going(page)).toHaveCount(0);
  });

  test("a card whose modal cannot open yet says at once that its page is on its way", async ({ page }) => {
    await page.addInitScript(noteGoing);
    await page.goto("/");
    await page.locator("#services").getByRole("link", { name: "Blockchain" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Blockchain");
    expect(await wentFrom(page)).toEqual({ path: "/", menus: 0 });
  });

  test("who comes back finds no trace of the page that was on its way", async ({ page }) => {
    await page.goto("/about-us");
    await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/contact");
    await page.goBack();
    await expect(page).toHaveURL("/about-us");
    await expect(going(page)).toHaveCount(0);
  });

  test("the carousel's buttons are there and scroll it, there and back", async ({ page }) => {
    await page.goto("/");
    const list = page.locator("#services .carousel");
    const scrolled = () => list.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
    const [previous, next] = [
      page.getByRole("button", { name: "Previous services" }),
      page.getByRole("button", { name: "More services" }),
    ];
    await expect(previous).toBeDisabled();
    await next.click();
    await expect.poll(scrolled).toBe(300);
    await next.click();
    await expect.poll(scrolled).toBe(600);
    await previous.click();
    await expect.poll(scrolled).toBe(300);
  });
});

test.describe("once the app is awake, on a phone", () => {
  test.use(phone);

  test("a page in the menu: the menu is seen to leave first, and a second tap is no second step", async ({
    page,
  }) => {
    await open(page, "/");
    await openSheet(page);
    const link = sheet(page).getByRole("link", { name: "About Us" });
    await link.evaluate((about) => {
      new MutationObserver(() => {
        document.documentElement.dataset.seen ??= `${about.closest("dialog")?.matches("[open][data-closing]")} ${location.pathname}`;
      }).observe(about, { attributeFilter: ["data-heard"] });
    });
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await link.evaluate((about: HTMLElement) => {
      about.click();
      about.click();
    });
    await expect(page).toHaveURL("/about-us");
    await expect(page.locator("html")).toHaveAttribute("data-seen", "true /");
    await expect(sheet(page)).toBeHidden();
    await expect(sheet(page)).not.toHaveAttribute("data-closing");
    expect(await steps()).toBe(before + 1);
    await expect(page.getByRole("button", { name: "Menu", exact: true })).not.toBeFocused();
    await openSheet(page);
    await expect(sheet(page)).toBeVisible();
  });
});

test("what needs the app is there from the start, says that it heard, and is done when the app has come", async ({
  page,
}) => {
  const modules = await hold(page, "**/assets/*.js");
  await page.goto("/contact");
  const copy = page.getByRole("button", { name: /^Copy/ }).first();
  await expect(copy).toBeVisible();
  await copy.click();
  await expect(copy).toHaveAttribute("aria-busy", "true");
  await modules.release();
  await startApp(page);
  await expect(copy).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("status").filter({ hasText: /\S/ })).toHaveCount(1);
});

test.describe("with the app, on a phone", () => {
  test.use(phone);

  test("a product in the menu is answered at once: the menu closes, and no picture of the page flies over it", async ({
    page,
  }) => {
    await open(page, "/");
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset.flights = "some";
        return start(update);
      };
    });
    const data = await hold(page, "**/*.data*");
    await openSheet(page);
    await sheet(page).getByText("Products", { exact: true }).click();
    await sheet(page).getByRole("link", { name: "Smart Dust Bin" }).click();
    await expect(going(page)).toBeAttached();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL("/");
    await data.release();
    await expect(page).toHaveURL(product);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(going(page)).toHaveCount(0);
    await expect(page.locator("html[data-flights]")).toHaveCount(0);
  });

  test("a sub-menu shows half a row at its end, so that one sees that there are more", async ({ page }) => {
    await open(page, "/about-us");
    await openSheet(page);
    for (const name of ["Products", "Services"]) {
      await sheet(page).getByText(name, { exact: true }).click();
      const shares = await sheet(page)
        .getByRole("list", { name })
        .evaluate((list) => {
          const { bottom } = list.getBoundingClientRect();
          return [...list.children].map((row) => {
            const box = row.getBoundingClientRect();
            return (bottom - box.top) / box.height;
          });
        });
      const last = shares.find((share) => share < 1) ?? 1;
      expect(last).toBeGreaterThan(0.3);
      expect(last).toBeLessThan(0.7);
    }
  });
});

test.describe("the focus stays in sight", () => {
  for (const key of ["Tab", "Shift+Tab"])
    test(`when ${key} comes while a click still scrolls the page to a section`, async ({ page }) => {
      await open(page, product);
      // On a slow machine the browser scrolls far ahead of what scripts know.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      for (const name of ["FAQ", "Overview", "Specifications"]) {
        const tab = page.locator(".section-tabs").getByRole("link", { name, exact: true });
        await tab.scrollIntoViewIfNeeded();
        await atRest(page);
        await tab.click();
        await page.keyboard.press(key);
        await atRest(page);
        await expect(page.locator(":focus")).toBeInViewport();
      }
    });

  test("when keys follow each other faster than the page could scroll", async ({ page }) => {
    await open(page, "/");
    for (let presses = 0; presses < 40; presses++) await page.keyboard.press("Tab");
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press("Shift+Tab");
    await expect(page.locator(":focus")).toBeInViewport();
    await atRest(page);
    await expect(page.locator(":focus")).toBeInViewport();
  });
});

/** Runs in every page: notes, for the next one, that the line was shown, and how many menus were open by then. */
function noteGoing() {
  addEventListener("pagehide", () => {
    const menus = document.querySelectorAll(":popover-open, dialog[open]").length;
    const isShown = document.documentElement.dataset.going !== undefined;
    if (isShown) sessionStorage.setItem("went", JSON.stringify({ path: location.pathname, menus }));
  });
}

const wentFrom = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("went") ?? "null"));

/** Waits until the page has stood still for some frames. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let still = 0;
        let last = scrollY;
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still > 15) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );

/** Keeps what is asked for at these addresses waiting until it is released. */
async function hold(page: Page, pattern: string) {
  const waiting: Route[] = [];
  let released = false;
  await page.route(pattern, (route) => (released ? route.continue() : void waiting.push(route)));
  return {
    async release() {
      released = true;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}

test("keys in a list that was opened before the app came are heard once it is there", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/contact");
  const list = page.locator("#enquiry details");
  await list.locator("summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(list.getByRole("checkbox").first()).toBeFocused();
  letGo();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.keyboard.press("ArrowDown");
  await expect(list.getByRole("checkbox").nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list).not.toHaveAttribute("open");
});
