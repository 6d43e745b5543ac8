import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { familyOf, type TrustedProxies } from "./trusted-proxies.ts";

export type Proxies = ReturnType<typeof behindProxies>;

/** Makes readers of what trusted proxies say about a request. The same headers from anyone else are ignored. */
export function behindProxies(trusted: TrustedProxies) {
  const isTrusted = (address: string, hop: number) =>
    "hops" in trusted
      ? hop < trusted.hops
      : isIP(address) !== 0 && trusted.known.check(address, familyOf(address));

  const neighbour = (req: IncomingMessage) => bare(req.socket.remoteAddress ?? "");

  /** What the nearest proxy says about the request that it got. */
  const forwarded = (
    req: IncomingMessage,
    header: "x-forwarded-proto" | "x-forwarded-host" | "x-request-id",
  ) => (isTrusted(neighbour(req), 0) ? listed(req, header).at(-1) : undefined);

  return {
    forwarded,
    /** The visitor's address: the first one, seen from here, that is not a trusted proxy's. */
    clientAddress(req: IncomingMessage): string {
      const chain = listed(req, "x-forwarded-for").map(bare).reverse();
      let address = neighbour(req);
      for (const [hop, next] of chain.entries()) {
        if (!isTrusted(address, hop) || isIP(next) === 0) break;
        address = next;
      }
      return address;
    },
    /** The origin that a visitor's browser sees; undefined when the request names no possible host. */
    visitedOrigin(req: IncomingMessage): string | undefined {
      const host = forwarded(req, "x-forwarded-host") ?? req.headers.host ?? "localhost";
      // Behind a proxy that ends TLS we see http. A browser that says https about our own host knows better;
      // another site's page cannot make it say so.
      const scheme = req.headers.origin === `https://${host}` ? "https" : "http";
      const origin = `${forwarded(req, "x-forwarded-proto") ?? scheme}://${host}`;
      return possibleOrigin.test(origin) && URL.canParse(origin) ? origin : undefined;
    },
  };
}

const possibleOrigin = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

function listed(req: IncomingMessage, header: string): string[] {
  const value = req.headers[header];
  return value === undefined
    ? []
    : String(value)
        .split(",")
        .map((part) => part.trim());
}

/** `::ffff:192.0.2.1`, `192.0.2.1:4711` and `[2001:db8::1]:4711` without what is around the address. */
function bare(text: string) {
  const address = /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, "$1");
  return address.replace(/^::ffff:(?=[\d.]+$)/i, "");
}
