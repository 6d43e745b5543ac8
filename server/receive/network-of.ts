import { isIPv6 } from "node:net";

/** What one visitor has: an IPv4 address, or the /64 network that a household or office gets of IPv6. */
export function networkOf(ip: string) {
  const address = ip.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const [front, back] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const gap = Array(8)
    .fill("0")
    .slice((front?.length ?? 0) + (back?.length ?? 0));
  const groups = [...(front ?? []), ...gap, ...(back ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
