import type { Point } from "#simulation/city/city.ts";
import type { CityDay } from "#simulation/control/day.ts";
import { positionAt, type Trip, type Vehicle } from "#simulation/control/trips.ts";
import { colours, type Painting } from "./canvas.ts";
import type { Frame } from "./frame.ts";

export type Box = [x: number, y: number, width: number, height: number];

/** Vehicles on the roads. Gives back where it painted. */
export function paintUnits(painting: Painting, { minute, still }: Frame, trips: Trip[]): Box[] {
  const reach = painting.width * 0.016;
  return trips.flatMap((trip): Box[] => {
    const position = positionAt(trip, minute);
    if (!position) return [];
    const blink = isBlue(trip.vehicle) && !still && Math.floor(minute * 4) % 2 === 0;
    paintVehicle(painting, trip.vehicle, position, blink);
    const [x, y] = painting.at(position.at);
    return [[x - reach, y - reach, 2 * reach, 2 * reach]];
  });
}

/** Of a day's many trips those that can be under way within a quarter of an hour. */
export function openTrips() {
  let known: { day?: CityDay; quarter: number; trips: Trip[] } = { quarter: -1, trips: [] };
  return (day: CityDay, minute: number): Trip[] => {
    const quarter = Math.floor(minute / 15);
    if (known.day !== day || known.quarter !== quarter) {
      const [from, until] = [quarter * 15, quarter * 15 + 15];
      const isNear = ({ stops }: Trip) => (stops[0]?.at ?? until) < until && (stops.at(-1)?.at ?? 0) >= from;
      known = { day, quarter, trips: day.trips.filter(isNear) };
    }
    return known.trips;
  };
}

const isBlue = (vehicle: Vehicle) => vehicle === "ambulance" || vehicle === "fire";

type VehiclePosition = { at: Point; ahead: Point; seen: boolean };

function paintVehicle(
  { context, glow, width, at }: Painting,
  vehicle: Vehicle,
  { at: here, ahead, seen }: VehiclePosition,
  blink: boolean,
) {
  const [x, y] = at(here);
  const [toX, toY] = at(ahead);
  const length = width * (vehicle === "bus" || vehicle === "truck" || vehicle === "fire" ? 0.0155 : 0.0125);
  const breadth = width * 0.0066;
  context.save();
  context.translate(x, y);
  context.rotate(Math.atan2(toY - y, toX - x));
  context.globalAlpha = seen ? 1 : 0.62;
  context.beginPath();
  context.roundRect(-length / 2, -breadth / 2, length, breadth, breadth * 0.35);
  context.fillStyle = `rgb(${colours[vehicle]})`;
  context.fill();
  context.lineWidth = Math.max(1, width * 0.0011);
  context.strokeStyle = "rgb(13 17 41)";
  context.stroke();
  if (vehicle === "ambulance") {
    context.fillStyle = `rgb(${colours.fire})`;
    context.fillRect(-length * 0.1, -breadth / 2, length * 0.2, breadth);
  }
  context.restore();
  if (!blink) return;
  const halo = width * 0.014;
  context.save();
  context.globalAlpha = 0.9;
  context.drawImage(glow, x - halo, y - halo, halo * 2, halo * 2);
  context.restore();
}
