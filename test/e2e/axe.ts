import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { expect, settled } from "./site.ts";

/** Asks axe for what is wrong in the page, or in a part of it; a theme alone changes no more than the contrast. */
export async function expectAccessible(
  page: Page,
  { part = undefined as string | undefined, only = undefined as string | undefined } = {},
) {
  // Once in a page: its half a megabyte takes a quarter of a second to read.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // Telling no more than what is wrong, and fetching no styles, which stand in the page: half of the time.
  const options = {
    resultTypes: ["violations"],
    preload: false,
    ...(only && { runOnly: [only] }),
  } as RunOptions;
  const violations = await page.evaluate(
    async ({ part, options }) =>
      (await window.axe.run(part ? { include: part } : document, options)).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`,
      ),
    { part, options },
  );
  expect(violations).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** By day with every rule, then by night. */
export async function expectAccessibleInBothThemes(page: Page, part?: string) {
  await setTheme(page, "light");
  await expectAccessible(page, { part });
  await setTheme(page, "dark");
  await expectAccessible(page, { part, only: "color-contrast" });
}

/** As the system does it: a page whose visitor has not chosen follows. */
async function setTheme(page: Page, theme: "light" | "dark") {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator("html")).toHaveClass(theme);
  await settled(page.locator("html"));
}
