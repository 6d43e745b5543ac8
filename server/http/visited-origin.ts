import type { IncomingMessage } from "node:http";
import type { Proxies } from "./client-address.ts";

/**
 * Makes the reader of where a visitor's browser thinks that it is: forms are accepted only from there.
 * Undefined when the request names no possible host.
 */
export function visitedOrigin(proxies: Proxies) {
  return (req: IncomingMessage): string | undefined => {
    const host = proxies.forwarded(req, "x-forwarded-host") ?? req.headers.host ?? "localhost";
    // Behind a proxy that ends TLS we see http. A browser that says https about our own host knows better;
    // another site's page cannot make it say so.
    const said = req.headers.origin === `https://${host}` ? "https" : "http";
    const origin = `${proxies.forwarded(req, "x-forwarded-proto") ?? said}://${host}`;
    return possible.test(origin) && URL.canParse(origin) ? origin : undefined;
  };
}

const possible = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
