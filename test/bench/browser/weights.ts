import { startApp } from "../../e2e/fixtures/site.ts";
import { type Weight, weigh } from "../../weigh.ts";
import { launchBrowser, onNewPhone } from "./launch.ts";

/** What a page weighs before and after the first sign of a visitor. */
export type PageWeight = { path: string; first: Weight; withApp: Weight };

export async function measureWeights(site: string, paths: string[]): Promise<PageWeight[]> {
  const browser = await launchBrowser();
  const weights: PageWeight[] = [];
  for (const path of paths)
    weights.push({ path, ...(await onNewPhone(browser, (page) => weigh(page, site + path, startApp))) });
  await browser.close();
  return weights;
}
