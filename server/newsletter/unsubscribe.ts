import type { Kysely } from "kysely";
import type { SiteFacts } from "#contract/site.ts";
import type { Log } from "../log.ts";
import type { Tables } from "../store/database/tables.ts";
import { findSubscriber, unsubscribe } from "../store/subscribers.ts";
import type { Clock } from "../time.ts";
import { signedAddress, tokenIn } from "./links.ts";
import { pageResponse } from "./page.ts";

type Tools = { db: Kysely<Tables>; secret: string; site: SiteFacts; clock: Clock; log: Log };

/**
 * Leaving the newsletter. GET only asks, because mail scanners open every link they find; POST leaves, from the page's
 * button or from a mail program's own (RFC 8058).
 */
export function unsubscribeHandler({ db, secret, site, clock, log }: Tools) {
  const words = site.words.unsubscribe;

  return async ({ method, url }: Request): Promise<Response> => {
    try {
      const address = await addressOf(new URL(url));
      if (!address) return pageResponse(403, { site, view: words.unknown });
      if (method !== "POST") return pageResponse(200, { site, view: words.asking, address });
      const left = await unsubscribe(db, address, clock());
      if (left) log("info", "subscriber-left");
      return pageResponse(200, { site, view: words.left, address });
    } catch (error) {
      log("error", "unsubscribe-failed", { error: String(error) });
      return pageResponse(503, { site, view: words.failed });
    }
  };

  async function addressOf(link: URL) {
    const token = tokenIn(link);
    return token ? (await findSubscriber(db, token))?.address : signedAddress(link, secret);
  }
}
