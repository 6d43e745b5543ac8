import type { Where } from "./plan.ts";

/** What a system or a caller tells the control room. `at` in minutes after midnight. */
export type Report = { at: number; id: ReportId; where: Where; values: Record<string, number | string> };

/** The system that a report comes from is the first part of its name. */
export const reportIds = [
  "water.pressure",
  "water.inflow",
  "light.lamp",
  "light.door",
  "light.circuit",
  "power.feeder",
  "power.supply",
  "power.demand",
  "video.water",
  "video.smoke",
  "video.crowd",
  "video.dark",
  "waste.full",
  "drain.level",
  "call.water",
  "call.dark",
  "call.fire",
  "call.power",
  "call.crowd",
  "call.medical",
] as const;
export type ReportId = (typeof reportIds)[number];

export const systemOf = (id: ReportId) => id.slice(0, id.indexOf("."));

export const byTime = (a: { at: number }, b: { at: number }) => a.at - b.at;
