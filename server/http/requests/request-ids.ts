import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Proxies } from "../proxies/proxies.ts";

const possible = /^[\w.:-]{8,64}$/;

/**
 * Makes the giver of names by which a request is found in all logs: a trusted proxy's own, or a new one, also for what
 * could not be read as a request. Those are
 * counted after a random beginning, since true randomness would cost more than the rest of the line.
 */
export function requestIds(proxies: Proxies) {
  const process = randomBytes(6).toString("base64url").replace(/[-_]/g, "0");
  let count = 0;
  return (req?: IncomingMessage): string => {
    if (req?.headers["x-request-id"] !== undefined) {
      const given = proxies.forwarded(req, "x-request-id");
      if (given !== undefined && possible.test(given)) return given;
    }
    return `${process}-${(++count).toString(36)}`;
  };
}
