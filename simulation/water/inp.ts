/** A water network, in the words and units of EPANET's input file (Users Manual, appendix C). */
export type Network = {
  title: string;
  junctions: Junction[];
  reservoirs: { id: string; head: number; at?: Point }[];
  tanks: Tank[];
  pipes: Pipe[];
  pumps: { id: string; from: string; to: string; curve: string }[];
  patterns: Record<string, number[]>;
  /** A pump's curve of one point: flow and head at its best. */
  curves: Record<string, [flow: number, head: number]>;
  controls: string[];
  times: Record<string, string>;
  options: Record<string, string | number>;
};

export type Junction = { id: string; elevation: number; demand: number; at?: Point };

export type Tank = {
  id: string;
  elevation: number;
  level: { initial: number; min: number; max: number };
  diameter: number;
  at?: Point;
};

export type Pipe = {
  id: string;
  from: string;
  to: string;
  length: number;
  diameter: number;
  roughness: number;
  /** Cracks in mm² per 100 m, and how much they widen, in mm² per metre of head (EPANET 2.3). */
  leak?: { area: number; expansion: number };
};

export type Point = { x: number; y: number };

/** The input file that EPANET reads, here or on a visitor's own machine. */
export function inpFrom(network: Network): string {
  const { junctions, reservoirs, tanks, pipes, pumps } = network;
  const nodes = [...junctions, ...reservoirs, ...tanks];
  return [
    section("TITLE", [[network.title]]),
    section(
      "JUNCTIONS",
      junctions.map(({ id, elevation, demand }) => [id, elevation, demand]),
    ),
    section(
      "RESERVOIRS",
      reservoirs.map(({ id, head }) => [id, head]),
    ),
    section("TANKS", tanks.map(tankLine)),
    section("PIPES", pipes.map(pipeLine)),
    section(
      "PUMPS",
      pumps.map(({ id, from, to, curve }) => [id, from, to, "HEAD", curve]),
    ),
    section("PATTERNS", Object.entries(network.patterns).flatMap(patternLines)),
    section(
      "CURVES",
      Object.entries(network.curves).map(([id, point]) => [id, ...point]),
    ),
    section(
      "CONTROLS",
      network.controls.map((control) => [control]),
    ),
    section(
      "LEAKAGE",
      pipes.flatMap(({ id, leak }) => (leak ? [[id, leak.area, leak.expansion]] : [])),
    ),
    section("TIMES", Object.entries(network.times)),
    section("OPTIONS", Object.entries(network.options)),
    section(
      "COORDINATES",
      nodes.flatMap(({ id, at }) => (at ? [[id, at.x, at.y]] : [])),
    ),
    "[END]\n",
  ].join("\n");
}

type Line = (string | number)[];

const section = (name: string, lines: Line[]) =>
  `[${name}]\n${lines.map((line) => `${line.join(" ")}\n`).join("")}`;

const tankLine = ({ id, elevation, level, diameter }: Tank): Line => [
  id,
  elevation,
  level.initial,
  level.min,
  level.max,
  diameter,
  0,
];

const pipeLine = ({ id, from, to, length, diameter, roughness }: Pipe): Line => [
  id,
  from,
  to,
  length,
  diameter,
  roughness,
  0,
  "Open",
];

/** EPANET reads at most 255 characters a line. */
function patternLines([id, values]: [string, number[]]): Line[] {
  const starts = values.flatMap((_, index) => (index % 12 === 0 ? [index] : []));
  return starts.map((start) => [id, ...values.slice(start, start + 12)]);
}
