import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { pagePaths } from "../../content.ts";
import { weigh } from "../../weigh.ts";
import { misfits } from "../fixtures/pictures.ts";
import { expect, open, startApp, test } from "../fixtures/site.ts";

const kB = 1000;

/** Brotli, as transferred; the home page's requests with all scenes and cards that may have come by then. A budget is lowered when a page gets lighter, and raised only with a reason in the commit. */
const budgets = {
  // Five cards, and the sun over the city with what waits for somebody to reach for it.
  home: { requests: 20, html: 40.2 * kB, js: 117.5 * kB, data: 14.4 * kB },
  inner: { requests: 7 },
  // Its first view has a gallery: thumbnails. The document holds the worked example of its simulator, drawing included. With
  // 1.3 kB of headers it comes in two round trips of a new connection (10 and 20 packets, 43.8 kB); the third would cost 0.15 s.
  product: { requests: 8, html: 42.4 * kB, data: 16.1 * kB },
  // A day to play, with its drawing.
  caseStudy: { js: 120.2 * kB },
  // Icons stand in the document, the search button and its keys too, and what keeps drafts and answers clicks before the app is there. The app survives other
  // people's nodes and failed requests, and its router is the package's own, without the 3.7 kB of a patch.
  every: { html: 35.7 * kB, css: 13 * kB, js: 119.4 * kB, fonts: 22 * kB, icons: 0, data: 10 * kB },
};

const budgetOf = (path: string) => ({
  ...budgets.every,
  ...(path === "/" ? budgets.home : budgets.inner),
  ...(path.startsWith("/products/") && budgets.product),
  ...(path.startsWith("/case-studies/") && budgets.caseStudy),
});

const pageTypes = [
  "/",
  "/about-us",
  "/contact",
  "/case-studies",
  "/case-studies/cloud-transformation",
  "/services/ai-ml",
  "/industries/e-governance",
  "/products/smart-dust-bin",
];

test("every page's document, the styles in it and its data stay within their budgets", async ({
  request,
}) => {
  const styles = new Set<string>();
  const withinBudget = async (address: string, budget: number) => {
    const answer = await request.get(address, { headers: { "accept-encoding": "br" } });
    expect(answer.headers()["content-encoding"], address).toBe("br");
    expect(Number(answer.headers()["content-length"]), address).toBeLessThanOrEqual(budget);
    return answer;
  };
  for (const path of pagePaths) {
    const { html, data } = budgetOf(path);
    await withinBudget(path === "/" ? "/_.data" : `${path}.data`, data);
    const answer = await withinBudget(path, html);
    styles.add(
      Array.from((await answer.text()).matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css).join(""),
    );
  }
  for (const css of styles) expect(brotliCompressSync(css).length).toBeLessThanOrEqual(budgets.every.css);
});

// The site never asks for this file by itself. It is preloaded to see that an unused preload is told, and when.
const decoy = "/icon-512.png";

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    expectedMessages: [new RegExp(`${decoy} was preloaded`)],
  });

  for (const path of pageTypes) {
    test(`${path} asks for no more than it needs, of nobody else, and uses what it preloads`, async ({
      page,
      baseURL,
    }) => {
      const decoyIsTold = await preloadDecoy(page);
      const strangers = watchStrangers(page, baseURL ?? "");
      const { first, withApp } = await weigh(page, path, startApp);
      const { js, fonts, icons, requests } = budgetOf(path);
      // The decoy is one of them.
      expect(first.requests - 1).toBeLessThanOrEqual(requests);
      expect(first.js).toBe(0);
      expect(first.icons).toBeLessThanOrEqual(icons);
      expect(first.font).toBeLessThanOrEqual(fonts);
      expect(withApp.js).toBeLessThanOrEqual(js);
      await decoyIsTold();
      expect(await misfits(page)).toEqual([]);
      expect(strangers).toEqual([]);
    });
  }
});

test("pictures have a size before they come, and come as large as a wide screen shows them", async ({
  page,
}) => {
  for (const path of pageTypes) {
    await open(page, path);
    expect(await misfits(page), path).toEqual([]);
  }
});

/** What it gives waits for the browser to complain of the decoy; of any other preload it complains in the same moment. */
async function preloadDecoy(page: Page) {
  const told = page.waitForEvent("console", (message) => message.text().includes(`${decoy} was preloaded`));
  await page.addInitScript((href) => {
    addEventListener("DOMContentLoaded", () => {
      const link = Object.assign(document.createElement("link"), { rel: "preload", as: "image", href });
      document.head.append(link);
    });
  }, decoy);
  return () => told;
}

function watchStrangers(page: Page, ours: string) {
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${new URL(ours).origin}/`) && !request.url().startsWith("data:"))
      strangers.push(request.url());
  });
  return strangers;
}
