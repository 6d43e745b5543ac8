import type { Browser, Page } from "@playwright/test";
import { startApp } from "../../e2e/fixtures/site.ts";
import { median } from "../median.ts";
import { launchBrowser } from "./launch.ts";

/**
 * Milliseconds from the click on a link that is hovered to the frame with the next page's heading,
 * beside the first paint of the same page when the browser opens it as a new document, its files being cached.
 */
export type NavigationTime = { from: string; to: string; click: number; document: number };

const ways = [
  ["/", "/about-us"],
  ["/about-us", "/"],
  ["/", "/contact"],
  ["/case-studies", "/case-studies/smart-port-operations"],
] as const;

export async function measureNavigation(site: string, runs: number): Promise<NavigationTime[]> {
  const browser = await launchBrowser();
  const times: NavigationTime[] = [];
  for (const [from, to] of ways) {
    const results: { click: number; document: number }[] = [];
    for (let run = 0; run < runs; run++) results.push(await goOnce(browser, site + from, to));
    times.push({
      ...{ from, to },
      click: median(results.map((result) => result.click)),
      document: median(results.map((result) => result.document)),
    });
  }
  await browser.close();
  return times;
}

async function goOnce(browser: Browser, from: string, to: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(from);
  await startApp(page);
  const click = await clickToHeading(page, to);
  await page.goto(from);
  await page.goto(new URL(to, from).href);
  const document = await firstPaint(page);
  await page.close();
  return { click, document };
}

async function clickToHeading(page: Page, to: string) {
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.hover();
  await page.waitForLoadState("networkidle");
  const time = page.evaluate(timeToHeading);
  await link.click();
  return time;
}

/** Runs in the page: waits for a click, then for another heading, then for the frame that shows it. */
function timeToHeading() {
  const heading = () => document.querySelector("h1")?.textContent;
  const before = heading();
  return new Promise<number>((resolve) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () =>
          heading() === before ? requestAnimationFrame(look) : resolve(performance.now() - timeStamp);
        look();
      },
      { capture: true, once: true },
    );
  });
}

const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const [entry] = list.getEntriesByName("first-contentful-paint");
          if (!entry) return;
          observer.disconnect();
          resolve(entry.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
