import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs a text. It begins with what it is for, so that no signature can be used for anything else. */
export const signatureOf = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("base64url");

/** Takes the same time however much of it is right. */
export function isSignature(given: string, right: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
