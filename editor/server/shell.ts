import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import { isPage } from "./is-page.ts";

export const shellPath = "/__edit/";

const html = new URL("../ui/index.html", import.meta.url);

/**
 * The editor's own page. Whoever opens a page of the site in a window of its own is led to the editor around that page;
 * the editor itself loads it into a frame.
 */
export function openShell(server: ViteDevServer) {
  return async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const url = URL.parse(request.url ?? "/", "http://localhost");
    if (!url || request.method !== "GET") return next();
    if (url.pathname === shellPath) {
      const page = await server.transformIndexHtml(url.pathname, readFileSync(html, "utf8"));
      response.writeHead(200, headers).end(page);
    } else if (url.pathname === shellPath.slice(0, -1)) {
      response.writeHead(302, { Location: shellPath }).end();
    } else if (isWindow(request) && isPage(url.pathname)) {
      response.writeHead(302, { Location: `${shellPath}?page=${encodeURIComponent(url.pathname)}` }).end();
    } else next();
  };
}

const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};

const isWindow = ({ headers }: IncomingMessage) => headers["sec-fetch-dest"] === "document";
