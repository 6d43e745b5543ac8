import { existsSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { type HTTPRequest, launch, type Page } from "puppeteer-core";
import { someone } from "../fixtures/forms.ts";

/**
 * The journeys in which browsers differ, in a Firefox as people have it. Playwright drives only a Firefox of its own, so
 * this one is driven over WebDriver BiDi. FIREFOX_PATH names another one.
 */
const path = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
].find((place) => place && existsSync(place));

type Options = { preferences: Record<string, unknown>; size: { width: number; height: number } };

const test = base.extend<Options & { firefox: Page }>({
  preferences: [{}, { option: true }],
  size: [{ width: 1280, height: 800 }, { option: true }],
  firefox: async ({ preferences, size }, use) => {
    const browser = await launch({
      browser: "firefox",
      executablePath: path,
      extraPrefsFirefox: preferences,
      defaultViewport: size,
    });
    await use(await browser.newPage());
    await browser.close();
  },
});

test.skip(!path, "Firefox is not installed: its journeys were not tried.");

const enquiry = { name: "Asha Raman", company: "Harbour Trust", message: "Four berths, two cranes." };
const ready = "html[data-ready]";

/** The app comes with the first sign of a visitor. */
async function open(firefox: Page, url: string) {
  await firefox.goto(url);
  await firefox.mouse.move(5, 5);
  await firefox.waitForSelector(ready);
}

async function fillIn(firefox: Page, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) await firefox.type(`#enquiry [name=${name}]`, text);
}

const textIn = (firefox: Page, name: string) =>
  firefox.$eval(`#enquiry [name=${name}]`, (field) => (field as HTMLInputElement).value);

const focused = (firefox: Page) => firefox.evaluate(() => document.activeElement?.getAttribute("name"));

/** Keeps the app away until it is let go. */
async function holdScripts(firefox: Page) {
  const held: HTTPRequest[] = [];
  let holds = true;
  await firefox.setRequestInterception(true);
  firefox.on("request", (request) => {
    if (holds && /\/assets\/.*\.js$/.test(request.url())) held.push(request);
    else request.continue();
  });
  return () => {
    holds = false;
    for (const request of held) request.continue();
  };
}

test.describe("with cookies and site data blocked", () => {
  test.use({ preferences: { "network.cookie.cookieBehavior": 2 } });

  test("an enquiry is sent and thanked for", async ({ firefox, baseURL }) => {
    await open(firefox, `${baseURL}/contact`);
    const isBlocked = await firefox.evaluate(() => {
      try {
        return !localStorage;
      } catch {
        return true;
      }
    });
    expect(isBlocked).toBe(true);
    const email = someone("firefox");
    await fillIn(firefox, { ...enquiry, email });
    await firefox.click("#enquiry [type=submit]");
    await firefox.waitForFunction(
      (address: string) => document.querySelector("#enquiry")?.textContent?.includes(address),
      {},
      `Sent. We will write to ${email}.`,
    );
  });
});

test("a password manager's nodes beside the fields cost nothing that was typed", async ({
  firefox,
  baseURL,
}) => {
  const letGo = await holdScripts(firefox);
  await firefox.goto(`${baseURL}/contact`);
  await firefox.evaluate(() => {
    for (const field of document.querySelectorAll("#enquiry input, #enquiry textarea"))
      field.after(Object.assign(document.createElement("div"), { className: "manager" }));
  });
  await firefox.type("#enquiry [name=name]", "Asha");
  letGo();
  // Longer than hydration takes, so that the field is replaced under the keys.
  await firefox.keyboard.type(" Raman of the Harbour Trust", { delay: 40 });
  await firefox.waitForSelector(ready);
  await firefox.keyboard.type(", Chennai");
  expect(await textIn(firefox, "name")).toBe("Asha Raman of the Harbour Trust, Chennai");
  expect(await focused(firefox)).toBe("name");
});

