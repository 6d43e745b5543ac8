import { bins, blocks, cameras, crossing, lamps, marks, type Point } from "#simulation/city/city.ts";
import { shortestRoute } from "#simulation/city/routes.ts";
import type { CityDay } from "#simulation/control/day.ts";
import { outputAt } from "#simulation/control/lamps.ts";
import { atQuarter } from "#simulation/control/moment.ts";
import { positionAt, type Trip, type Vehicle } from "#simulation/control/trips.ts";
import { type ZoneId, zoneIds } from "#simulation/water/city-network.ts";
import { nightShare } from "./light.ts";

export const layerIds = ["lamps", "units", "power", "water", "waste", "cameras"] as const;
export type LayerId = (typeof layerIds)[number];
export type Layers = ReadonlySet<LayerId>;

/** What a frame shows. `still` is for those who want less motion: nothing blinks. */
export type Frame = { day: CityDay; minute: number; layers: Layers; still: boolean };

/** The same colours on the day's picture and on the night's: each is set off by its own edge. */
const colours = {
  lamp: "255 184 102",
  power: "255 176 74",
  water: "56 189 232",
  bin: "90 214 160",
  alarm: "255 106 77",
  camera: "79 216 204",
  ambulance: "255 255 255",
  fire: "255 92 66",
  crew: "255 208 74",
  truck: "90 214 160",
  bus: "126 148 255",
} as const;

/**
 * Paints the city over its picture, on two canvases: `ground` for what changes by the minute (lamps, loads, levels, ways), some
 * times a second; `traffic` for vehicles, with each frame, and there only where they are and were. Sizes are shares of the
 * picture's width, so that all widths look alike.
 */
export function openPainter(ground: HTMLCanvasElement, traffic: HTMLCanvasElement) {
  const glow = glowSprite();
  const below = openCanvas(ground, glow);
  const above = openCanvas(traffic, glow);
  const tripsAround = openTrips();
  let painted: Box[] = [];

  return {
    resize(width: number, height: number) {
      for (const canvas of [below, above]) canvas.resize(width, height);
      painted = [];
    },
    paintGround(frame: Frame) {
      const painting = below.painting();
      if (!painting) return;
      const { context, width, height } = painting;
      context.clearRect(0, 0, width, height);
      const { layers } = frame;
      if (layers.has("power")) paintPower(painting, frame);
      if (layers.has("water")) paintWater(painting, frame);
      if (layers.has("lamps")) paintLamps(painting, frame);
      if (layers.has("waste")) paintBins(painting, frame);
      if (layers.has("cameras")) paintCameras(painting);
      if (layers.has("units")) paintWays(painting, frame, tripsAround(frame.day, frame.minute));
    },
    paintTraffic(frame: Frame) {
      const painting = above.painting();
      if (!painting) return;
      for (const box of painted) painting.context.clearRect(...box);
      const trips = frame.layers.has("units") ? tripsAround(frame.day, frame.minute) : [];
      painted = paintUnits(painting, frame, trips);
    },
  };
}

type Box = [x: number, y: number, width: number, height: number];

/** A canvas in the page's pixels; it has up to twice as many itself. */
function openCanvas(canvas: HTMLCanvasElement, glow: HTMLCanvasElement) {
  const context = canvas.getContext("2d");
  let [width, height] = [0, 0];
  return {
    resize(newWidth: number, newHeight: number) {
      const density = Math.min(2, devicePixelRatio);
      [width, height] = [newWidth, newHeight];
      canvas.width = Math.round(width * density);
      canvas.height = Math.round(height * density);
      context?.scale(density, density);
    },
    painting: (): Painting | undefined =>
      context && width > 0
        ? { context, glow, width, height, at: ([x, y]) => [x * width, y * height] }
        : undefined,
  };
}

type Painting = {
  context: CanvasRenderingContext2D;
  glow: HTMLCanvasElement;
  width: number;
  height: number;
  at: (point: Point) => [x: number, y: number];
};

