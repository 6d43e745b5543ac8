import type { SiteFacts } from "#contract/site.ts";
import { type Courier, openCourier } from "./deliver/courier.ts";
import { openQueue } from "./deliver/queue.ts";
import { openSmtp } from "./deliver/smtp.ts";
import { type Health, readHealth } from "./health.ts";
import type { MailConfig } from "./mail-config.ts";
import { openUnsubscribe } from "./newsletter/unsubscribe.ts";
import { unsubscribeUrl } from "./newsletter/unsubscribe-link.ts";
import { welcoming } from "./newsletter/welcome.ts";
import type { Clock, Log } from "./outside.ts";
import { type Accept, openReception } from "./receive/accept.ts";
import { type Endpoint, openEndpoint } from "./receive/endpoint.ts";
import { openStore } from "./store/open-store.ts";
import { type Outbox, openOutbox } from "./store/outbox.ts";
import { purge } from "./store/purge.ts";
import { readSecret } from "./store/secret.ts";

export type Mail = {
  /** POST /api/v1.0/email/send */
  receive: Endpoint;
  /** The same for a form that posts without JavaScript. */
  accept: Accept;
  /** GET and POST /newsletter/unsubscribe */
  unsubscribe(request: Request): Promise<Response>;
  health(): Promise<Health>;
  /** Begins to deliver and to purge. */
  start(): void;
  /** Sends all that is due now. */
  deliverDue(): Promise<void>;
  /** Finishes what is under way, within some seconds. */
  close(): Promise<void>;
};

type Tools = { config: MailConfig; site: SiteFacts; log: Log; clock?: Clock };

// Longer than a try may take (see smtp.ts), so that no two couriers ever send the same letter at once.
const leaseMs = 5 * 60_000;
const purgeEveryMs = 60 * 60_000;
const closeWithinMs = 10_000;

/** Opens the storage and puts the parts together. Nothing is sent before `start`. */
export async function openMail({ config, site, log, clock = Date.now }: Tools): Promise<Mail> {
  const store = await openStore(config, log);
  const secret = await readSecret(store.db, config.SIGNING_SECRET);
  const courier = config.SMTP_URL ? hireCourier(config.SMTP_URL) : undefined;
  const outbox = openPost();
  const accept = openReception({ config, outbox, secret, clock, log });
  const allowedOrigins = [...config.ALLOWED_ORIGINS, new URL(site.url).origin];
  const receive = openEndpoint({ accept, mail: site.mail, allowedOrigins });
  let timer: NodeJS.Timeout | undefined;

  return {
    accept,
    receive,
    unsubscribe: openUnsubscribe({ db: store.db, secret, site, clock, log }),
    health: () => readHealth({ store, outbox, smtp: courier ? "configured" : "none", clock }),
    deliverDue: async () => courier?.deliverDue(),
    start() {
      if (courier) courier.start();
      else log("warn", "smtp-missing", { note: "Letters are only stored. Read them with: npm run letters" });
      timer = setInterval(purgeOld, purgeEveryMs);
      void purgeOld();
    },
    async close() {
      clearInterval(timer);
      await courier?.close(closeWithinMs);
      await outbox.settled();
      await store.db.destroy();
    },
  };

  function hireCourier(url: string): Courier {
    const office = {
      site,
      from: config.MAIL_FROM ?? site.email,
      to: config.MAIL_TO ?? site.email,
      timeZone: config.TIME_ZONE,
      unsubscribeUrl: (address: string) => unsubscribeUrl(site.url, secret, address),
    };
    return openCourier({
      queue: openQueue(store, { leaseMs, clock }),
      smtp: openSmtp(url),
      office,
      clock,
      log,
    });
  }

  function openPost(): Outbox {
    const plain = openOutbox(store, { windowMs: config.LIMIT_WINDOW_MINUTES * 60_000, clock });
    const outbox = config.WELCOME_SUBSCRIBERS && courier ? welcoming(plain, { db: store.db, log }) : plain;
    return {
      ...outbox,
      async put(draft) {
        const put = await outbox.put(draft);
        courier?.wake();
        return put;
      },
    };
  }

  async function purgeOld() {
    try {
      const deleted = await purge(store.db, { retentionDays: config.RETENTION_DAYS, now: clock() });
      if (deleted > 0) log("info", "letters-purged", { deleted });
    } catch (error) {
      log("error", "purge-failed", { error: String(error) });
    }
  }
}
