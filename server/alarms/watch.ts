import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { SiteFacts } from "#contract/site.ts";
import type { Log } from "../log.ts";
import type { AlarmRow, Tables } from "../store/database/tables.ts";
import { readSetting, writeSetting } from "../store/settings.ts";
import { type Clock, minuteMs, secondMs } from "../time.ts";
import { advance, type Cause, tell } from "./alarm.ts";
import type { Channel } from "./channels.ts";
import { digestDay, readDigest } from "./digest.ts";
import { alarmMessage, kindOf } from "./message.ts";
import { openLease } from "./shared-state.ts";

type Tools = {
  db: Kysely<Tables>;
  channels: Channel[];
  /** Why alarms are on, by their names. */
  look(): Promise<Map<string, Cause>>;
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

/**
 * Looks once a minute whether something is wrong and tells operators when it begins and when it is over. Of several
 * instances the one that holds the lease does it.
 */
export function watchAlarms({ db, channels, look, storageProblem, clock, log, ...tools }: Tools) {
  const { site, timeZone } = tools;
  const lease = openLease(db, "alarms", randomUUID());
  const message = (alarm: AlarmRow) => alarmMessage(alarm, site, timeZone);
  let holdsLease = false;
  // Kept here while the store fails, which cannot keep it; from then on with the others, so that a restart forgets nothing.
  let storage: AlarmRow | undefined;
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
    // While the store fails nobody else can take the lease: whoever held it last speaks for all.
    if (!holdsLease) return;
    if (problem === undefined) await checkShared(now);
    else storage = await step(storage, "storage", { text: problem }, now);
  }

  async function checkShared(now: number) {
    const rows = await db.selectFrom("alarms").selectAll().execute();
    const known = new Map(rows.map((alarm) => [alarm.name, alarm]));
    const follow = async (before: AlarmRow | undefined, name: string, cause: Cause | undefined) => {
      const after = await step(before, name, cause, now);
      if (after) await keep(after);
      else if (before) await db.deleteFrom("alarms").where("name", "=", name).execute();
      return after;
    };
    storage = await follow(storage ?? known.get("storage"), "storage", undefined);
    known.delete("storage");
    const causes = await look();
    for (const name of new Set([...known.keys(), ...causes.keys()]))
      if (kindOf(name, site)) await follow(known.get(name), name, causes.get(name));
    if (channels.length > 0) await sendDigest(now);
  }

  async function step(before: AlarmRow | undefined, name: string, cause: Cause | undefined, now: number) {
    const after = advance(before, name, cause, now);
    if (after && (after.state !== before?.state || after.grown_at !== before.grown_at)) report(after);
    // Between the two nobody is told anything: not late that it began, and not early that it is over.
    const quiet = after?.state === "on" && cause === undefined;
    return after && !quiet ? tell(after, channels, message, now) : after;
  }

  function report({ state, name, cause, grown_at }: AlarmRow) {
    const event = grown_at === null ? "alarm-began" : "alarm-grew";
    if (state === "on") log("error", event, { alarm: name, cause });
    else log("info", "alarm-ended", { alarm: name });
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
    start() {
      timer = setInterval(checkOnce, everyMs);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
