import type { SiteFacts } from "#contract/site.ts";
import { fill } from "#model/words/phrase.ts";
import type { AlarmRow } from "../store/database/tables.ts";

/** What operators are told, for every channel alike. */
export type Message = {
  /** The same whenever the same thing is told again. */
  id: string;
  type: "alarm-began" | "alarm-grew" | "alarm-ended" | "digest";
  subject: string;
  eyebrow: string;
  title: string;
  paragraphs: string[];
  letters?: LetterLines[];
  small: string;
};

/** A suspected letter: no more of it than is needed to tell a lead from spam. */
export type LetterLines = { facts: [label: string, value: string][]; lead: string; spam: string };

type AlarmKind = keyof SiteFacts["words"]["alarms"]["alarms"];

/** The kind of the alarm of this name; undefined for one of another version. */
export function kindOf(name: string, site: SiteFacts) {
  const [kind = ""] = name.split(":");
  return Object.hasOwn(site.words.alarms.alarms, kind) ? (kind as AlarmKind) : undefined;
}

export function alarmMessage(alarm: AlarmRow, site: SiteFacts, timeZone: string): Message {
  const words = site.words.alarms;
  const { title, note } = words.alarms[kindOf(alarm.name, site) ?? "undelivered"];
  const time = new Intl.DateTimeFormat(site.language, { dateStyle: "long", timeStyle: "short", timeZone });
  const values = {
    site: site.name,
    alarm: title,
    began: time.format(alarm.began_at),
    ended: time.format(alarm.seen_at),
    cause: alarm.cause,
  };
  const on = alarm.state === "on";
  const grown = on ? alarm.grown_at : null;
  const { subject, eyebrow, small } = on ? words.began : words.ended;
  return {
    id: idOf(alarm, grown),
    type: on ? (grown === null ? "alarm-began" : "alarm-grew") : "alarm-ended",
    subject: fill(subject, values),
    eyebrow: fill(eyebrow, values),
    title,
    paragraphs: on ? [alarm.cause, note] : [fill(words.ended.text, values)],
    small,
  };
}

/** It is part of a Message-ID, which takes few signs. */
function idOf({ name, began_at, state }: AlarmRow, grown: number | null) {
  const times = [began_at, ...(grown === null ? [] : [grown])].map((time) => time.toString(36));
  return [name.replace(/[^\w-]+/g, "-"), ...times, state].join(".");
}
