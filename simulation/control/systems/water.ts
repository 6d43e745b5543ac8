import { holeCoefficient, inflowOf, step } from "#simulation/water/burst.ts";
import { cityNetwork, places, type ZoneId, zoneIds } from "#simulation/water/city-network.ts";
import { seenByLoggers, sentAt } from "#simulation/water/notice.ts";
import { type Change, type Run, runNetwork } from "#simulation/water/run-network.ts";
import type { Engine } from "#simulation/water/toolkit.ts";
import type { Order } from "../plan.ts";

/** A day of the water supply as EPANET computes it, every quarter of an hour. */
export type WaterDay = {
  /** Metres of water in the overhead tank. */
  tank: number[];
  /** Metres of pressure at the far end of each zone. */
  pressure: Record<ZoneId, number[]>;
  /** kW of the pump. */
  pumps: number[];
  /** m³/h that bursts let out. */
  lost: number[];
};

export type Burst = Extract<Order, { kind: "burst" }>;

/** Runs the network on a day with bursts, each until its valves are closed, if they are. */
export function runWater(
  engine: Engine,
  bursts: Burst[],
  closedAt: (burst: Burst) => number | undefined,
): Run {
  const changes = bursts.flatMap((burst) => changesOf(burst, closedAt(burst)));
  return runNetwork(engine, cityNetwork(24), step, changes);
}

/** When the loggers' alarm arrives, minutes after midnight; they send every quarter of an hour. */
export function alarmAt(normal: Run, burst: Run, { main, at }: Burst): number | undefined {
  const seen = seenByLoggers({ normal, burst, place: places[main], burstAt: stepAt(at) });
  return seen === undefined ? undefined : sentAt(seen, 15) / 60;
}

/** m³/h more than usual into the zone of a burst, at a minute. */
export function riseAt(normal: Run, burst: Run, { main }: Burst, minute: number): number {
  const index = Math.floor((minute * 60) / step);
  return (inflowOf(places[main], burst)[index] ?? 0) - (inflowOf(places[main], normal)[index] ?? 0);
}

export function waterDay(run: Run): WaterDay {
  const pump = series(run.flow, "pump");
  return {
    tank: series(run.pressure, "tank"),
    pressure: Object.fromEntries(
      zoneIds.map((id) => [id, series(run.pressure, `${id}-5-4`)]),
    ) as WaterDay["pressure"],
    pumps: pump.map(pumpKilowatts),
    lost: pump.map((_, index) =>
      [...run.emitted.values()].reduce((sum, flows) => sum + (flows[index] ?? 0), 0),
    ),
  };
}

/** What happens between two steps of the network is seen from the next on. */
const stepAt = (minute: number) => Math.ceil((minute * 60) / step) * step;

function changesOf({ main, at, millimetres }: Burst, closed: number | undefined): Change[] {
  const { node, pipes } = places[main];
  const opens: Change = { at: stepAt(at), node, emitter: holeCoefficient(millimetres) };
  if (closed === undefined) return [opens];
  return [opens, ...pipes.map((link) => ({ at: stepAt(closed), link, open: false }))];
}

/** Hydraulic power, ρ g Q H, over an efficiency of 70 %: the pump lifts about 36 m. */
function pumpKilowatts(cubicMetresPerHour: number): number {
  return (1000 * 9.81 * (Math.max(0, cubicMetresPerHour) / 3600) * 36) / 0.7 / 1000;
}

const series = (of: Map<string, number[]>, id: string) => of.get(id) ?? [];
