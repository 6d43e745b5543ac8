import { isSignature, signatureOf } from "../signature.ts";
import { isToken } from "../store/database/migrations.ts";

export const unsubscribePath = "/newsletter/unsubscribe";
export const confirmPath = "/newsletter/confirm";

/** Links name a subscriber by a random token: addresses would stand in the access logs of every proxy. */
export const unsubscribeUrl = (siteUrl: string, token: string) => withToken(unsubscribePath, siteUrl, token);
export const confirmUrl = (siteUrl: string, token: string) => withToken(confirmPath, siteUrl, token);

/** The token that a link names. Empty if it does not have the form of ours: it is not looked up then. */
export function tokenIn(link: URL) {
  const token = link.searchParams.get("token") ?? "";
  return isToken(token) ? token : "";
}

/** The address that a link of an earlier version names, if we signed it. Such links work for ever. */
export function signedAddress(link: URL, secret: string) {
  const address = link.searchParams.get("address") ?? "";
  const signature = link.searchParams.get("signature") ?? "";
  return isSignature(signature, addressSignature(secret, address)) ? address : undefined;
}

/** How links were signed until tokens were stored. */
export const addressSignature = (secret: string, address: string) =>
  signatureOf(secret, `unsubscribe:${address.toLowerCase()}`);

function withToken(path: string, siteUrl: string, token: string) {
  const url = new URL(path, siteUrl);
  url.search = String(new URLSearchParams({ token }));
  return url.href;
}
