import { createHmac, timingSafeEqual } from "node:crypto";
import { isToken } from "../store/database/migrations.ts";

export const unsubscribePath = "/newsletter/unsubscribe";
export const confirmPath = "/newsletter/confirm";

/** Links name a subscriber by a random token: addresses would stand in the access logs of every proxy. */
export const unsubscribeUrl = (siteUrl: string, token: string) => withToken(unsubscribePath, siteUrl, token);
export const confirmUrl = (siteUrl: string, token: string) => withToken(confirmPath, siteUrl, token);

/** The token that a link names. Empty if it is not of the form of ours: the database need not be asked for it. */
export function tokenIn(link: URL) {
  const token = link.searchParams.get("token") ?? "";
  return isToken(token) ? token : "";
}

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
