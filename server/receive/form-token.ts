import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Says when a form was first touched, in a way that only we can: pages are prerendered and the same for everyone, so the
 * browser asks for a token then and sends it along.
 */
export function makeFormToken(secret: string, now: number) {
  const time = now.toString(36);
  return `${time}.${signatureOf(secret, time)}`;
}

/** How old a token is; undefined if we did not make it. */
export function ageOfFormToken(token: string, secret: string, now: number) {
  const [time = "", signature = ""] = token.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, time))];
  const ours = given.length === right.length && timingSafeEqual(given, right);
  return ours ? now - Number.parseInt(time, 36) : undefined;
}

const signatureOf = (secret: string, time: string) =>
  createHmac("sha256", secret).update(`form:${time}`).digest("base64url").slice(0, 22);
