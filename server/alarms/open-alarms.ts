import type { SiteFacts } from "#contract/site.ts";
import type { Config } from "../config.ts";
import type { Stuck } from "../deliver/mail-status.ts";
import type { LetterDelivery } from "../deliver/open-delivery.ts";
import type { Problem } from "../deliver/targets.ts";
import type { Log } from "../log.ts";
import type { Store } from "../store/database/open-store.ts";
import type { Clock } from "../time.ts";
import type { Cause } from "./alarm.ts";
import { openChannels } from "./channels.ts";
import { watchAlarms } from "./watch.ts";

type Tools = {
  config: Config;
  site: SiteFacts;
  log: Log;
  clock: Clock;
  store: Store;
  secret: string;
  delivery: LetterDelivery | undefined;
  /** True while letters cannot be stored. */
  storageFails(): boolean;
  /** Why what is due to be deleted is not. */
  purgeProblem(): string | undefined;
};

/** Puts together what watches over the letters and tells OPS_TO and OPS_WEBHOOK. */
export function openAlarms({ delivery, storageFails, purgeProblem, config, ...tools }: Tools) {
  return watchAlarms({
    ...tools,
    db: tools.store.db,
    channels: openChannels({ ...tools, config, smtp: delivery?.smtp }),
    timeZone: config.TIME_ZONE,
    storageProblem: () =>
      storageFails() ? "The database refused a letter just now; see the log." : undefined,
    problems: () => delivery?.problems() ?? [],
    causes: async (problems) => causesOf(problems, (await delivery?.stuck()) ?? {}, purgeProblem()),
  });
}

/** One alarm for each target, so that a webhook that is down for days hides no mail server. */
function causesOf(
  problems: Problem[],
  { failed, undelivered }: Stuck,
  purgeProblem: string | undefined,
): Map<string, Cause> {
  return new Map([
    ...(undelivered ? ([["undelivered", undelivered]] as const) : []),
    ...(failed ? ([["failed", failed]] as const) : []),
    ...(purgeProblem ? ([["unpurged", { text: purgeProblem }]] as const) : []),
    ...problems.map(({ target, cause }) => [`refused:${target}`, { text: cause }] as const),
  ]);
}
