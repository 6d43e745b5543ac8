import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, startApp, test } from "../fixtures/site.ts";

const pages = [
  "/",
  "/about-us",
  "/services/ai-ml",
  "/industries/smart-port",
  "/products/smart-dust-bin",
  "/case-studies",
  "/case-studies/cloud-transformation",
  "/contact",
];

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of pages) {
      test(`nothing shifts on ${path} while it loads, comes alive and is scrolled`, async ({ page }) => {
        const shifts = await watchShifts(page);
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await startApp(page);
        await scrollThrough(page);
        const { sum, moved } = await shifts();
        expect(sum, moved).toBeLessThanOrEqual(0.01);
      });
    }

    test("nor does anything when the fonts come after the page is drawn with their fallbacks", async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      const drawn = Promise.withResolvers<void>();
      await page.route("**/*.woff2", (route) => drawn.promise.then(() => route.continue()));
      await page.goto("/", { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      drawn.resolve();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      const { sum, moved } = await shifts();
      expect(sum, moved).toBeLessThanOrEqual(0.01);
    });
  });
}

for (const path of [...pages, "/careers"])
  test(`nothing shifts on ${path} when its first words come before the rest of its first view`, async ({
    page,
    baseURL,
  }) => {
    const shifts = await watchShifts(page);
    const html = await (await fetch(new URL(path, baseURL))).text();
    await using site = await inTwoPieces(html, html.indexOf("</h1>"), String(baseURL));
    await page.goto(site.url, { waitUntil: "commit" });
    await page.waitForFunction(() => document.querySelector("h1"), undefined, { polling: 50 });
    // Either the first words are painted by themselves, or nothing is until the rest has come: then there is nothing to await.
    await Promise.race([page.evaluate(firstPaint), new Promise((resolve) => setTimeout(resolve, 1000))]);
    site.sendRest();
    await page.waitForLoadState();
    const { sum, moved } = await shifts();
    expect(sum, moved).toBeLessThanOrEqual(0.01);
  });

const firstPaint = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });

/** A page whose bytes stop at a place until they are told to go on; all else comes from the site. */
async function inTwoPieces(html: string, at: number, site: string) {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    if (request.url !== "/page") {
      const answer = await fetch(new URL(request.url ?? "", site));
      response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "");
      return response.end(Buffer.from(await answer.arrayBuffer()));
    }
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.write(html.slice(0, at));
    await rest.promise;
    response.end(html.slice(at));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/page`,
    sendRest: () => rest.resolve(),
    async [Symbol.asyncDispose]() {
      rest.resolve();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sums up the layout shifts (CLS) of the page from its start, on a slow processor, and tells what moved. */
async function watchShifts(page: Page) {
  const processor = await page.context().newCDPSession(page);
  await processor.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  page.once("load", () => processor.send("Emulation.setCPUThrottlingRate", { rate: 1 }));
  await page.addInitScript(() => {
    type Source = { node?: Element; previousRect: DOMRect; currentRect: DOMRect };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const shifts = Object.assign(window, { sum: 0, moved: "" });
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        shifts.sum += value;
        for (const { node, previousRect, currentRect } of sources)
          shifts.moved += `${value} ${box(previousRect)} -> ${box(currentRect)} ${node?.outerHTML?.slice(0, 100)}\n`;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { sum, moved } = window as unknown as { sum: number; moved: string };
      return { sum, moved };
    });
}

async function scrollThrough(page: Page) {
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < bottom; top += 600) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}
