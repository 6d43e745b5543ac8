import { metresBetween } from "./places.ts";
import type { Where } from "./plan.ts";
import { type Report, type ReportId, systemOf } from "./reports.ts";

/** What reports add up to: one thing that happened at one place, whoever reported it. */
export type Incident = {
  id: string;
  kind: IncidentKind;
  where: Where;
  /** Minutes after midnight: the first report, and when it was sure enough to send somebody. */
  opened: number;
  confirmed: number;
  reports: Report[];
};

type Rule = {
  /** Reports that fit the incident, each of which may also open it. */
  signs: ReportId[];
  /** How far apart, and how long after each other, reports may be and still be about the same thing. */
  metres: number;
  minutes: number;
  /** Sure at the first word: a caller who sees a fire is believed. */
  sure?: boolean;
};

/** Kinds are tried in this order; a report opens the first that has it among its signs. */
const rules = {
  fire: { signs: ["call.fire", "video.smoke"], metres: 500, minutes: 30, sure: true },
  medical: { signs: ["call.medical"], metres: 0, minutes: 0, sure: true },
  burst: {
    signs: ["water.pressure", "water.inflow", "video.water", "call.water"],
    metres: 800,
    minutes: 240,
  },
  flood: { signs: ["drain.level", "video.water", "call.water"], metres: 600, minutes: 240 },
  theft: {
    signs: ["light.circuit", "light.door", "power.feeder", "video.dark", "call.dark"],
    metres: 1600,
    minutes: 240,
  },
  lamp: { signs: ["light.lamp"], metres: 0, minutes: 0 },
  outage: { signs: ["power.supply", "call.power"], metres: 500, minutes: 120 },
  crowd: { signs: ["video.crowd", "call.crowd", "waste.full"], metres: 600, minutes: 240 },
  overflow: { signs: ["waste.full"], metres: 300, minutes: 240, sure: true },
  demand: { signs: ["power.demand"], metres: 0, minutes: 240 },
} satisfies Record<string, Rule>;

export type IncidentKind = keyof typeof rules;
export const incidentKinds = Object.keys(rules) as IncidentKind[];

/** What a report opens when nothing open fits it. */
const opens: Record<ReportId, IncidentKind> = {
  "call.fire": "fire",
  "video.smoke": "fire",
  "call.medical": "medical",
  "water.pressure": "burst",
  "water.inflow": "burst",
  "video.water": "burst",
  "call.water": "burst",
  "drain.level": "flood",
  "light.circuit": "theft",
  "light.door": "theft",
  "power.feeder": "theft",
  "video.dark": "theft",
  "call.dark": "theft",
  "light.lamp": "lamp",
  "power.supply": "outage",
  "call.power": "outage",
  "video.crowd": "crowd",
  "call.crowd": "crowd",
  "waste.full": "overflow",
  "power.demand": "demand",
};

/** How the control room works: how long an operator takes to confirm by camera, and how long reports are held together. */
export type Desk = { confirmMinutes: number; windowMinutes: number };

export const usualDesk: Desk = { confirmMinutes: 4, windowMinutes: 240 };

/** Puts each report to the incident that it fits, or opens one. Two systems that agree confirm it, or an operator does. */
export function correlate(reports: Report[], desk: Desk = usualDesk): Incident[] {
  const incidents: Incident[] = [];
  for (const report of reports) {
    const fitting = incidents.find((incident) => fits(incident, report, desk));
    if (fitting) join(fitting, report);
    else incidents.push(open(report, incidents.length, desk));
  }
  return incidents;
}

function fits({ kind, where, reports }: Incident, report: Report, desk: Desk): boolean {
  const { signs, metres, minutes }: Rule = rules[kind];
  const last = reports.at(-1)?.at ?? 0;
  return (
    signs.includes(report.id) &&
    report.at - last <= Math.min(minutes, desk.windowMinutes) &&
    metresBetween(where, report.where) <= metres
  );
}

function join(incident: Incident, report: Report) {
  incident.reports.push(report);
  const systems = new Set(incident.reports.map(({ id }) => systemOf(id)));
  // A camera sees from its crossing; others know the place itself.
  if (
    incident.reports[0]?.where === incident.where &&
    systemOf(incident.reports[0].id) === "video" &&
    systemOf(report.id) !== "video"
  )
    incident.where = report.where;
  if (systems.size > 1) incident.confirmed = Math.min(incident.confirmed, report.at + 1);
}

function open(report: Report, index: number, desk: Desk): Incident {
  const kind = opens[report.id];
  const { sure }: Rule = rules[kind];
  return {
    id: `${kind}-${index + 1}`,
    kind,
    where: report.where,
    opened: report.at,
    confirmed: report.at + (sure ? 1 : desk.confirmMinutes),
    reports: [report],
  };
}
