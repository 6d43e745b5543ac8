import type { AlarmRow } from "../store/database/tables.ts";
import { dayMs, hourMs, minuteMs } from "../time.ts";
import type { Channel } from "./channels.ts";
import type { Message } from "./message.ts";

/** So long something must be well before it counts as over: what comes and goes is one alarm and no flood. */
const overAfterMs = 10 * minuteMs;

/** What goes on getting worse is told so often at most. */
const growsAfterMs = hourMs;

/** A channel that has not been reached for so long is not told any more that it is over. */
const tellWithinMs = dayMs;

/** Why an alarm is on, in words. When its level rises, it has got so much worse that operators are told again. */
export type Cause = { text: string; level?: number };

/** The alarm after a look: `cause` says why it is on, and is undefined when nothing is wrong. */
export function advance(alarm: AlarmRow | undefined, name: string, cause: Cause | undefined, now: number) {
  if (cause) {
    const { text, level = null } = cause;
    if (alarm?.state === "on") return grown({ ...alarm, seen_at: now }, cause, now);
    const begins = { name, state: "on" as const, cause: text, began_at: now, seen_at: now };
    return { ...begins, told: "", level, grown_at: null };
  }
  if (alarm?.state !== "on") return alarm;
  // The clock was ahead when it was seen, and has been set back.
  if (alarm.seen_at > now) return { ...alarm, seen_at: now };
  if (now - alarm.seen_at < overAfterMs) return alarm;
  return { ...alarm, state: "over" as const, told: "" };
}

/** What was there when operators were last told must not hide what comes later. */
function grown(alarm: AlarmRow, { text, level = 0 }: Cause, now: number): AlarmRow {
  const known = alarm.level ?? 0;
  const toldAt = alarm.grown_at ?? alarm.began_at;
  if (level > known && Math.abs(now - toldAt) >= growsAfterMs)
    return { ...alarm, cause: text, told: "", level, grown_at: now };
  return { ...alarm, level: alarm.level === null ? null : Math.min(known, level) };
}

/** Tells the channels that do not know yet. Gives the alarm with those that do now; undefined when all is said. */
export async function tell(
  alarm: AlarmRow,
  channels: Channel[],
  message: (alarm: AlarmRow) => Message,
  now: number,
): Promise<AlarmRow | undefined> {
  const told = alarm.told.split(",").filter(Boolean);
  for (const channel of channels)
    if (!told.includes(channel.name) && (await channel.tell(message(alarm)))) told.push(channel.name);
  const allTold = channels.every(({ name }) => told.includes(name));
  if (alarm.state === "over" && (allTold || now - alarm.seen_at > tellWithinMs)) return undefined;
  return { ...alarm, told: told.join(",") };
}