test("the field that is wrong has the focus, in sight and below the bar", async ({ firefox, baseURL }) => {
  await open(firefox, `${baseURL}/contact`);
  const { name: _, ...rest } = enquiry;
  await fillIn(firefox, { ...rest, email: someone("firefox") });
  await firefox.click("#enquiry [type=submit]");
  await firefox.waitForFunction(() => document.activeElement?.getAttribute("name") === "name");
  const isInSight = () =>
    firefox.evaluate(() => {
      const field = document.activeElement?.getBoundingClientRect();
      const bar = document.querySelector("header.bar")?.getBoundingClientRect();
      return !!field && !!bar && field.top >= bar.bottom && field.bottom <= innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
});

test.describe("on a phone, before the app is there", () => {
  test.use({ size: { width: 375, height: 812 } });

  test("a section in the menu is gone to, and the menu closes", async ({ firefox, baseURL }) => {
    await firefox.setRequestInterception(true);
    firefox.on("request", (request) =>
      /\/assets\/.*\.js$/.test(request.url())
        ? request.respond({ contentType: "text/javascript", body: "" })
        : request.continue(),
    );
    await firefox.goto(`${baseURL}/`);
    await firefox.click("[popovertarget=phone-menu], [commandfor=phone-menu]");
    await firefox.waitForSelector("#phone-menu a[href$='#industries']", { visible: true });
    await firefox.click("#phone-menu a[href$='#industries']");
    await firefox.waitForSelector("#phone-menu", { hidden: true });
    const top = () =>
      firefox.$eval("#industries", (section) => Math.abs(section.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
  });
});

test("a menu opens for a mouse before the app is there, and closes behind it", async ({
  firefox,
  baseURL,
}) => {
  await holdScripts(firefox);
  await firefox.goto(`${baseURL}/`);
  await firefox.hover("[popovertarget=products-menu]");
  await firefox.waitForSelector("#products-menu:popover-open");
  await firefox.hover("#products-menu a");
  expect(await firefox.$("#products-menu:popover-open")).not.toBeNull();
  await firefox.mouse.move(640, 780);
  await firefox.waitForSelector("#products-menu:not(:popover-open)");
});

test("a simulator and the control room keep the focus when what was pressed is rendered anew", async ({
  firefox,
  baseURL,
}) => {
  const pressIn = async (selector: string) => {
    const found = await firefox.waitForSelector(selector);
    // A button's words are an element of their own.
    await found?.evaluate((element) => element.closest("button")?.focus());
    await firefox.keyboard.press("Enter");
  };
  const label = () =>
    firefox.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.trim());
  await open(firefox, `${baseURL}/products/smart-dust-bin`);
  await pressIn("#try-it [data-try=play]");
  await expect.poll(label).toBe("Pause");
  await open(firefox, `${baseURL}/control-room`);
  await pressIn("::-p-text(Start the city)");
  await expect.poll(label).toBe("Pause");
  await pressIn("[data-action=fire]");
  await pressIn("::-p-text(Cancel)");
  await expect.poll(label).toBe("Start a fire");
});

test("a page whose data fails is loaded as a document", async ({ firefox, baseURL }) => {
  await open(firefox, `${baseURL}/about-us`);
  await firefox.setRequestInterception(true);
  firefox.on("request", (request) =>
    request.url().includes(".data")
      ? request.respond({ status: 503, contentType: "text/plain", body: "busy" })
      : request.continue(),
  );
  await firefox.click("footer a[href='/careers']");
  await firefox.waitForFunction(() => document.querySelector("h1")?.textContent === "Careers");
  expect(new URL(firefox.url()).pathname).toBe("/careers");
});

test.describe("the search", () => {
  const field = "#search-dialog input";
  const firstOption = "#search-dialog [role=option]";

  test("opens by a key, and an answer that is followed is opened and marked", async ({
    firefox,
    baseURL,
  }) => {
    await open(firefox, `${baseURL}/about-us`);
    await firefox.keyboard.press("/");
    await firefox.waitForSelector(`${field}:focus`);
    await firefox.keyboard.type("which spares should the city keep");
    await firefox.waitForSelector(`${firstOption} mark`);
    await firefox.keyboard.press("ArrowDown");
    await firefox.waitForSelector(`${field}[aria-activedescendant]`);
    await firefox.keyboard.press("Enter");
    await firefox.waitForSelector("[data-arrived]");
    await firefox.waitForSelector("#search-dialog", { hidden: true });
    expect(new URL(firefox.url()).hash).toBe("#faq-which-spares-should-the-city-keep");
    const isShown = await firefox.$eval("[data-arrived]", (place) => place.closest("details")?.open ?? false);
    expect(isShown).toBe(true);
  });

  test("when its index fails, another try or the server's search helps", async ({ firefox, baseURL }) => {
    await open(firefox, `${baseURL}/about-us`);
    await firefox.setRequestInterception(true);
    firefox.on("request", (request) =>
      request.url().includes("search-index") ? request.abort() : request.continue(),
    );
    await firefox.keyboard.press("/");
    await firefox.waitForSelector(`${field}:focus`);
    await firefox.keyboard.type("turbidity");
    await firefox.waitForSelector("#search-dialog a[href='/search?q=turbidity']");
    await firefox.click("#search-dialog a[href='/search?q=turbidity']");
    await firefox.waitForSelector("main [data-results] mark");
  });

  test.describe("with site data blocked", () => {
    test.use({ preferences: { "network.cookie.cookieBehavior": 2 } });

    test("suggests, and answers what is chosen", async ({ firefox, baseURL }) => {
      await open(firefox, `${baseURL}/about-us`);
      await firefox.keyboard.press("/");
      await firefox.waitForSelector("#search-dialog [data-question=DLMS]");
      await firefox.click("#search-dialog [data-question=DLMS]");
      await firefox.waitForSelector(`${firstOption} mark`);
    });
  });
});

test("a page that the pointer rests on is prefetched, and the policy refuses none of it", async ({
  firefox,
  baseURL,
}) => {
  await open(firefox, `${baseURL}/about-us`);
  await firefox.evaluate(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      document.body.dataset.refused = `${effectiveDirective} ${blockedURI}`;
    });
  });
  const data = firefox.waitForResponse((response) => response.url().includes("/careers.data"));
  await firefox.hover("footer a[href='/careers']");
  expect((await data).status()).toBe(200);
  expect(await firefox.$eval("body", (body) => body.dataset.refused)).toBeUndefined();
});
