import { bins, blocks, cameras, crossing, lamps, marks, type Point } from "#simulation/city/city.ts";
import { shortestRoute } from "#simulation/city/routes.ts";
import { atQuarter } from "#simulation/control/moment.ts";
import { outputAt } from "#simulation/control/systems/lamps.ts";
import { positionAt, type Trip } from "#simulation/control/trips.ts";
import { type ZoneId, zoneIds } from "#simulation/water/city-network.ts";
import { colours, dot, type Painting, polygon, ring, stroke } from "./canvas.ts";
import type { Frame } from "./frame.ts";
import { nightShare } from "./light.ts";

/** What changes by the minute. */
export function paintLayers(painting: Painting, frame: Frame, trips: Trip[]) {
  const { layers } = frame;
  if (layers.has("power")) paintPower(painting, frame);
  if (layers.has("water")) paintWater(painting, frame);
  if (layers.has("lamps")) paintLamps(painting, frame);
  if (layers.has("waste")) paintBins(painting, frame);
  if (layers.has("cameras")) paintCameras(painting);
  if (layers.has("units")) paintWays(painting, frame, trips);
}

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
