import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteFacts } from "#contract/site.ts";
import type { Problem } from "../deliver/targets.ts";
import type { Log } from "../log.ts";
import type { AlarmRow, Tables } from "../store/database/tables.ts";
import { type Clock, minuteMs, secondMs, waitFor, within } from "../time.ts";
import type { Cause } from "./alarm.ts";
import { type Channel, problemsOf } from "./channels.ts";
import { sendDigest } from "./digest.ts";
import { kindOf } from "./message.ts";
import { openSharedProblems } from "./shared-problems.ts";
import { openLease, openSharedAlarms } from "./shared-state.ts";
import { alarmSteps } from "./steps.ts";

type Tools = {
  db: Kysely<Tables>;
  channels: Channel[];
  /** What this instance knows of targets that take nothing. */
  problems(): Problem[];
  /** Why alarms are on, by their names. It is given what all instances know. */
  causes(problems: Problem[]): Promise<Map<string, Cause>>;
  /** Why letters cannot be stored. */
  storageProblem(): string | undefined;
  site: SiteFacts;
  secret: string;
  timeZone: string;
  clock: Clock;
  log: Log;
};

const everyMs = minuteMs;
const storeAnswersWithinMs = 20 * secondMs;
const keepWithinMs = secondMs;

/** For so many looks another instance is trusted to tell that the store fails. Then it may be gone itself. */
const trustedLooks = 5;

/** Looks once a minute whether something is wrong and tells operators when it begins and when it is over. */
export function watchAlarms(tools: Tools) {
  const { channels, clock, log } = tools;
  const { look, adopt } = openLook(tools);
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  /** One look at a time: a mail server may take long to be told. */
  function check() {
    looking ??= look(clock())
      .catch((error) => log("error", "alarms-not-checked", { error: String(error) }))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    check,
    adopt,
    problems: () => problemsOf(channels),
    start() {
      timer = setInterval(check, everyMs);
      timer.unref();
    },
    stop: () => clearInterval(timer),
    /** Waits a while for a look under way, and that what was told is kept. */
    async close(withinMs: number) {
      clearInterval(timer);
      await waitFor(looking, withinMs);
      for (const channel of channels) channel.close();
      await waitFor(looking, keepWithinMs);
    },
  };
}

/** Of several instances the one that holds the lease looks. */
function openLook(tools: Tools) {
  const { db, channels, site, storageProblem } = tools;
  const instance = randomUUID();
  const lease = openLease(db, "alarms", instance);
  const problems = openSharedProblems(db, instance);
  const step = alarmSteps(tools);
  const alarms = openSharedAlarms(db, step);
  let holdsLease = false;
  let failedLooks = 0;
  // Kept here while the store fails, which cannot keep it; from then on with the others, so that a restart forgets nothing.
  let storage: AlarmRow | undefined;
  let storageKept = false;

  async function look(now: number) {
    const problem = await within(storeAnswersWithinMs, lease.take(now), "no answer in time").then(
      (held) => {
        holdsLease = held;
        return storageProblem();
      },
      (error) => `The database does not answer: ${error instanceof Error ? error.message : error}`,
    );
    failedLooks = problem === undefined ? 0 : failedLooks + 1;
    if (problem !== undefined) return lookAlone(problem, now);
    await problems.write(tools.problems(), now);
    if (holdsLease) await lookForAll(now);
    // Whoever has told alone that it began also tells that it is over.
    else storage = storageKept ? undefined : await step(storage, "storage", undefined, now);
  }

  /** While the store fails nobody else can take the lease: whoever held it last speaks for all. */
  async function lookAlone(problem: string, now: number) {
    if (!holdsLease && !storage && failedLooks <= trustedLooks) return;
    storageKept = false;
    storage = await step(storage, "storage", { text: problem }, now);
  }

  async function lookForAll(now: number) {
    const known = await alarms.read();
    storage = await alarms.follow(storage ?? known.get("storage"), "storage", undefined, now);
    storageKept = true;
    known.delete("storage");
    const causes = await tools.causes(await problems.read(now));
    for (const name of new Set([...known.keys(), ...causes.keys()]))
      if (kindOf(name, site)) await alarms.follow(known.get(name), name, causes.get(name), now);
    if (channels.length > 0) await sendDigest(now, tools);
  }

  return {
    look,
    /** Goes on with an alarm that began before the store was open. */
    adopt(alarm: AlarmRow) {
      storage = alarm;
      storageKept = false;
    },
  };
}
