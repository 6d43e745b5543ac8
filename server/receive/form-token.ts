import { isSignature, signatureOf } from "../signature.ts";

/**
 * Says when a form was first touched, in a way that only we can: pages are prerendered and the same for everyone, so the
 * browser fetches a token then and sends it along.
 */
export function makeFormToken(secret: string, now: number) {
  const time = now.toString(36);
  return `${time}.${shortSignature(secret, time)}`;
}

/** How old a token is; undefined if we did not make it. */
export function ageOfFormToken(token: string, secret: string, now: number) {
  const [time = "", signature = ""] = token.split(".");
  return isSignature(signature, shortSignature(secret, time)) ? now - Number.parseInt(time, 36) : undefined;
}

const shortSignature = (secret: string, time: string) => signatureOf(secret, `form:${time}`).slice(0, 22);
