import type { SiteFacts } from "#contract/site.ts";
import type { Log } from "../log.ts";
import type { AlarmRow } from "../store/database/tables.ts";
import { advance, type Cause, tell } from "./alarm.ts";
import type { Channel } from "./channels.ts";
import { alarmMessage } from "./message.ts";

export type Step = (
  before: AlarmRow | undefined,
  name: string,
  cause: Cause | undefined,
  now: number,
  /** Persists before sending: after a crash the next run resends the same alarm id. */
  keep?: (alarm: AlarmRow) => Promise<void>,
) => Promise<AlarmRow | undefined>;

type Tools = { channels: Channel[]; site: SiteFacts; timeZone: string; log: Log };

/** Takes alarms one look further: the log is told of each change, and so are the channels. */
export function alarmSteps({ channels, site, timeZone, log }: Tools): Step {
  const message = (alarm: AlarmRow) => alarmMessage(alarm, site, timeZone);

  function report({ state, name, cause, grown_at }: AlarmRow) {
    const event = grown_at === null ? "alarm-began" : "alarm-grew";
    if (state === "on") log("error", event, { alarm: name, cause });
    else log("info", "alarm-ended", { alarm: name });
  }

  return async (before, name, cause, now, keep) => {
    const after = advance(before, name, cause, now);
    if (after && (after.state !== before?.state || after.grown_at !== before.grown_at)) {
      report(after);
      await keep?.(after);
    }
    // Between the two nobody is told anything: not late that it began, and not early that it is over.
    const quiet = after?.state === "on" && cause === undefined;
    return after && !quiet ? tell(after, channels, message, now) : after;
  };
}
