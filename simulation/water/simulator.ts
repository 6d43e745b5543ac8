import { figure, rounded } from "../figure.ts";
import { once } from "../once.ts";
import { type Figure, type Plot, type SimulatedEvent, simulator } from "../simulator.ts";
import {
  at,
  burstDays,
  holeCoefficient,
  inflowOf,
  normalDays,
  peopleWithoutWater,
  step,
  valveIds,
} from "./burst.ts";
import { areas, placeIds, places } from "./city-network.ts";
import { type LoadEngine, loadEngine } from "./load-engine.ts";
import {
  crewHoursFor,
  type Days,
  nightFlow,
  noticedByCitizens,
  seenByLoggers,
  seenInBalance,
  sentAt,
} from "./notice.ts";
import type { Run } from "./run-network.ts";
import { sceneOf } from "./scene.ts";

/** A main bursts: how long it runs, and how much is lost, when citizens call and when meters and loggers watch. */
export const water = waterWith(loadEngine);

/** The engine is a matter of where this runs: in a browser's worker it is fetched, elsewhere read. */
export function waterWith(load: LoadEngine) {
  const prepared = once(async () => {
    const engine = await load();
    return { engine, normal: normalDays(engine) };
  });
  return simulator({
    inputs: {
      hole: { kind: "number", min: 5, max: 80, step: 1, unit: "mm", initial: 20 },
      place: { kind: "choice", options: placeIds, initial: "market" },
      hour: { kind: "number", min: 0, max: 23, step: 1, unit: "h", initial: 14 },
      interval: { kind: "choice", options: ["15", "60", "360", "1440"], initial: "360" },
      valves: { kind: "choice", options: valveIds, initial: "street" },
    },
    async run({ hole, place, hour, interval, valves }) {
      const { engine, normal } = await prepared();
      const burst = burstDays(engine, place, hole, hour * 3600);
      const days: Days = { normal, burst, place: places[place], burstAt: hour * 3600 };
      const notices = noticesOf(days, holeCoefficient(hole) * Math.sqrt(50), Number(interval));
      return {
        figures: figuresOf(days, notices, peopleWithoutWater(engine, place, valves)),
        plot: plotOf(days),
        events: eventsOf(days, notices),
        scene: sceneOf(days),
      };
    },
  });
}

type Notices = ReturnType<typeof noticesOf>;

function noticesOf(days: Days, flowAt50m: number, interval: number) {
  const { usual, rise, seen } = nightFlow(days);
  const night = seen === undefined ? undefined : sentAt(seen, interval);
  const drop = seenByLoggers(days);
  const loggers = drop === undefined ? undefined : sentAt(drop, interval);
  const citizens = noticedByCitizens(days, flowAt50m);
  const balance = seenInBalance(days.burstAt, meanFlow(days), dailySupply(days.normal));
  const crew = crewHoursFor(flowAt50m) * 3600;
  const first = Math.min(citizens, night ?? Number.POSITIVE_INFINITY, loggers ?? Number.POSITIVE_INFINITY);
  return {
    usual,
    rise,
    night,
    loggers,
    citizens,
    balance,
    closed: first + crew,
    closedToday: citizens + crew,
  };
}

function figuresOf(days: Days, notices: Notices, withoutWater: number): Figure[] {
  const { burstAt, place, burst } = days;
  const hours = (time: number) => (time - burstAt) / 3600;
  const lowest = Math.min(
    ...areas[place.area].junctions.flatMap((id) => burst.pressure.get(id)?.slice(burstAt / step) ?? []),
  );
  return [
    figure("lost", "m³", 0, lostBy(days, notices.closed), lostBy(days, notices.closedToday)),
    figure("runTime", "h", 0, hours(notices.closed), hours(notices.closedToday)),
    figure("burstFlow", "m³/h", 1, meanFlow(days)),
    figure("nightFlow", "m³/h", 1, notices.usual),
    figure("nightRise", "m³/h", 1, notices.rise),
    // Below zero, where the tank has run empty, there is no water that could have a pressure.
    figure("lowestPressure", "m", 1, Math.max(0, lowest)),
    figure("withoutWater", "people", 0, withoutWater),
  ];
}

function plotOf({ normal, burst, place }: Days): Plot {
  const [, far = ""] = areas[place.area].loggers;
  const line = (id: string, unit: string, values: number[]) => ({
    id,
    unit,
    values: values.map((value) => rounded(value, 2)),
  });
  return {
    x: { id: "hour", unit: "h", values: burst.times.map((time) => time / 3600) },
    lines: [
      line("inflow", "m³/h", inflowOf(place, burst)),
      line("inflowNormal", "m³/h", inflowOf(place, normal)),
      line("pressure", "m", burst.pressure.get(far) ?? []),
      line("pressureNormal", "m", normal.pressure.get(far) ?? []),
    ],
  };
}

function eventsOf(days: Days, notices: Notices): SimulatedEvent[] {
  const { burstAt } = days;
  const after = (time: number) => ({ hours: rounded((time - burstAt) / 3600, 1) });
  const noticed = (id: string, time: number | undefined): SimulatedEvent =>
    time === undefined
      ? { at: burstAt, id: `${id}-misses`, values: {} }
      : { at: time, id: `${id}-notices`, values: after(time) };
  const closed = (id: string, time: number): SimulatedEvent => ({
    at: time,
    id,
    values: { ...after(time), lost: rounded(lostBy(days, time), 0) },
  });
  const events = [
    { at: burstAt, id: "burst", values: { flow: rounded(meanFlow(days), 1) } },
    noticed("citizens", notices.citizens),
    noticed("loggers", notices.loggers),
    noticed("nightFlow", notices.night),
    noticed("balance", notices.balance),
    closed("closed", notices.closed),
    closed("closedToday", notices.closedToday),
  ];
  return events.toSorted((a, b) => a.at - b.at);
}

/** m³ until a time. Beyond the two days that were run, each day is like the second. */
function lostBy(days: Days, until: number): number {
  const { times } = days.burst;
  const flows = burstFlow(days);
  const within = times.reduce((total, time, index) => {
    const seconds = Math.max(0, Math.min(time + step, until, end(days)) - time);
    return total + ((flows[index] as number) * seconds) / 3600;
  }, 0);
  return within + (meanFlow(days) * Math.max(0, until - end(days))) / 3600;
}

const end = ({ burst }: Days) => burst.times.at(-1) as number;

const burstFlow = ({ burst, place }: Days) =>
  burst.times.map((_, index) => at(burst.emitted, place.node, index));

/** Over the last day of the run. */
function meanFlow(days: Days): number {
  const lastDay = burstFlow(days).slice(-1 - (24 * 3600) / step, -1);
  return lastDay.reduce((total, flow) => total + flow, 0) / lastDay.length;
}

/** m³ a day that leave the tank. */
function dailySupply(normal: Run): number {
  const flows = normal.flow.get("tank-riser")?.slice(0, (24 * 3600) / step) ?? [];
  return flows.reduce((total, flow) => total + (flow * step) / 3600, 0);
}
