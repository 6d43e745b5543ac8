import { cameras, type Point } from "#simulation/city/city.ts";
import { crossingAt, whereIs } from "./places.ts";
import type { Order, Weather, Where } from "./plan.ts";
import type { Report, ReportId } from "./reports.ts";

/** What is known about a burst from the water network itself: when its loggers raise an alarm, and how much more flows in. */
export type BurstSigns = { alarm: number | undefined; rise: number };

/** What sensors and callers tell about an order, and after how many minutes. Delays are assumptions, stated on the page. */
export function reportsOf(
  order: Order,
  lampsBurn: (minute: number) => boolean,
  burst?: BurstSigns,
): Report[] {
  const report = (after: number, id: ReportId, where: Where, values: Report["values"] = {}): Report => ({
    at: order.at + after,
    id,
    where,
    values,
  });
  switch (order.kind) {
    case "burst": {
      const where = whereIs.main(order.main);
      const asleep = isNight(order.at);
      return [
        ...networkReports(where, burst),
        report(14, "video.water", nearestCamera(where.ground)),
        report(asleep ? 95 : 25, "call.water", where),
      ];
    }
    case "lamp":
      return [
        report(untilLampsBurn(order.at, lampsBurn) + 15, "light.lamp", whereIs.lamp(order.lamp), {
          post: order.lamp + 1,
        }),
      ];
    case "theft": {
      const where = whereIs.circuit(order.circuit);
      const burning = untilLampsBurn(order.at, lampsBurn);
      return [
        report(0, "light.door", where),
        report(burning + 2, "power.feeder", where),
        report(burning + 15, "light.circuit", where),
        report(burning + 40, "call.dark", where),
      ];
    }
    case "fire": {
      const where = whereIs.block(order.block);
      return [
        report(2, "video.smoke", nearestCamera(where.ground)),
        report(4, "call.fire", where),
        report(6, "call.fire", where),
      ];
    }
    case "festival": {
      const where = whereIs.block(order.block);
      return [report(35, "video.crowd", nearestCamera(where.ground)), report(80, "call.crowd", where)];
    }
    case "outage": {
      const where = whereIs.block(order.block);
      return [
        report(1, "power.supply", where),
        report(6, "call.power", where),
        report(11, "call.power", where),
      ];
    }
  }
}

function networkReports(where: Where, signs?: BurstSigns): Report[] {
  if (signs?.alarm === undefined) return [];
  const values = { rise: Math.round(signs.rise) };
  return [
    { at: signs.alarm, id: "water.pressure", where, values: {} },
    { at: signs.alarm + 15, id: "water.inflow", where, values },
  ];
}

/** Where water gathers in heavy rain: the low crossings under the viaduct and behind the port. */
const lowCrossings = ["C4", "A3"];

export function rainReports(weather: Weather | undefined): Report[] {
  if (!weather || weather.millimetresPerHour < 15) return [];
  return lowCrossings.flatMap((id, index): Report[] => {
    const where = whereIs.crossing(id);
    const from = weather.rainFrom + 35 + index * 40;
    return [
      { at: from, id: "drain.level", where, values: { rain: weather.millimetresPerHour } },
      { at: from + 12, id: "video.water", where, values: {} },
      { at: from + 30, id: "call.water", where, values: {} },
    ];
  });
}

const isNight = (minute: number) => minute < 5 * 60 || minute > 23 * 60;

/** A lamp that is off tells nothing: its failure is noticed when it should burn. */
function untilLampsBurn(from: number, burn: (minute: number) => boolean): number {
  let minute = from;
  while (minute < 1440 && !burn(minute)) minute++;
  return minute - from;
}

function nearestCamera(ground: Point): Where {
  const own = crossingAt({ name: "", at: [0, 0], ground });
  const camera = cameras.find(({ id }) => id === own) ?? cameras[0];
  if (!camera) throw new RangeError("The city has cameras.");
  return { name: camera.id, at: camera.at, ground: camera.ground };
}
