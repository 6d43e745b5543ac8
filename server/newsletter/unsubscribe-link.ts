import { createHmac, timingSafeEqual } from "node:crypto";

export const unsubscribePath = "/newsletter/unsubscribe";

/** The link that only we can make for an address. It never runs out: leaving must always be possible. */
export function unsubscribeUrl(siteUrl: string, secret: string, address: string) {
  const url = new URL(unsubscribePath, siteUrl);
  url.search = String(new URLSearchParams({ address, signature: signatureOf(secret, address) }));
  return url.href;
}

/** The address that the link names, if we signed it. */
export function signedAddress(link: URL, secret: string) {
  const address = link.searchParams.get("address") ?? "";
  const given = Buffer.from(link.searchParams.get("signature") ?? "");
  const right = Buffer.from(signatureOf(secret, address));
  return given.length === right.length && timingSafeEqual(given, right) ? address : undefined;
}

const signatureOf = (secret: string, address: string) =>
  createHmac("sha256", secret).update(`unsubscribe:${address.toLowerCase()}`).digest("base64url");
