import { stations } from "#simulation/city/city.ts";
import { shortestRoute } from "#simulation/city/routes.ts";
import { drawCalls, times } from "#simulation/emergency/calls.ts";
import type { Random } from "#simulation/random.ts";
import { crossingAt, livelyBlocks, whereIs } from "./places.ts";
import type { Order, Weather } from "./plan.ts";
import { byTime, type Report } from "./reports.ts";
import { arrivalAt, drive, endOf, type Trip } from "./trips.ts";

/** People who call for an ambulance, as the emergency simulator draws them: six a day, more in rain and where a crowd has gathered. */
export function medicalCalls(random: Random, orders: Order[], weather: Weather | undefined): Report[] {
  const drawn = drawCalls(
    random,
    6 + (weather ? 1 : 0),
    1,
    livelyBlocks.map(() => 1),
  );
  const calls = drawn.map(({ at, place }) => call(Math.floor(at / 60), livelyBlocks[place]?.id ?? ""));
  for (const order of orders)
    if (order.kind === "festival") calls.push(call(order.at + 60 + random.below(120), order.block));
  return calls.toSorted(byTime);
}

/** Minutes from the call until wheels roll, by the medians of the emergency simulator; the system chooses the unit at once. */
const untilMoving = (times.ringing.median + times.questions.median + times.turnout.median) / 60;

/** Minutes at the patient, and for handing over at the hospital. */
const withPatient = 14;
const handover = 12;

/** An ambulance's answer to a call: when it leaves, is there, and leaves with the patient. */
export type Rescue = { call: Report; trip: Trip; sent: number; arrived: number; closed: number };

/** The nearest free ambulance goes. Two wait at the hospital, one on the coast. */
export function rescues(calls: Report[], weather: Weather | undefined): Rescue[] {
  const units = [
    { id: "M1", base: stations.hospital as string, free: 0 },
    { id: "M2", base: stations.hospital as string, free: 0 },
    { id: "M3", base: "A1", free: 0 },
  ];
  return calls.map((call) => {
    const scene = crossingAt(call.where);
    const unit = units
      .map((one) => ({
        one,
        wait: Math.max(0, one.free - call.at),
        metres: shortestRoute(one.base, scene).metres,
      }))
      .reduce((a, b) => (b.wait < a.wait || (b.wait === a.wait && b.metres < a.metres) ? b : a)).one;
    const tasks = [
      { crossing: scene, stay: withPatient },
      { crossing: stations.hospital, stay: handover },
      { crossing: unit.base, stay: 0 },
    ];
    const sent = Math.max(call.at, unit.free) + untilMoving;
    const trip = drive(unit.id, "ambulance", unit.base, tasks, sent, weather);
    const arrived = arrivalAt(trip, scene);
    unit.free = endOf(trip);
    return { call, trip, sent, arrived, closed: arrived + withPatient };
  });
}

const call = (at: number, block: string): Report => ({
  at,
  id: "call.medical",
  where: whereIs.block(block),
  values: {},
});
