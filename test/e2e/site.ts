import { test as base, expect, type Locator, type Page } from "@playwright/test";

export { expect };

/**
 * A visitor's browser. A message in its console, a page error or a refused resource (CSP) fails the test,
 * unless the test says which messages it expects.
 */
export const test = base.extend<{ expectedMessages: RegExp[]; quiet: undefined }>({
  expectedMessages: [[], { option: true }],
  quiet: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()))
          messages.push(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => messages.push(`page error: ${error.message}`));
      await use(undefined);
      expect(messages.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it is alive. The app comes with the first sign of a visitor, so one is given. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await startApp(page);
}

export async function startApp(page: Page) {
  await page.mouse.move(3, 3);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

export async function inTheme(page: Page, theme: "light" | "dark") {
  await page.addInitScript((value) => localStorage.setItem("heroui-theme", value), theme);
}

/** The page without its app, as it is before the modules are there. */
export async function holdApp(page: Page) {
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
}

/** Keeps files away until they are let go. */
export async function holdFiles(page: Page, files: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Keeps the app away until it is let go. */
export const holdScripts = (page: Page) => holdFiles(page, "**/assets/*.js");

/** Ends every change that is under way in an element: only then it is where a pointer finds it, in its final colours. */
export const settled = (element: Locator) =>
  element.evaluate((node) => {
    for (const motion of node.getAnimations({ subtree: true }))
      if (motion instanceof CSSTransition) motion.finish();
  });

/** The first link of the page's own part that is named so. */
export const linkTo = (page: Page, name: RegExp) =>
  page.getByRole("main").getByRole("link", { name }).first();
