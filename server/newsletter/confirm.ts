import type { Kysely } from "kysely";
import type { SiteFacts } from "#contract/site.ts";
import type { Log } from "../log.ts";
import type { Subscriber, Tables } from "../store/database/tables.ts";
import { confirmSubscriber, findSubscriber, isActive } from "../store/subscribers.ts";
import type { Clock } from "../time.ts";
import { tokenIn } from "./links.ts";
import { pageResponse } from "./page.ts";

type Tools = {
  db: Kysely<Tables>;
  site: SiteFacts;
  clock: Clock;
  log: Log;
  /** Called once for each address that comes onto the list. */
  joined(subscriber: Subscriber): Promise<void>;
};

/**
 * Confirming a subscription. GET only asks, because mail scanners open every link they find; the page's button confirms.
 * The link may be used twice. Who has left since then does not come back by it.
 */
export function confirmHandler({ db, site, clock, log, joined }: Tools) {
  const words = site.words.confirm;

  return async ({ method, url }: Request): Promise<Response> => {
    try {
      const subscriber = await findSubscriber(db, tokenIn(new URL(url)));
      if (!subscriber || hasLeft(subscriber)) return pageResponse(403, { site, view: words.unknown });
      const { address } = subscriber;
      if (method !== "POST")
        return pageResponse(200, {
          site,
          view: isActive(subscriber) ? words.confirmed : words.asking,
          address,
        });
      if (await confirmSubscriber(db, address, clock())) await welcome(subscriber);
      return pageResponse(200, { site, view: words.confirmed, address });
    } catch (error) {
      log("error", "confirmation-failed", { error: String(error) });
      return pageResponse(503, { site, view: words.failed });
    }
  };

  async function welcome(subscriber: Subscriber) {
    log("info", "subscriber-confirmed");
    await joined(subscriber).catch((error) => log("warn", "welcome-not-stored", { error: String(error) }));
  }
}

const hasLeft = ({ unsubscribed_at, pending_since }: Subscriber) =>
  unsubscribed_at !== null && pending_since === null;
