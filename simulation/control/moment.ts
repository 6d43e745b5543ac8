import { lampsPerPost } from "#simulation/city/city.ts";
import { zoneIds } from "#simulation/water/city-network.ts";
import type { CityDay } from "./day.ts";
import type { Incident } from "./incidents.ts";
import { outputAt } from "./systems/lamps.ts";
import { positionAt } from "./trips.ts";

/** What the operators' board shows at a minute. */
export type Moment = {
  lampsLit: number;
  /** kW. */
  grid: number;
  solar: number;
  /** Metres of water in the tank, lowest pressure at the far end of a zone, m³/h that run out of bursts. */
  tank: number;
  pressure: number;
  lost: number;
  binsFull: number;
  unitsOut: number;
  open: number;
};

export function momentAt(day: CityDay, minute: number): Moment {
  const { power, water, waste } = day;
  return {
    lampsLit:
      day.lamps.posts.filter((_, index) => outputAt(day.lamps, index, minute) > 0).length * lampsPerPost,
    grid: atQuarter(power.grid, minute),
    solar: atQuarter(power.solar, minute),
    tank: atQuarter(water.tank, minute),
    pressure: Math.min(...zoneIds.map((id) => atQuarter(water.pressure[id], minute))),
    lost: atQuarter(water.lost, minute),
    binsFull: [...waste.fills.values()].filter((levels) => (levels[Math.floor(minute / 30)] ?? 0) >= 0.9)
      .length,
    unitsOut: day.trips.filter((trip) => trip.vehicle !== "bus" && positionAt(trip, minute)).length,
    open: day.incidents.filter((incident) => isOpen(stageOf(day, incident, minute))).length,
  };
}

/** How far the work on an incident has come. */
export type Stage = "ahead" | "reported" | "confirmed" | "sent" | "arrived" | "closed";

export function stageOf({ responses }: CityDay, incident: Incident, minute: number): Stage {
  const response = responses.find((one) => one.incident === incident.id);
  if (minute < incident.opened) return "ahead";
  if (response && minute >= response.closed) return "closed";
  if (response && minute >= response.arrived) return "arrived";
  if (response && minute >= response.sent) return "sent";
  return minute >= incident.confirmed ? "confirmed" : "reported";
}

export const isOpen = (stage: Stage) => stage !== "ahead" && stage !== "closed";

/** The value between two quarters of an hour. */
export function atQuarter(values: number[], minute: number): number {
  const position = Math.min(values.length - 1, Math.max(0, minute / 15));
  const before = values[Math.floor(position)] ?? 0;
  const after = values[Math.ceil(position)] ?? before;
  return before + (after - before) * (position - Math.floor(position));
}
