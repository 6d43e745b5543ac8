import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";

export type Kind = "html" | "css" | "js" | "font" | "icons" | "picture" | "other";

/** Bytes as they came over the wire, and the number of requests. */
export type Weight = Record<Kind, number> & { requests: number };

/**
 * Opens a page and weighs what it asks for by itself, then what it asks for at a visitor's first sign.
 * The style sheets that stand in the page are part of its `html`; `css` says what they weigh alone.
 */
export async function weigh(page: Page, url: string, startApp: (page: Page) => Promise<void>) {
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on("request", note);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const first = await weightOf(requests);
  first.css += brotliCompressSync(await inlineStyles(page)).length;
  await startApp(page);
  const withApp = await weightOf(requests);
  page.off("request", note);
  return { first, withApp: { ...withApp, css: withApp.css + first.css } };
}

async function weightOf(requests: Request[]): Promise<Weight> {
  const weight: Weight = { html: 0, css: 0, js: 0, font: 0, icons: 0, picture: 0, other: 0, requests: 0 };
  for (const request of requests) {
    const response = await request.response();
    if (!response) continue;
    await response.finished();
    weight.requests++;
    weight[kindOf(response.headers()["content-type"] ?? "")] += (await request.sizes()).responseBodySize;
  }
  return weight;
}

function kindOf(type: string): Kind {
  if (type.startsWith("text/html")) return "html";
  if (type.startsWith("text/css")) return "css";
  if (type.startsWith("text/javascript")) return "js";
  if (type.startsWith("font/")) return "font";
  if (type.startsWith("image/svg")) return "icons";
  return type.startsWith("image/") ? "picture" : "other";
}

const inlineStyles = (page: Page) =>
  page.evaluate(() => Array.from(document.querySelectorAll("style"), (style) => style.textContent).join(""));