/** Light on the road and at the head of each burning lamp; a ring at those that should burn and do not. */
function paintLamps({ context, glow, width, at }: Painting, { day, minute }: Frame) {
  const night = nightShare(day, minute);
  const pool = width * 0.025;
  const head = width * 0.0105;
  context.save();
  context.globalCompositeOperation = "lighter";
  lamps.forEach((lamp, index) => {
    const output = outputAt(day.lamps, index, minute);
    if (output === 0) return;
    const strength = (0.35 + 0.65 * output) * (0.25 + 0.75 * night);
    if (lamp.pool.seen) {
      const [x, y] = at(lamp.pool.at);
      context.globalAlpha = 0.85 * strength;
      context.drawImage(glow, x - pool, y - pool / 2, pool * 2, pool);
    }
    if (lamp.seen) {
      const [x, y] = at(lamp.at);
      context.globalAlpha = strength;
      context.drawImage(glow, x - head, y - head, head * 2, head * 2);
    }
  });
  context.restore();
  day.lamps.posts.forEach(({ dark }, index) => {
    const isDark = dark.some(({ from, until }) => minute >= from && minute < until);
    const lamp = lamps[index];
    if (!isDark || !lamp) return;
    const [x, y] = at(lamp.at);
    ring(context, x, y, width * 0.0042, `rgb(${colours.alarm})`, width * 0.0016);
  });
}

/** Blocks in the strength of their load; those without supply are hatched by their edge. */
function paintPower({ context, width, at }: Painting, { day, minute }: Frame) {
  for (const { id, corners } of blocks) {
    const curve = day.power.blocks.get(id) ?? [];
    const highest = Math.max(...curve, 1);
    const load = atQuarter(curve, minute);
    const isOut = highest > 1 && load === 0;
    polygon(context, corners.map(at));
    context.fillStyle = isOut
      ? `rgb(${colours.alarm} / 0.35)`
      : `rgb(${colours.power} / ${0.4 * (load / highest) ** 1.5})`;
    if (highest > 1) context.fill();
    context.lineWidth = width * (isOut ? 0.0022 : 0.0009);
    context.strokeStyle = isOut ? `rgb(${colours.alarm})` : `rgb(${colours.power} / 0.8)`;
    context.stroke();
  }
}

/** Mains from the works to the four zones, by the pressure at their far ends, and the level in the tank. */
function paintWater({ context, width, height, at }: Painting, { day, minute }: Frame) {
  context.lineJoin = "round";
  for (const zone of zoneIds) {
    const pressure = atQuarter(day.water.pressure[zone], minute);
    const line = mains[zone].map((id) => at(crossing(id).at));
    stroke(context, line, `rgb(13 17 41 / 0.5)`, width * 0.0042);
    stroke(context, line, `rgb(${pressure < 7 ? colours.alarm : colours.water})`, width * 0.0028);
  }
  const [x, y] = at(marks["water-tower"].at);
  const tall = height * 0.085;
  const wide = width * 0.009;
  const share = atQuarter(day.water.tank, minute) / 5;
  context.fillStyle = "rgb(255 255 255 / 0.92)";
  context.fillRect(x + wide * 3, y - tall * 0.2, wide, tall);
  context.fillStyle = `rgb(${colours.water})`;
  context.fillRect(x + wide * 3, y - tall * 0.2 + tall * (1 - share), wide, tall * share);
}

const zoneEnds: Record<ZoneId, string> = { lake: "A2", mill: "A5", market: "B4", hill: "D5" };
const mains = Object.fromEntries(
  zoneIds.map((zone) => [zone, shortestRoute("D1", zoneEnds[zone]).crossings]),
) as Record<ZoneId, string[]>;

