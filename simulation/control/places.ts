import {
  bins,
  block,
  blocks,
  crossing,
  lamps,
  nearestCrossing,
  type Place,
  type Point,
} from "#simulation/city/city.ts";
import type { PlaceId as MainId, ZoneId } from "#simulation/water/city-network.ts";
import type { Order, Where } from "./plan.ts";

/** The blocks that stand over the water network's zones, and the streets in which its mains can burst. */
const zoneBlocks: Record<ZoneId, string> = { lake: "10", mill: "51", market: "31", hill: "33" };
const mainStreets: Record<MainId, [from: string, to: string]> = {
  market: ["B3", "B4"],
  school: ["A5", "B5"],
  hill: ["D4", "D5"],
  trunk: ["DW", "D1"],
};

export const mainIds = Object.keys(mainStreets) as MainId[];

export const whereIs = {
  block: (id: string): Where => named(id, block(id)),
  zone: (id: ZoneId): Where => named(zoneBlocks[id], block(zoneBlocks[id])),
  crossing: (id: string): Where => named(id, crossing(id)),
  lamp: (index: number): Where => named(lampAt(index).circuit, lampAt(index)),
  bin(id: string): Where {
    const bin = bins.find((one) => one.id === id);
    if (!bin) throw new RangeError(`The city has no bin ${id}.`);
    return named(bin.block, bin);
  },
  /** In the middle of its street. */
  main(id: MainId): Where {
    const [from, to] = [crossing(mainStreets[id][0]), crossing(mainStreets[id][1])];
    return { name: id, at: middle(from.at, to.at), ground: middle(from.ground, to.ground) };
  },
  /** In the middle of its lamps. */
  circuit(id: string): Where {
    const own = lamps.filter(({ circuit }) => circuit === id);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) throw new RangeError(`The city has no circuit ${id}.`);
    return { name: id, at: middle(first.at, last.at), ground: middle(first.ground, last.ground) };
  },
};

/** Where an order takes effect. */
export function whereOf(order: Order): Where {
  switch (order.kind) {
    case "burst":
      return whereIs.main(order.main);
    case "lamp":
      return whereIs.lamp(order.lamp);
    case "theft":
      return whereIs.circuit(order.circuit);
    default:
      return whereIs.block(order.block);
  }
}

export const metresBetween = (a: Where, b: Where) =>
  Math.hypot(a.ground[0] - b.ground[0], a.ground[1] - b.ground[1]);

/** The crossing from which a crew reaches a place. */
export const crossingAt = (where: Where) => nearestCrossing(where.ground).id;

/** Blocks in which people live and work. */
export const livelyBlocks = blocks.filter(({ kind }) =>
  ["village", "mixed", "towers", "temple", "civic", "park", "works", "depot"].includes(kind),
);

function lampAt(index: number) {
  const lamp = lamps[index];
  if (!lamp) throw new RangeError(`The city has no lamp ${index}.`);
  return lamp;
}

const named = (name: string, { at, ground }: Place): Where => ({ name, at, ground });

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
