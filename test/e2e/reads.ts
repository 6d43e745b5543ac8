import { expect, type Page } from "@playwright/test";
import { plainText } from "../../model/plain-text.ts";

/** The page's main part says each of these texts, whether it is folded away or not. */
export async function expectToSay(page: Page, texts: (string | undefined)[]) {
  const said = spaced((await page.locator("main").textContent()) ?? "");
  for (const text of texts) if (text) expect(said, page.url()).toContain(spaced(plainText(text)));
}

const spaced = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** The paragraphs of a text from content. */
export const paragraphsOf = (text: string) => text.split(/\n\s*\n/);
