import { createHmac, timingSafeEqual } from "node:crypto";

export const unsubscribePath = "/newsletter/unsubscribe";
export const confirmPath = "/newsletter/confirm";

/** Links name a subscriber by a random token: addresses would stand in the access logs of every proxy. */
export const unsubscribeUrl = (siteUrl: string, token: string) => withToken(unsubscribePath, siteUrl, token);
export const confirmUrl = (siteUrl: string, token: string) => withToken(confirmPath, siteUrl, token);

export const tokenIn = (link: URL) => link.searchParams.get("token") ?? "";

/** The address that a link of an earlier version names, if we signed it. Such links work for ever. */
export function signedAddress(link: URL, secret: string) {
  const address = link.searchParams.get("address") ?? "";
  const given = Buffer.from(link.searchParams.get("signature") ?? "");
  const right = Buffer.from(signatureOf(secret, address));
  return given.length === right.length && timingSafeEqual(given, right) ? address : undefined;
}

/** How links were signed until tokens were stored. */
export const signatureOf = (secret: string, address: string) =>
  createHmac("sha256", secret).update(`unsubscribe:${address.toLowerCase()}`).digest("base64url");

function withToken(path: string, siteUrl: string, token: string) {
  const url = new URL(path, siteUrl);
  url.search = String(new URLSearchParams({ token }));
  return url.href;
}
