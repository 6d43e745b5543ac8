import type { IncomingMessage } from "node:http";
import type { Proxies } from "./client-address.ts";

/**
 * Makes the reader of where a visitor's browser thinks that it is: forms are accepted only from there.
 * Undefined when the request names no possible host.
 */
export function visitedOrigin(proxies: Proxies, publicUrl: URL) {
  return (req: IncomingMessage): string | undefined => {
    const host = proxies.forwarded(req, "x-forwarded-host") ?? req.headers.host ?? publicUrl.host;
    const told = proxies.forwarded(req, "x-forwarded-proto");
    // Behind a proxy that ends TLS we see http; a visitor who names our public host is taken to use its scheme.
    const scheme = told ?? (host === publicUrl.host ? publicUrl.protocol.slice(0, -1) : "http");
    const origin = `${scheme}://${host}`;
    return possible.test(origin) && URL.canParse(origin) ? origin : undefined;
  };
}

const possible = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
