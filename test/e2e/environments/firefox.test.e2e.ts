import { test as base, expect } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { hasFirefox, launchFirefox } from "../fixtures/engines/firefox.ts";
import { someone } from "../fixtures/forms.ts";

/** What only Firefox does, or is set to do; the journeys that it shares with WebKit are in other-engines.test.e2e.ts. */
const test = base.extend<{ preferences: Record<string, unknown>; firefox: Page }>({
  preferences: [{}, { option: true }],
  firefox: async ({ preferences }, use) => {
    const browser = await launchFirefox({ width: 1280, height: 800 }, preferences);
    await use(await browser.newPage());
    await browser.close();
  },
});

test.skip(!hasFirefox, "Firefox is not installed: its journeys were not tried.");

/** The app comes with the first sign of a visitor. */
async function open(firefox: Page, url: string) {
  await firefox.goto(url);
  await firefox.mouse.move(5, 5);
  await firefox.waitForSelector("html[data-ready]");
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
    const enquiry = { name: "Asha Raman", company: "Harbour Trust", message: "Four berths.", email };
    for (const [name, text] of Object.entries(enquiry)) await firefox.type(`#enquiry [name=${name}]`, text);
    await firefox.click("#enquiry [type=submit]");
    await firefox.waitForFunction(
      (address: string) => document.querySelector("#enquiry")?.textContent?.includes(address),
      {},
      `Sent. We will write to ${email}.`,
    );
  });

  test("the search suggests, and answers what is chosen", async ({ firefox, baseURL }) => {
    await open(firefox, `${baseURL}/about-us`);
    await firefox.keyboard.press("/");
    await firefox.waitForSelector("#search-dialog [data-question=DLMS]");
    await firefox.click("#search-dialog [data-question=DLMS]");
    await firefox.waitForSelector("#search-dialog [role=option] mark");
  });
});

test("when the search's index fails, another try or the server's search helps", async ({
  firefox,
  baseURL,
}) => {
  await open(firefox, `${baseURL}/about-us`);
  await firefox.setRequestInterception(true);
  firefox.on("request", (request) =>
    request.url().includes("search-index") ? request.abort() : request.continue(),
  );
  await firefox.keyboard.press("/");
  await firefox.waitForSelector("#search-dialog input:focus");
  await firefox.keyboard.type("turbidity");
  await firefox.waitForSelector("#search-dialog a[href='/search?q=turbidity']");
  await firefox.click("#search-dialog a[href='/search?q=turbidity']");
  await firefox.waitForSelector("main [data-results] mark");
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
