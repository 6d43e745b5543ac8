import type { Kysely } from "kysely";
import type { SiteFacts } from "#contract/site.ts";
import type { Log } from "../log.ts";
import type { Tables } from "../store/database/tables.ts";
import { unsubscribe } from "../store/subscribers.ts";
import type { Clock } from "../time.ts";
import { signedAddress } from "./unsubscribe-link.ts";
import { contentSecurityPolicy, type UnsubscribeState, unsubscribePage } from "./unsubscribe-page.ts";

type Tools = { db: Kysely<Tables>; secret: string; site: SiteFacts; clock: Clock; log: Log };

/**
 * Leaving the newsletter. GET only asks, because mail scanners open every link they find; POST leaves, from the page's
 * button or from a mail program's own (RFC 8058).
 */
export function unsubscribeHandler({ db, secret, site, clock, log }: Tools) {
  return async (request: Request): Promise<Response> => {
    const address = signedAddress(new URL(request.url), secret);
    if (!["GET", "HEAD", "POST"].includes(request.method)) return page(405, { status: "unknown" });
    if (!address) return page(403, { status: "unknown" });
    if (request.method !== "POST") return page(200, { status: "asking", address });
    try {
      const left = await unsubscribe(db, address, clock());
      if (left) log("info", "subscriber-left");
      return page(200, { status: "left", address });
    } catch (error) {
      log("error", "unsubscribe-failed", { error: String(error) });
      return page(503, { status: "failed", address });
    }
  };

  function page(status: number, state: UnsubscribeState) {
    return new Response(unsubscribePage(site, state), {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": contentSecurityPolicy,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
        ...(status === 405 && { allow: "GET, HEAD, POST" }),
      },
    });
  }
}
