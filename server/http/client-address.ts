import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Which of those in front of us are believed: the nearest few, or those at known addresses. */
export type TrustedProxies = { hops: number } | { known: BlockList };

export type Proxies = ReturnType<typeof behindProxies>;

/** Makes readers of what proxies tell. Whatever anyone else puts into these headers counts for nothing. */
export function behindProxies(trusted: TrustedProxies) {
  const isTrusted = (address: string, hop: number) =>
    "hops" in trusted
      ? hop < trusted.hops
      : isIP(address) !== 0 && trusted.known.check(address, familyOf(address));

  const neighbour = (req: IncomingMessage) => bare(req.socket.remoteAddress ?? "");

  return {
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
    /** What the nearest proxy says about the request that it got. */
    forwarded(req: IncomingMessage, header: "x-forwarded-proto" | "x-forwarded-host"): string | undefined {
      return isTrusted(neighbour(req), 0) ? listed(req, header).at(-1) : undefined;
    },
  };
}

/** Reads TRUSTED_PROXIES: a number of hops, or addresses and networks like `10.0.0.0/8, ::1`. Throws on anything else. */
export function trustedProxiesFrom(text: string): TrustedProxies {
  if (/^\d{1,2}$/.test(text)) return { hops: Number(text) };
  const known = new BlockList();
  for (const entry of text.split(",").map((part) => part.trim())) {
    const [address = "", bits] = entry.split("/");
    if (!/^\d+$/.test(bits ?? "0")) throw new Error(`${entry} is not a network`);
    if (bits === undefined) known.addAddress(address, familyOf(address));
    else known.addSubnet(address, Number(bits), familyOf(address));
  }
  return { known };
}

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

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
