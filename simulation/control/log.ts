import type { CityDay } from "./day.ts";
import type { IncidentKind } from "./incidents.ts";
import type { Where } from "./plan.ts";
import { byTime, type ReportId } from "./reports.ts";

/** A line of the control room's log. `incident` is the one it belongs to. */
export type Entry = {
  at: number;
  incident: string;
  kind: IncidentKind;
  what: ReportId | "confirmed" | "sent" | "arrived" | "closed";
  where: Where;
  values: Record<string, number | string>;
};

/** All that is told and done on a day, in the order of time. */
export function logOf({ incidents, responses }: CityDay): Entry[] {
  const entries = incidents.flatMap((incident) => {
    const response = responses.find((one) => one.incident === incident.id);
    const { id, kind, where } = incident;
    const step = (at: number, what: Entry["what"]): Entry => ({
      at,
      incident: id,
      kind,
      what,
      where,
      values: { unit: response?.unit ?? "", minutes: Math.round(at - incident.opened) },
    });
    return [
      ...incident.reports.map(
        (report): Entry => ({
          at: report.at,
          incident: id,
          kind,
          what: report.id,
          where: report.where,
          values: report.values,
        }),
      ),
      step(incident.confirmed, "confirmed"),
      ...(response
        ? [step(response.sent, "sent"), step(response.arrived, "arrived"), step(response.closed, "closed")]
        : []),
    ];
  });
  return entries.filter(({ at }) => at < 1440).toSorted(byTime);
}
