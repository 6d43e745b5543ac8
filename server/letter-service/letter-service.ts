import type { SiteFacts } from "#contract/site.ts";
import { judgeHandler } from "../alarms/judge.ts";
import { openAlarms } from "../alarms/open-alarms.ts";
import type { Config } from "../config.ts";
import { checkDelivery, deliverable, openLetterDelivery } from "../deliver/open-delivery.ts";
import type { LetterHandlers } from "../http/endpoints.ts";
import type { Log } from "../log.ts";
import { confirmHandler } from "../newsletter/confirm.ts";
import { keepConsent } from "../newsletter/consent.ts";
import { unsubscribeHandler } from "../newsletter/unsubscribe.ts";
import { timed } from "../observe.ts";
import { emailJsEndpoint } from "../receive/endpoint.ts";
import { makeFormToken } from "../receive/form-token.ts";
import { openSubmit } from "../receive/submit.ts";
import { type DatabaseClock, openDatabaseClock } from "../store/database/database-clock.ts";
import { openStore, type Store } from "../store/database/open-store.ts";
import type { AlarmRow, Subscriber } from "../store/database/tables.ts";
import { readHealth } from "../store/health.ts";
import type { StoreLetter } from "../store/letter.ts";
import { countLetters, type LetterCounts } from "../store/letter-counts.ts";
import { readSecret } from "../store/secret.ts";
import { welcomeFrom } from "../store/subscriber-letters.ts";
import { openLetterWriter } from "../store/writing/store-letter.ts";
import { type Clock, minuteMs, secondMs } from "../time.ts";
import { openPurging } from "./purging.ts";

export type LetterService = LetterHandlers & {
  /** For the metrics. */
  counts(): Promise<LetterCounts>;
  /** Begins to deliver and to purge. */
  start(): void;
  /** Sends all that is due now. */
  deliverDue(): Promise<void>;
  /** Deletes what has been kept as long as was promised. */
  purge(): Promise<void>;
  /** Looks whether operators have to be told of something. */
  checkAlarms(): Promise<void>;
  /** Tells operators the end of an alarm that began before the store was open. */
  adoptAlarm(alarm: AlarmRow): void;
  /** Takes no more letters out of the queue. Called first at a stop, while requests are still answered. */
  stop(): void;
  /** Finishes what is under way, within some seconds. */
  close(): Promise<void>;
};

type Tools = { config: Config; site: SiteFacts; log: Log; clock?: Clock };
type Parts = Required<Tools> & { store: Store; secret: string };

// With the second for recording what became of them, within what server/main.ts leaves for it.
const closeWithinMs = 1.5 * secondMs;

/**
 * Opens the store and puts the parts together. Nothing is sent before `start`. If it fails nothing stays open: a server
 * whose database takes no writes tries this every few seconds.
 */
export async function openLetterService(tools: Tools): Promise<LetterService> {
  checkDelivery(tools.config, tools.site);
  const store = await openStore(tools.config, tools.log);
  let databaseClock: DatabaseClock | undefined;
  try {
    databaseClock = await openDatabaseClock(store, tools.log);
    return await putTogether(tools, store, databaseClock);
  } catch (error) {
    databaseClock?.close();
    await store.db.destroy();
    throw error;
  }
}

async function putTogether({ clock, ...tools }: Tools, store: Store, databaseClock: DatabaseClock) {
  const { config, site, log } = tools;
  const secret = await readSecret(store.db, config.SIGNING_SECRET);
  const parts: Parts = { ...tools, clock: clock ?? databaseClock, store, secret };
  const mails = config.SMTP_URL !== undefined;
  const delivery = mails || config.WEBHOOKS.length > 0 ? openLetterDelivery(parts) : undefined;
  const notify = () => delivery?.notify();
  // Whoever can be written to is asked before anything else is sent there.
  const joining = { optIn: mails, consent: await keepConsent(store.db, site.consent) };
  const windowMs = config.LIMIT_WINDOW_MINUTES * minuteMs;
  const writer = openLetterWriter(store, { windowMs, ...joining, clock: parts.clock });
  const storeLetter: StoreLetter = (letter) =>
    timed("store", () => writer.storeLetter(letter)).finally(notify);
  const purging = openPurging(parts);
  const alarms = openAlarms({
    ...parts,
    delivery,
    storageFails: writer.failing,
    purgeProblem: purging.problem,
  });

  return {
    ...visitorHandlers({ ...parts, ...joining, storeLetter }),
    judge: judgeHandler({ ...parts, ...joining, db: store.db, notify }),
    health: async () => ({
      ...(await readHealth({ store, writer, smtp: mails ? "configured" : "none", clock: parts.clock })),
      alarms: alarms.problems(),
    }),
    counts: () => countLetters(store.db, parts.clock, deliverable(config)),
    mailStatus: async () => delivery?.mailStatus() ?? { ok: true, causes: [] },
    deliverDue: async () => delivery?.deliverDue(),
    purge: purging.run,
    start() {
      if (delivery) delivery.start();
      else log("warn", "smtp-missing", { note: "Letters are only stored. Read them with: npm run letters" });
      alarms.start();
      purging.start();
    },
    checkAlarms: alarms.check,
    adoptAlarm: alarms.adopt,
    stop() {
      alarms.stop();
      delivery?.stop();
    },
    async close() {
      purging.stop();
      databaseClock.close();
      await Promise.all([alarms.close(closeWithinMs), delivery?.close(closeWithinMs)]);
      await writer.settled();
      await purging.settled();
      await store.db.destroy();
    },
  };
}

/** What visitors send, and the links in what we send them. */
function visitorHandlers({ store, ...tools }: Parts & { optIn: boolean; storeLetter: StoreLetter }) {
  const { config, site, secret, clock, optIn, storeLetter } = tools;
  const { db } = store;
  const submit = openSubmit({ ...tools, subjects: site.subjects, trials: site.trials });
  const allowedOrigins = [...config.ALLOWED_ORIGINS, new URL(site.url).origin];
  const joined = async (subscriber: Subscriber) => {
    if (config.WELCOME_SUBSCRIBERS && optIn) await storeLetter(welcomeFrom(subscriber));
  };
  return {
    submit,
    receive: emailJsEndpoint({ submit, mail: site.mail, allowedOrigins }),
    unsubscribe: unsubscribeHandler({ ...tools, db }),
    confirm: confirmHandler({ ...tools, db, joined }),
    formToken: () => makeFormToken(secret, clock()),
  };
}
