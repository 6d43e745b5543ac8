import type { SiteFacts } from "#contract/site.ts";
import { fill } from "#model/words/phrase.ts";
import type { AlarmRow } from "../store/database/tables.ts";

/** What operators are told, for every channel alike. */
export type Message = {
  /** The same whenever the same thing is told again. */
  id: string;
  type: "alarm-began" | "alarm-ended" | "digest";
  subject: string;
  eyebrow: string;
  title: string;
  paragraphs: string[];
  letters?: LetterLines[];
  small: string;
};

/** A suspected letter: no more of it than is needed to tell a lead from spam. */
export type LetterLines = { facts: [label: string, value: string][]; lead: string; spam: string };

export type AlarmName = keyof SiteFacts["words"]["alarms"]["alarms"];

export function alarmMessage(alarm: AlarmRow, site: SiteFacts, timeZone: string): Message {
  const words = site.words.alarms;
  const { title, note } = words.alarms[alarm.name as AlarmName];
  const time = new Intl.DateTimeFormat(site.language, { dateStyle: "long", timeStyle: "short", timeZone });
  const values = {
    site: site.name,
    alarm: title,
    began: time.format(alarm.began_at),
    ended: time.format(alarm.seen_at),
    cause: alarm.cause,
  };
  const on = alarm.state === "on";
  const { subject, eyebrow, small } = on ? words.began : words.ended;
  return {
    id: `${alarm.name}.${alarm.began_at.toString(36)}.${alarm.state}`,
    type: on ? "alarm-began" : "alarm-ended",
    subject: fill(subject, values),
    eyebrow: fill(eyebrow, values),
    title,
    paragraphs: on ? [alarm.cause, note] : [fill(words.ended.text, values)],
    small,
  };
}
