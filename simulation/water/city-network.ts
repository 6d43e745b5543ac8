import type { Junction, Network, Pipe, Point } from "./inp.ts";

/**
 * The water supply under the city: a pump lifts treated water into an overhead tank, trunk mains lead it to four district
 * metered areas of 10,000 people each. Lengths and places in m, diameters in mm, flows in m³/h, heads in m.
 */
export const zoneIds = ["lake", "mill", "market", "hill"] as const;
export type ZoneId = (typeof zoneIds)[number];

/** A part of the network whose inflow is metered; the trunk mains' is what leaves the tank less what the zones get. */
export type Area = { inlets: string[]; outlets: string[]; junctions: string[]; loggers: string[] };
export type AreaId = ZoneId | "trunk";

/** Where a pipe can burst: in the middle of it, between its two valves. */
export type Place = { area: AreaId; node: string; pipes: [string, string] };

export const placeIds = ["market", "school", "hill", "trunk"] as const;
export type PlaceId = (typeof placeIds)[number];

export const peoplePerZone = 10_000;
/** 135 litres a head and day, the norm of CPHEEO's manual (1999) for cities with sewers, in m³/h. */
const demandPerPerson = 0.135 / 24;

/** Share of the mean in each hour. At night 0.11: 6% of people use 10 litres in an hour, as in the article. */
export const demandByHour = [
  0.25, 0.15, 0.11, 0.11, 0.25, 0.8, 1.7, 2.2, 2, 1.55, 1.25, 1.15, 1.15, 1.05, 0.9, 0.85, 1, 1.35, 1.7, 1.6,
  1.25, 0.9, 0.45, 0.28,
];

const columns = 5;
const rows = 4;
const peoplePerJunction = peoplePerZone / (columns * rows);

/** Which way a zone lies from the tank, and how much its ground rises towards the far end. */
const zones: Record<ZoneId, { east: 1 | -1; north: 1 | -1; ground: number; rise: number }> = {
  lake: { east: -1, north: -1, ground: 5, rise: 0 },
  mill: { east: -1, north: 1, ground: 6, rise: 2 },
  market: { east: 1, north: 1, ground: 7, rise: 1 },
  hill: { east: 1, north: -1, ground: 7, rise: 9 },
};

/** The pipes that can burst, by their ends. Each is written in two halves, so that the burst has a node. */
const bursts: Record<PlaceId, { area: AreaId; from: string; to: string }> = {
  market: { area: "market", from: "market-3-1", to: "market-3-2" },
  school: { area: "mill", from: "mill-2-2", to: "mill-2-3" },
  hill: { area: "hill", from: "hill-5-3", to: "hill-5-4" },
  trunk: { area: "trunk", from: "tank-foot", to: "trunk-east" },
};

export function cityNetwork(hours: number): Network {
  const junctions = [...trunkJunctions, ...zoneIds.flatMap(zoneJunctions)];
  return {
    title: "Water supply of the simulated city",
    junctions: [...junctions, ...placeIds.map((id) => burstJunction(id, junctions))],
    reservoirs: [{ id: "works", head: 10, at: { x: 900, y: 40 } }],
    tanks: [
      {
        id: "tank",
        elevation: 38,
        level: { initial: 4, min: 0.3, max: 5 },
        diameter: 21.5,
        at: { x: 0, y: 60 },
      },
    ],
    pipes: [...trunkPipes, ...zoneIds.flatMap(zonePipes)].flatMap(halved),
    pumps: [{ id: "pump", from: "works", to: "pump-house", curve: "pump" }],
    patterns: { day: demandByHour },
    curves: { pump: [380, 40] },
    controls: ["LINK pump OPEN IF NODE tank BELOW 2.5", "LINK pump CLOSED IF NODE tank ABOVE 4.5"],
    times: {
      Duration: `${hours}:00`,
      "Hydraulic Timestep": "0:15",
      "Pattern Timestep": "1:00",
      "Report Timestep": "0:15",
    },
    options: {
      Units: "CMH",
      Headloss: "H-W",
      Pattern: "day",
      // Taps give less when pressure falls: the full demand at 7 m and more, nothing at 0.
      "Demand Model": "PDA",
      "Minimum Pressure": 0,
      "Required Pressure": 7,
      "Pressure Exponent": 0.5,
      "Emitter Exponent": 0.5,
      Accuracy: 0.003,
    },
  };
}

export const areas: Record<AreaId, Area> = {
  lake: zoneArea("lake"),
  mill: zoneArea("mill"),
  market: zoneArea("market"),
  hill: zoneArea("hill"),
  trunk: {
    inlets: ["tank-riser"],
    outlets: zoneIds.map(inletOf),
    junctions: ["tank-foot", "trunk-west", "trunk-east"],
    loggers: ["trunk-west", "trunk-east"],
  },
};

export const places: Record<PlaceId, Place> = {
  market: placeOf("market"),
  school: placeOf("school"),
  hill: placeOf("hill"),
  trunk: placeOf("trunk"),
};

