import { randomFrom } from "#simulation/random.ts";
import { type SunTimes, sites, sunTimes } from "#simulation/sun/sun.ts";
import { loadEngine } from "#simulation/water/load-engine.ts";
import type { Run } from "#simulation/water/run-network.ts";
import type { Engine } from "#simulation/water/toolkit.ts";
import { medicalCalls, type Rescue, rescues } from "./calls.ts";
import { correlate, type Desk, type Incident, usualDesk } from "./incidents.ts";
import { crossingAt } from "./places.ts";
import { type Order, ordersOf, type Plan, scenarioOf, type Weather } from "./plan.ts";
import { byTime, type Report } from "./reports.ts";
import { type Response, respond } from "./response.ts";
import { rainReports, reportsOf } from "./sensing.ts";
import { darkLamps, type LampsDay, lampsDay, type Span } from "./systems/lamps.ts";
import { type PowerDay, powerDay } from "./systems/power.ts";
import { type WasteDay, wasteDay } from "./systems/waste.ts";
import { alarmAt, type Burst, riseAt, runWater, type WaterDay, waterDay } from "./systems/water.ts";
import { arrivalAt, drive, type Trip } from "./trips.ts";

/** A whole day of the city, from all its systems. Plain data: a worker can hand it over, and any minute can be looked at. */
export type CityDay = {
  plan: Plan;
  sun: SunTimes;
  weather: Weather | undefined;
  lamps: LampsDay;
  power: PowerDay;
  water: WaterDay;
  waste: WasteDay;
  trips: Trip[];
  reports: Report[];
  incidents: Incident[];
  responses: Response[];
};

/** Makes days. What does not change from one day to the next is kept, so that a visitor's order is answered at once. */
export async function openCity(load = loadEngine) {
  const engine = await load();
  const normal = runWater(engine, [], () => undefined);
  return (plan: Plan, desk: Desk = usualDesk): CityDay => cityDay(engine, normal, plan, desk);
}

/**
 * First what sensors and callers tell, as if nobody did anything; from that, what happened and who is sent; then the day as it
 * went with their help.
 */
function cityDay(engine: Engine, normal: Run, plan: Plan, desk: Desk): CityDay {
  const { day, weather } = scenarioOf(plan.scenario);
  const random = randomFrom(`${plan.scenario}/${plan.seed}`);
  const orders = ordersOf(plan);
  const sun = sunTimes(sites.chennai, day);
  const waste = wasteDay(random.fork("waste"), orders, weather);
  const calls = medicalCalls(random.fork("calls"), orders, weather);
  const signs = sensed(engine, normal, orders, sun);
  const told = [
    ...signs.map(({ report }) => report),
    ...rainReports(weather),
    ...calls,
    ...waste.reports,
  ].toSorted(byTime);
  const all = correlate(
    told.filter(({ at }) => at < 1440),
    desk,
  );
  const ambulances = rescues(calls, weather);
  const responses = all.flatMap(
    (incident, index) =>
      respond(incident, index, weather) ?? rescueOf(incident, ambulances) ?? emptied(incident, waste) ?? [],
  );
  const closedAt = (order: Order) => closing(order, signs, all, responses);
  const incidents = all.map((incident) => withoutLater(incident, responses));
  const run = withBursts(engine, normal, orders, closedAt);
  const water = waterDay(run);
  const lamps = lampsDay(
    random.fork("lamps"),
    sun,
    weather,
    darkLamps(orders, (order) => closedAt(order) ?? 1440),
  );
  return {
    plan,
    sun,
    weather,
    lamps,
    power: powerDay(day, lamps, water.pumps, outagesOf(orders, closedAt), weather),
    water,
    waste,
    trips: [...buses(weather), ...waste.trips, ...responses.flatMap(({ trips }) => trips)],
    reports: incidents.flatMap(({ reports }) => reports).toSorted(byTime),
    incidents,
    responses,
  };
}

/** Ambulances have been sent with the call. */
function rescueOf({ id, reports }: Incident, ambulances: Rescue[]): Response | undefined {
  const rescue = ambulances.find(({ call }) => reports.includes(call));
  if (!rescue) return undefined;
  const { trip, sent, arrived, closed } = rescue;
  return { incident: id, unit: trip.unit, sent, arrived, closed, trips: [trip] };
}

/** A bin waits for the next round, whose truck is on the road anyway. */
function emptied({ id, kind, where, opened }: Incident, { trips }: WasteDay): Response | undefined {
  const round = trips.find(({ stops }) => (stops[0]?.at ?? 0) >= opened);
  if (kind !== "overflow" || !round) return undefined;
  const arrived = arrivalAt(round, crossingAt(where)) || (round.stops.at(-1)?.at ?? 1440);
  return {
    incident: id,
    unit: round.unit,
    sent: round.stops[0]?.at ?? 0,
    arrived,
    closed: arrived + 3,
    trips: [],
  };
}

type Sign = { order: Order; report: Report };

function sensed(engine: Engine, normal: Run, orders: Order[], sun: SunTimes): Sign[] {
  const burning = (minute: number) => minute < sun.sunrise - 15 || minute > sun.sunset + 15;
  return orders.flatMap((order) =>
    reportsOf(order, burning, order.kind === "burst" ? burstSigns(engine, normal, order) : undefined).map(
      (report) => ({ order, report }),
    ),
  );
}

function burstSigns(engine: Engine, normal: Run, burst: Burst) {
  const run = runWater(engine, [burst], () => undefined);
  const alarm = alarmAt(normal, run, burst);
  return { alarm, rise: alarm === undefined ? 0 : riseAt(normal, run, burst, alarm) };
}

/** When the work on what an order broke is done. */
function closing(
  order: Order,
  signs: Sign[],
  incidents: Incident[],
  responses: Response[],
): number | undefined {
  const own = signs.filter((sign) => sign.order === order).map(({ report }) => report);
  const incident = incidents.find(({ reports }) => reports.some((report) => own.includes(report)));
  return responses.find((response) => response.incident === incident?.id)?.closed;
}

/** What would have been told after the work was done is not told. */
function withoutLater(incident: Incident, responses: Response[]): Incident {
  const closed = responses.find((response) => response.incident === incident.id)?.closed ?? 1440;
  return { ...incident, reports: incident.reports.filter(({ at }) => at <= closed) };
}

function withBursts(
  engine: Engine,
  normal: Run,
  orders: Order[],
  closedAt: (order: Order) => number | undefined,
): Run {
  const bursts = orders.filter((order) => order.kind === "burst");
  return bursts.length === 0 ? normal : runWater(engine, bursts, closedAt);
}

function outagesOf(orders: Order[], closedAt: (order: Order) => number | undefined): Map<string, Span[]> {
  const spans = new Map<string, Span[]>();
  for (const order of orders)
    if (order.kind === "outage") spans.set(order.block, [{ from: order.at, until: closedAt(order) ?? 1440 }]);
  return spans;
}

/** Three lines, every half an hour from half past five to half past ten. */
function buses(weather: Weather | undefined): Trip[] {
  const lines = [
    ["AW", "AE"],
    ["BE", "BW"],
    ["N4", "A4"],
  ] as const;
  return lines.flatMap(([from, to], line) =>
    Array.from({ length: 34 }, (_, number) =>
      drive(
        `B${line + 1}`,
        "bus",
        from,
        [
          { crossing: to, stay: 2 },
          { crossing: from, stay: 0 },
        ],
        330 + line * 9 + number * 30,
        weather,
      ),
    ),
  );
}
