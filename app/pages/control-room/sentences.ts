import type { ControlRoomContent } from "#model/pages/control-room.ts";
import { fill } from "#model/words/fill.ts";
import type { Incident } from "#simulation/control/incidents.ts";
import type { Entry } from "#simulation/control/log.ts";
import type { Where } from "#simulation/control/plan.ts";

export type ConsoleWords = ControlRoomContent["console"];

/** A line of the log in words. */
export function sentenceOf({ what, kind, where, values }: Entry, words: ConsoleWords): string {
  const text = words.log.reports[what] ?? words.log.steps[what] ?? what;
  const filled = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return fill(text, {
    ...Object.fromEntries(filled),
    place: placeName(where, words),
    incident: words.incidents.kinds[kind]?.label ?? kind,
  });
}

/** Who says so: a system, a caller, or the control room itself. */
export function sourceOf({ what }: Entry, { log }: ConsoleWords): string {
  const [system = ""] = what.split(".");
  return (log.reports[what] && log.systems[system]) || log.systems.desk || "";
}

export const placeName = ({ name }: Pick<Where, "name">, { places, crossing }: ConsoleWords) =>
  places[name] ?? fill(crossing, { id: name });

/** "Burst main, market street". */
export const incidentName = ({ kind, where }: Pick<Incident, "kind" | "where">, words: ConsoleWords) =>
  `${words.incidents.kinds[kind]?.label}, ${placeName(where, words)}`;