/** How many people live along one street. */
export const peoplePerStreet = Math.round(peoplePerZone / zonePipes("lake").length);

/** How many people live at a junction of the network. */
export const peopleAt = (junction: string) => (/-\d-\d$/.test(junction) ? peoplePerJunction : 0);

const trunkJunctions: Junction[] = [
  { id: "pump-house", elevation: 8, demand: 0, at: { x: 820, y: 40 } },
  { id: "tank-foot", elevation: 12, demand: 0, at: { x: 0, y: 0 } },
  { id: "trunk-west", elevation: 8, demand: 0, at: { x: -500, y: 0 } },
  { id: "trunk-east", elevation: 8, demand: 0, at: { x: 500, y: 0 } },
];

const trunkPipes: Pipe[] = [
  main("rising-main", "pump-house", "tank", 850, 350),
  main("tank-riser", "tank", "tank-foot", 60, 450),
  main("trunk-main-west", "tank-foot", "trunk-west", 500, 400),
  main("trunk-main-east", "tank-foot", "trunk-east", 500, 400),
];

function zoneJunctions(zone: ZoneId): Junction[] {
  const { ground, rise } = zones[zone];
  return gridOf(zone).map(({ id, column, row }) => ({
    id,
    elevation: ground + (rise * (row - 1)) / (rows - 1) + (column % 2) * 0.5,
    demand: peoplePerJunction * demandPerPerson,
    at: pointOf(zone, column, row),
  }));
}

function zonePipes(zone: ZoneId): Pipe[] {
  const { east } = zones[zone];
  const along = gridOf(zone)
    .filter(({ column, row }) => column < columns && (row < rows || column !== 2))
    .map(({ id, column, row }) => street(id, idOf(zone, column + 1, row), 200, row === 1 ? 150 : 100));
  const across = gridOf(zone)
    .filter(({ column, row }) => row < rows && (row < rows - 1 || column % 2 === 1))
    .map(({ id, column, row }) => street(id, idOf(zone, column, row + 1), 180, column === 3 ? 150 : 100));
  const trunk = east > 0 ? "trunk-east" : "trunk-west";
  return [main(inletOf(zone), trunk, idOf(zone, 3, 1), 150, 200), ...along, ...across];
}

function gridOf(zone: ZoneId) {
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = (index % columns) + 1;
    const row = Math.floor(index / columns) + 1;
    return { id: idOf(zone, column, row), column, row };
  });
}

function idOf(zone: ZoneId, column: number, row: number) {
  return `${zone}-${column}-${row}`;
}

const pointOf = (zone: ZoneId, column: number, row: number): Point => ({
  x: zones[zone].east * (100 + 200 * (column - 1)),
  y: zones[zone].north * (150 + 180 * (row - 1)),
});

function zoneArea(zone: ZoneId): Area {
  return {
    inlets: [inletOf(zone)],
    outlets: [],
    junctions: gridOf(zone).map(({ id }) => id),
    // In the middle, and at the far end, where pressure is lowest.
    loggers: [idOf(zone, 2, 2), idOf(zone, 5, 4)],
  };
}

function inletOf(zone: ZoneId) {
  return `${zone}-inlet`;
}

/** Sound ductile iron: Hazen and Williams' C is 130, and no leaks are assumed. */
function main(id: string, from: string, to: string, length: number, diameter: number): Pipe {
  return { id, from, to, length, diameter, roughness: 130 };
}

/** Older pipes, with the small leaks that no method finds: about 200 litres a connection and day. */
function street(from: string, to: string, length: number, diameter: number): Pipe {
  return {
    ...main(`${from}:${to}`, from, to, length, diameter),
    roughness: 110,
    leak: { area: 4, expansion: 0.05 },
  };
}

function burstNode(id: PlaceId) {
  return `burst-${id}`;
}

function placeOf(id: PlaceId): Place {
  return { area: bursts[id].area, node: burstNode(id), pipes: [`${id}-a`, `${id}-b`] };
}

function burstJunction(id: PlaceId, junctions: Junction[]): Junction {
  const [from, to] = [bursts[id].from, bursts[id].to].map((end) =>
    junctions.find((junction) => junction.id === end),
  );
  if (!from?.at || !to?.at) throw new Error(`No junctions at the ends of ${id}`);
  return {
    id: burstNode(id),
    elevation: (from.elevation + to.elevation) / 2,
    demand: 0,
    at: { x: (from.at.x + to.at.x) / 2, y: (from.at.y + to.at.y) / 2 },
  };
}

function halved(pipe: Pipe): Pipe[] {
  const id = placeIds.find((place) => bursts[place].from === pipe.from && bursts[place].to === pipe.to);
  if (!id) return [pipe];
  const half = { ...pipe, length: pipe.length / 2 };
  const [first, second] = placeOf(id).pipes;
  return [
    { ...half, id: first, to: burstNode(id) },
    { ...half, id: second, from: burstNode(id) },
  ];
}
