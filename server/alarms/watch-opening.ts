import type { SiteFacts } from "#contract/site.ts";
import type { Config } from "../config.ts";
import { smtpFrom } from "../deliver/open-delivery.ts";
import type { Log } from "../log.ts";
import type { AlarmRow } from "../store/database/tables.ts";
import { oneLine } from "../text.ts";
import { type Clock, minuteMs } from "../time.ts";
import { openChannels, problemsOf } from "./channels.ts";
import { alarmSteps } from "./steps.ts";

type Tools = {
  config: Config;
  site: SiteFacts;
  log: Log;
  clock: Clock;
  /** Why it could not be opened the last time. */
  problem(): string;
  /** It looks so often, by a timer of its own: a try to open may take long. */
  lookEveryMs: number;
  /** Ends looking. */
  closing: AbortSignal;
};

/** A database that restarts together with the server is no reason to wake anybody. */
const tellEveryMs = minuteMs;

/**
 * Tells operators of a database that cannot be opened since the start. Alarms are kept in the database, so this one lives
 * here until there is one.
 */
export function watchOpening({ problem, lookEveryMs, closing, ...tools }: Tools) {
  const { config, site, log, clock } = tools;
  const smtp = smtpFrom(config);
  const channels = openChannels({ ...tools, smtp });
  const step = alarmSteps({ channels, site, timeZone: config.TIME_ZONE, log });
  let alarm: AlarmRow | undefined;
  let lookedAt = clock();
  let looking: Promise<void> | undefined;

  async function tellAt(now: number) {
    const text = `The database cannot be opened: ${oneLine(problem())}`;
    alarm = await step(alarm, "storage", { text }, now);
  }

  /** Throttled: tells once a minute, however often it is called. */
  function look() {
    const now = clock();
    if (looking || Math.abs(now - lookedAt) < tellEveryMs) return;
    lookedAt = now;
    looking = tellAt(now)
      .catch((error) => log("error", "alarms-not-checked", { error: String(error) }))
      .finally(() => {
        looking = undefined;
      });
  }

  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  const stop = () => clearInterval(timer);
  closing.addEventListener("abort", stop);

  return {
    problems: () => problemsOf(channels),
    /** The alarm that operators were told of, if any: the service that opens the database later reports its end. */
    async end() {
      stop();
      await looking;
      smtp?.close();
      return alarm;
    },
  };
}
