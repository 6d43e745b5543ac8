/** What is known of a sender: blocked, counted, seen before. */
import { hash } from "node:crypto";
import { isIPv6 } from "node:net";

/** True if the address, its domain or a domain above it is listed. */
export function isBlocked(address: string, blocked: string[]) {
  const sender = address.toLowerCase();
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  return blocked.some((entry) => {
    const listed = entry.replace(/^@/, "");
    return sender === listed || domain === listed || domain.endsWith(`.${listed}`);
  });
}

/** What limits count as one visitor: an IPv4 address, or the /64 network that a household or office gets of IPv6. */
export function networkOf(ip: string) {
  const address = ip.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(address)) return address;
  const [front = [], back = []] = address
    .toLowerCase()
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array(8 - front.length - back.length).fill("0");
  const groups = [...front, ...zeros, ...back].map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/**
 * The same content is the same submission: a page that is reloaded and sent again makes no second letter. Suspicion is
 * part of it, so that a message which was first taken for spam is mailed when it comes again without the signs.
 */
export const submissionOf = (template: string, params: object, suspected: boolean) =>
  digest([template, suspected, params]);

/** Recognises a value again without keeping it. */
export const pseudonym = (secret: string, purpose: string, value: string) => digest([secret, purpose, value]);

const digest = (parts: unknown[]) => hash("sha256", JSON.stringify(parts), "base64url").slice(0, 32);