/** Columns as high as bins are full. */
function paintBins({ context, width, at }: Painting, { day, minute }: Frame) {
  const wide = width * 0.0048;
  const tall = width * 0.015;
  for (const bin of bins) {
    const level = Math.min(1, day.waste.fills.get(bin.id)?.[Math.floor(minute / 30)] ?? 0);
    const [x, y] = at(bin.at);
    context.fillStyle = "rgb(255 255 255 / 0.88)";
    context.fillRect(x - wide / 2, y - tall, wide, tall);
    context.fillStyle = `rgb(${level >= 0.9 ? colours.alarm : "24 150 98"})`;
    context.fillRect(x - wide / 2, y - tall * level, wide, tall * level);
    context.lineWidth = 1;
    context.strokeStyle = "rgb(13 17 41 / 0.6)";
    context.strokeRect(x - wide / 2, y - tall, wide, tall);
  }
}

function paintCameras({ context, width, at }: Painting) {
  for (const camera of cameras) {
    const [x, y] = at(camera.at);
    context.beginPath();
    context.moveTo(x, y - width * 0.012);
    context.lineTo(x + width * 0.014, y + width * 0.003);
    context.lineTo(x - width * 0.004, y + width * 0.006);
    context.closePath();
    context.fillStyle = `rgb(${colours.camera} / 0.4)`;
    context.fill();
    dot(context, x, y - width * 0.012, width * 0.0032, `rgb(${colours.camera})`);
  }
}

/** The ways that are left to those who answer a call. */
function paintWays(painting: Painting, { minute }: Frame, trips: Trip[]) {
  for (const trip of trips) {
    const position = trip.vehicle === "bus" ? undefined : positionAt(trip, minute);
    if (position && !position.stands) paintWay(painting, trip, position.at, minute);
  }
}

/** Vehicles on the roads. Gives back where it painted. */
function paintUnits(painting: Painting, { minute, still }: Frame, trips: Trip[]): Box[] {
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
function openTrips() {
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

function paintWay({ context, width, at }: Painting, { vehicle, stops }: Trip, from: Point, minute: number) {
  const ahead = stops.filter((stop) => stop.at > minute);
  const rest = ahead.findIndex(({ crossing }, index) => crossing === ahead[index + 1]?.crossing);
  const line = [
    from,
    ...ahead.slice(0, rest < 0 ? undefined : rest + 1).map((stop) => crossing(stop.crossing).at),
  ].map(at);
  context.setLineDash([width * 0.005, width * 0.004]);
  stroke(context, line, "rgb(13 17 41 / 0.55)", width * 0.0034);
  stroke(context, line, `rgb(${colours[vehicle]} / 0.95)`, width * 0.002);
  context.setLineDash([]);
}

type Drawn = { at: Point; ahead: Point; seen: boolean };

function paintVehicle(
  { context, glow, width, at }: Painting,
  vehicle: Vehicle,
  { at: here, ahead, seen }: Drawn,
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

function polygon(context: CanvasRenderingContext2D, points: [number, number][]) {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
}

function stroke(
  context: CanvasRenderingContext2D,
  points: [number, number][],
  style: string,
  lineWidth: number,
) {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.strokeStyle = style;
  context.lineWidth = lineWidth;
  context.stroke();
}

function dot(context: CanvasRenderingContext2D, x: number, y: number, radius: number, style: string) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = style;
  context.fill();
}

function ring(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  style: string,
  lineWidth: number,
) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.lineWidth = lineWidth;
  context.strokeStyle = style;
  context.stroke();
}

/** The light of a lamp, drawn once: a gradient for each lamp and frame would cost ten times as much. */
function glowSprite() {
  const size = 64;
  const sprite = document.createElement("canvas");
  sprite.width = sprite.height = size;
  const context = sprite.getContext("2d");
  if (!context) return sprite;
  const light = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  light.addColorStop(0, `rgb(${colours.lamp} / 0.95)`);
  light.addColorStop(0.35, `rgb(${colours.lamp} / 0.42)`);
  light.addColorStop(1, `rgb(${colours.lamp} / 0)`);
  context.fillStyle = light;
  context.fillRect(0, 0, size, size);
  return sprite;
}
