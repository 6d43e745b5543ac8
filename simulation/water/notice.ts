import { at, enoughPressure, inflowOf, step } from "./burst.ts";
import { areas, type Place, peopleAt } from "./city-network.ts";
import type { Run } from "./run-network.ts";
import { runTimeWithoutMeasuring, surfaces } from "./run-time.ts";

/** Two days as they would have been, and as they were with a burst. */
export type Days = { normal: Run; burst: Run; place: Place; burstAt: number };

const hour = 3600;
const day = 24 * hour;

/** Hours that a crew needs from the alarm to closed valves: what can be seen or heard, and what must be searched for. */
const crewHours = { found: 8, searched: 36 };
export const crewHoursFor = (flowAt50m: number) =>
  surfaces(flowAt50m) ? crewHours.found : crewHours.searched;

/** When a citizen calls: water in the street, or none in the tap. Seconds from the first midnight. */
export function noticedByCitizens(days: Days, flowAt50m: number): number {
  const seen = days.burstAt + (runTimeWithoutMeasuring(flowAt50m) - crewHoursFor(flowAt50m)) * hour;
  return Math.min(seen, complaint(days) ?? Number.POSITIVE_INFINITY);
}

/** Two hours of dry taps in the daytime make people call. */
function complaint({ normal, burst, burstAt }: Days): number | undefined {
  const homes = [...burst.pressure.keys()].filter((id) => peopleAt(id) > 0);
  const dry = (index: number) =>
    homes.some(
      (id) =>
        at(burst.pressure, id, index) < enoughPressure && at(normal.pressure, id, index) >= enoughPressure,
    );
  const awake = (time: number) => time % day >= 6 * hour && time % day < 22 * hour;
  const patience = (2 * hour) / step;
  let waiting = 0;
  for (const [index, time] of burst.times.entries()) {
    waiting = time >= burstAt && awake(time) && dry(index) ? waiting + 1 : 0;
    if (waiting > patience) return time;
  }
  return undefined;
}

/**
 * The zone's lowest hourly flow between 02:00 and 04:00, against that of the nights before. A rise of 5 m³/h is a ticket on
 * the same morning; one of 1.5 m³/h once it has stayed for three nights.
 */
export function nightFlow({ normal, burst, place, burstAt }: Days) {
  const night = burstAt <= 2 * hour ? 0 : 1;
  const usual = lowestHour(inflowOf(place, normal), night);
  const rise = lowestHour(inflowOf(place, burst), night) - usual;
  const nights = rise >= 5 ? 1 : rise >= 1.5 ? 3 : undefined;
  const seen = nights && (night + nights - 1) * day + 4 * hour;
  return { usual, rise, seen };
}

function lowestHour(flows: number[], night: number): number {
  const mean = (from: number) =>
    flows.slice(from, from + hour / step).reduce((total, flow) => total + flow, 0) / (hour / step);
  const start = (night * day + 2 * hour) / step;
  return Math.min(mean(start), mean(start + hour / step));
}

/**
 * An alarm of the loggers: in two readings running, 2 m less pressure than is normal at this hour and this level of the
 * tank, or 40 m³/h more flow into the zone. Both are more than a day's demand differs from another's.
 */
export function seenByLoggers({ normal, burst, place, burstAt }: Days): number | undefined {
  const [usual, inflow] = [inflowOf(place, normal), inflowOf(place, burst)];
  const low = (index: number) =>
    areas[place.area].loggers.some((id) => {
      const level = at(burst.pressure, "tank", index) - at(normal.pressure, "tank", index);
      return at(normal.pressure, id, index) + level - at(burst.pressure, id, index) >= 2;
    });
  const high = (index: number) => (inflow[index] ?? 0) - (usual[index] ?? 0) >= 40;
  const odd = (index: number) => low(index) || high(index);
  return burst.times.find((time, index) => time > burstAt && odd(index) && odd(index - 1));
}

/**
 * The month's water balance of the whole city: a burst on the 15th is in the sheet that is ready on the 10th of the next
 * month, if by the month's end it made up 3% of the supply, which is more than the meters' errors.
 */
export function seenInBalance(burstAt: number, flow: number, dailySupply: number): number | undefined {
  const lost = flow * 24 * 15;
  return lost >= 0.03 * 30 * dailySupply ? burstAt + 25 * day : undefined;
}

/** Loggers and meters send at whole multiples of their interval from midnight. */
export const sentAt = (seen: number, intervalMinutes: number) =>
  Math.ceil(seen / (intervalMinutes * 60)) * intervalMinutes * 60;
