import { at, step } from "./burst.ts";
import { cityNetwork, peopleAt } from "./city-network.ts";
import type { Days } from "./notice.ts";

/** A plan of the network, in metres from the tank's foot, east and north. */
export type WaterScene = {
  nodes: {
    x: number;
    y: number;
    kind: "junction" | "home" | "tank" | "works";
    drop: number;
  }[];
  /** Pairs of nodes, by their place in the list. */
  pipes: { from: number; to: number; diameter: number }[];
  burst: { x: number; y: number };
};

/** The network, and how much pressure the burst has taken from each place an hour later. */
export function sceneOf({ normal, burst, place, burstAt }: Days): WaterScene {
  const { junctions, tanks, reservoirs, pipes } = cityNetwork(0);
  const index = burstAt / step + 3600 / step;
  const all = [...junctions, ...tanks, ...reservoirs];
  const kindOf = (id: string) =>
    id === "tank" ? "tank" : id === "works" ? "works" : peopleAt(id) > 0 ? "home" : "junction";
  const nodes = all.map(({ id, at: point = { x: 0, y: 0 } }) => ({
    ...point,
    kind: kindOf(id),
    drop: tenths(at(normal.pressure, id, index) - at(burst.pressure, id, index)),
  }));
  const order = new Map(all.map(({ id }, position) => [id, position]));
  return {
    nodes: nodes as WaterScene["nodes"],
    pipes: pipes.map(({ from, to, diameter }) => ({
      from: order.get(from) ?? 0,
      to: order.get(to) ?? 0,
      diameter,
    })),
    burst: junctions.find(({ id }) => id === place.node)?.at ?? { x: 0, y: 0 },
  };
}

const tenths = (metres: number) => Math.round(metres * 10) / 10;
