import { BlockList, isIP } from "node:net";

/** Which proxies in front of us are believed: the nearest few, or those at known addresses. */
export type TrustedProxies = { hops: number } | { known: BlockList };

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

export const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");
