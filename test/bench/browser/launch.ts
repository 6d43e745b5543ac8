import { type Browser, chromium, type Page } from "@playwright/test";
import config from "../../../playwright.config.ts";

/** The phone that Lighthouse has in mind. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export const launchBrowser = () => chromium.launch(config.use?.launchOptions);

/** Does something on a phone that has never seen the site. */
export async function onNewPhone<T>(browser: Browser, use: (page: Page) => Promise<T>, options = {}) {
  const context = await browser.newContext({ ...phone, ...options });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
