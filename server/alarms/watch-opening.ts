import type { SiteFacts } from "#contract/site.ts";
import type { Config } from "../config.ts";
import { oneLine } from "../cut-text.ts";
import { smtpFrom } from "../deliver/open-delivery.ts";
import type { Log } from "../log.ts";
import type { AlarmRow } from "../store/database/tables.ts";
import { type Clock, minuteMs } from "../time.ts";
import { openChannels, problemsOf } from "./channels.ts";
import { alarmSteps } from "./steps.ts";

type Tools = { config: Config; site: SiteFacts; log: Log; clock: Clock };

/** A database that restarts together with the server is no reason to wake anybody. */
const everyMs = minuteMs;

/**
 * Tells operators of a database that cannot be opened since the start. Alarms are kept in the database, so this one lives
 * here until there is one.
 */
export function watchOpening({ config, site, log, clock }: Tools) {
  const smtp = smtpFrom(config);
  const channels = openChannels({ config, site, clock, smtp, log });
  const step = alarmSteps({ channels, site, timeZone: config.TIME_ZONE, log });
  let alarm: AlarmRow | undefined;
  let lookedAt = clock();
  let looking: Promise<void> | undefined;

  async function tellOf(problem: string, now: number) {
    alarm = await step(alarm, "storage", { text: `The database cannot be opened: ${oneLine(problem)}` }, now);
  }

  return {
    problems: () => problemsOf(channels),
    /** Throttled: checks once a minute, however often it is called. */
    look(problem: string) {
      const now = clock();
      if (looking || Math.abs(now - lookedAt) < everyMs) return;
      lookedAt = now;
      looking = tellOf(problem, now)
        .catch((error) => log("error", "alarms-not-checked", { error: String(error) }))
        .finally(() => {
          looking = undefined;
        });
    },
    /** The alarm that operators were told of, if any: the service that opens the database later reports its end. */
    async end() {
      await looking;
      smtp?.close();
      return alarm;
    },
  };
}
