import type { SiteFacts } from "#contract/site.ts";
import type { Config } from "../config.ts";
import { deliverable } from "../deliver/open-delivery.ts";
import type { Log } from "../log.ts";
import type { Store } from "../store/database/open-store.ts";
import { purge } from "../store/purge.ts";
import { type Clock, hourMs } from "../time.ts";

type Tools = { store: Store; config: Config; site: SiteFacts; clock: Clock; log: Log };

const everyMs = hourMs;

// A database that was just being restarted takes the next one.
const failuresToTell = 2;

/** Deletes every hour what has been kept as long as was promised. */
export function openPurging(tools: Tools) {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let problems: string[] = [];

  /** One at a time: the first in a large database may take long. */
  function run() {
    running ??= purgeOld(tools, stopping.signal)
      .then((problem) => {
        problems = problem === undefined ? [] : [...problems, problem].slice(-failuresToTell);
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    run,
    start() {
      timer = setInterval(run, everyMs);
      run();
    },
    /** What is left is deleted after the next start. */
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
    /** Resolves when nothing is being deleted. */
    settled: async () => running,
    /** Why the last ones failed. */
    problem: () => (problems.length === failuresToTell ? problems.at(-1) : undefined),
  };
}

/** Gives what went wrong, if anything did. */
async function purgeOld({ store, config, site, clock, log }: Tools, stopping: AbortSignal) {
  try {
    const { held, failures, ...deleted } = await purge(store, {
      retentionDays: site.retentionDays,
      now: clock(),
      delivers: deliverable(config),
      stopping,
    });
    if (held) log("warn", "purge-held", { note: "The clock jumped, or the server was off for days." });
    if (deleted.letters + deleted.subscribers > 0) log("info", "letters-purged", deleted);
    for (const error of failures) log("error", "purge-failed", { error });
    return failures[0];
  } catch (error) {
    log("error", "purge-failed", { error: String(error) });
    return String(error);
  }
}
