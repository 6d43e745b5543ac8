import type { AlarmRow } from "../store/database/tables.ts";
import { dayMs, minuteMs } from "../time.ts";
import type { Channel } from "./channels.ts";
import type { Message } from "./message.ts";

/** So long something must be well before it counts as over: what comes and goes is one alarm and no flood. */
export const overAfterMs = 10 * minuteMs;

/** A channel that has not been reached for so long is not told any more that it is over. */
const tellWithinMs = dayMs;

/** The alarm after a look: `cause` says why it is on, and is undefined when nothing is wrong. */
export function advance(alarm: AlarmRow | undefined, name: string, cause: string | undefined, now: number) {
  if (cause !== undefined) {
    if (alarm?.state === "on") return { ...alarm, seen_at: now };
    return { name, state: "on", cause, began_at: now, seen_at: now, told: "" } satisfies AlarmRow;
  }
  if (alarm?.state !== "on") return alarm;
  // The clock was ahead when it was seen, and has been set back.
  if (alarm.seen_at > now) return { ...alarm, seen_at: now };
  if (now - alarm.seen_at < overAfterMs) return alarm;
  return { ...alarm, state: "over" as const, told: "" };
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
