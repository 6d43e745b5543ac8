import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { SiteFacts } from "#contract/site.ts";
import type { Problem } from "../deliver/targets.ts";
import type { Log } from "../log.ts";
import type { AlarmRow, Tables } from "../store/database/tables.ts";
import { readSetting, writeSetting } from "../store/settings.ts";
import { type Clock, minuteMs, secondMs } from "../time.ts";
import type { Cause } from "./alarm.ts";
import { type Channel, problemsOf } from "./channels.ts";
import { digestDay, readDigest } from "./digest.ts";
import { kindOf } from "./message.ts";
import { openSharedProblems } from "./shared-problems.ts";
import { openLease } from "./shared-state.ts";
import { alarmSteps } from "./steps.ts";

type Tools = {
  db: Kysely<Tables>;
  channels: Channel[];
  /** What this instance knows of targets that take nothing. */
  problems(): Problem[];
  /** Why alarms are on, by their names. It is given what all instances know. */
  look(problems: Problem[]): Promise<Map<string, Cause>>;
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

/**
 * Looks once a minute whether something is wrong and tells operators when it begins and when it is over. Of several
 * instances the one that holds the lease does it.
 */
export function watchAlarms({ db, channels, problems, look, storageProblem, clock, log, ...tools }: Tools) {
  const { site, timeZone } = tools;
  const instance = randomUUID();
  const lease = openLease(db, "alarms", instance);
  const shared = openSharedProblems(db, instance);
  const step = alarmSteps({ channels, site, timeZone, log });
  let holdsLease = false;
  let failedLooks = 0;
  // Kept here while the store fails, which cannot keep it; from then on with the others, so that a restart forgets nothing.
  let storage: AlarmRow | undefined;
  let storageKept = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  async function check() {
    const now = clock();
    const late = sleep(storeAnswersWithinMs, undefined, { ref: false }).then(() => {
      throw new Error("no answer in time");
    });
    const problem = await Promise.race([lease.take(now), late]).then(
      (held) => {
        holdsLease = held;
        return storageProblem();
      },
      (error) => `The database does not answer: ${error instanceof Error ? error.message : error}`,
    );
    failedLooks = problem === undefined ? 0 : failedLooks + 1;
    if (problem !== undefined) return checkAlone(problem, now);
    await shared.write(problems(), now);
    if (holdsLease) await checkShared(now);
    // Whoever has told alone that it began also tells that it is over.
    else storage = storageKept ? undefined : await step(storage, "storage", undefined, now);
  }

  /** While the store fails nobody else can take the lease: whoever held it last speaks for all. */
  async function checkAlone(problem: string, now: number) {
    if (!holdsLease && !storage && failedLooks <= trustedLooks) return;
    storageKept = false;
    storage = await step(storage, "storage", { text: problem }, now);
  }

  async function checkShared(now: number) {
    const rows = await db.selectFrom("alarms").selectAll().execute();
    const known = new Map(rows.map((alarm) => [alarm.name, alarm]));
    const follow = async (before: AlarmRow | undefined, name: string, cause: Cause | undefined) => {
      const after = await step(before, name, cause, now, keep);
      if (after) await keep(after);
      else if (before) await db.deleteFrom("alarms").where("name", "=", name).execute();
      return after;
    };
    storage = await follow(storage ?? known.get("storage"), "storage", undefined);
    storageKept = true;
    known.delete("storage");
    const causes = await look(await shared.read(now));
    for (const name of new Set([...known.keys(), ...causes.keys()]))
      if (kindOf(name, site)) await follow(known.get(name), name, causes.get(name));
    if (channels.length > 0) await sendDigest(now);
  }

  async function keep({ name, ...alarm }: AlarmRow) {
    await db
      .insertInto("alarms")
      .values({ name, ...alarm })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(alarm))
      .execute();
  }

  /** Once a day, and only what has not been in one before. */
  async function sendDigest(now: number) {
    const day = digestDay(now, timeZone);
    if (!day || (await readSetting(db, "digest-day")) === day) return;
    const after = Number((await readSetting(db, "digest-after")) ?? 0);
    const digest = await readDigest(db, after, day, now, tools);
    if (digest) {
      const told = await Promise.all(channels.map((channel) => channel.tell(digest.message)));
      if (!told.includes(true)) return;
      await writeSetting(db, "digest-after", String(digest.last));
    }
    await writeSetting(db, "digest-day", day);
  }

  /** One look at a time: a mail server may take long to be told. */
  function checkOnce() {
    looking ??= check()
      .catch((error) => log("error", "alarms-not-checked", { error: String(error) }))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    check: checkOnce,
    problems: () => problemsOf(channels),
    /** Goes on with an alarm that began before the store was open. */
    adopt(alarm: AlarmRow) {
      storage = alarm;
      storageKept = false;
    },
    start() {
      timer = setInterval(checkOnce, everyMs);
      timer.unref();
    },
    stop: () => clearInterval(timer),
    /** Waits a while for a look under way, and that what was told is kept. */
    async close(withinMs: number) {
      clearInterval(timer);
      await Promise.race([looking, sleep(withinMs, undefined, { ref: false })]);
      for (const channel of channels) channel.close();
      await Promise.race([looking, sleep(keepWithinMs, undefined, { ref: false })]);
    },
  };
}
