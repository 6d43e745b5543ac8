import { figure, rounded } from "../figure.ts";
import { randomFrom } from "../random.ts";
import { type Figure, type Plot, type SimulatedEvent, simulator } from "../simulator.ts";
import { drawCalls } from "./calls.ts";
import { type City, mostUnits, openCity } from "./city.ts";
import { dispatch, type Practice, type Response } from "./dispatch.ts";

const days = 28;
/** The article's example of a target: 15 minutes from the call to the vehicle's arrival. */
const targetSeconds = 15 * 60;
/** A signal that turns green ahead of the vehicle still costs the slowing down before it is sure. */
const corridorSeconds = 5;
/** After an hour without a free unit, relatives, the police or a neighbouring district have helped. */
const patience = 3600;

export type EmergencyScene = {
  roads: { x: number; y: number }[][];
  signals: { x: number; y: number }[];
  units: { x: number; y: number }[];
  /** The call that the first figure is about: where its unit is at which second from the call; in between it drives straight. */
  track: { at: number; x: number; y: number }[];
};

/** How long people wait for an ambulance: units ranked by road time with signals cleared, beside a list and the map. */
export const emergency = emergencyIn(openCity());

export function emergencyIn(city: City) {
  return simulator({
    inputs: {
      calls: { kind: "number", min: 20, max: 300, step: 10, unit: "", initial: 120 },
      units: { kind: "number", min: 6, max: mostUnits, step: 1, unit: "", initial: 14 },
      speed: { kind: "number", min: 12, max: 50, step: 1, unit: "km/h", initial: 25 },
      signal: { kind: "number", min: 0, max: 120, step: 5, unit: "s", initial: 40 },
      corridor: { kind: "choice", options: ["on", "off"], initial: "on" },
    },
    run({ calls, units, speed, signal, corridor }) {
      const drawn = drawCalls(randomFrom("calls"), calls * days, days, city.calls);
      const roads = { city, speed, signal };
      const delay = corridor === "on" ? Math.min(corridorSeconds, signal) : signal;
      const now = dispatch(drawn, byRoadTime(roads, units, delay));
      const today = dispatch(drawn, byStraightLine(roads, units));
      return {
        figures: figuresOf(now, today, units),
        plot: plotOf(now, today),
        events: clockOf(ninthInTen(served(now))),
        scene: sceneOf(city, units, ninthInTen(served(now)), secondsOn(roads, delay)),
      };
    },
  });
}

type Roads = { city: City; speed: number; signal: number };

const secondsOn =
  ({ city, speed }: Roads, delay: number) =>
  (from: number, to: number) => {
    const { metres, signals } = city.drive(from, to);
    return Math.round((metres * 3.6) / speed) + signals * delay;
  };

/** With the system: ranked by driving time, and choosing takes half as long. */
function byRoadTime(roads: Roads, units: number, delay: number): Practice {
  const travel = secondsOn(roads, delay);
  return {
    units: roads.city.standby.slice(0, units),
    rank: travel,
    travel,
    home: secondsOn(roads, roads.signal),
    choosing: 0.5,
    patience,
  };
}

/** Today: the free unit that looks nearest on the map, from a list of names; signals as for everyone. */
function byStraightLine(roads: Roads, units: number): Practice {
  const { crossings } = roads.city.streets;
  const square = (from: number, to: number) => {
    const [a, b] = [crossings[from] ?? { x: 0, y: 0 }, crossings[to] ?? { x: 0, y: 0 }];
    // Whole metres, whose squares are in the same order as the distances.
    return ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) / 1e6;
  };
  const travel = secondsOn(roads, roads.signal);
  return {
    units: roads.city.standby.slice(0, units),
    rank: square,
    travel,
    home: travel,
    choosing: 1,
    patience,
  };
}

const responseOf = ({ arrived, call }: Response) => arrived - call.at;
const travelOf = ({ arrived, moving }: Response) => arrived - moving;
const served = (responses: Response[]) => responses.filter(({ unit }) => unit !== undefined);

function figuresOf(now: Response[], today: Response[], units: number): Figure[] {
  const compared = (id: string, unit: string, digits: number, find: (responses: Response[]) => number) =>
    figure(id, unit, digits, find(now), find(today));
  return [
    compared("ninetieth", "min", 1, (responses) => percentile(responses.map(responseOf), 90) / 60),
    compared("median", "min", 1, (responses) => percentile(responses.map(responseOf), 50) / 60),
    compared("within", "%", 1, (responses) => share(responses, (one) => responseOf(one) <= targetSeconds)),
    compared("travel", "min", 1, (responses) => percentile(served(responses).map(travelOf), 90) / 60),
    compared("waiting", "%", 1, (responses) =>
      share(responses, ({ unitFree, located }) => unitFree > located),
    ),
    compared("givenUp", "%", 1, (responses) => share(responses, ({ unit }) => unit === undefined)),
    compared("busy", "%", 0, (responses) => busyShare(responses, units)),
  ];
}

/** The nearest rank: the smallest value that so many of a hundred do not exceed. */
function percentile(values: number[], hundredths: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * hundredths) / 100) - 1] ?? 0;
}

const share = (responses: Response[], holds: (response: Response) => boolean) =>
  (100 * responses.filter(holds).length) / responses.length;

/** Share of the units' time from being chosen until they are back at their places. */
function busyShare(responses: Response[], units: number): number {
  const seconds = responses.reduce((total, { unitFree, back }) => total + back - unitFree, 0);
  return (100 * seconds) / (units * days * 86_400);
}

function plotOf(now: Response[], today: Response[]): Plot {
  const minutes = Array.from({ length: 31 }, (_, minute) => minute);
  const reached = (responses: Response[]) => {
    const times = responses.map(responseOf);
    return minutes.map((minute) =>
      rounded((100 * times.filter((time) => time <= minute * 60).length) / times.length, 1),
    );
  };
  return {
    x: { id: "minutes", unit: "min", values: minutes },
    lines: [
      { id: "reached", unit: "%", values: reached(now) },
      { id: "reachedToday", unit: "%", values: reached(today) },
    ],
  };
}

/** The call that nine in ten are not slower than, by the time from call to arrival. */
const ninthInTen = (responses: Response[]): Response =>
  responses.toSorted((a, b) => responseOf(a) - responseOf(b))[
    Math.ceil(responses.length * 0.9) - 1
  ] as Response;

/** That call's stamps, in seconds after it reached the centre. */
function clockOf({ call, answered, located, dispatched, moving, arrived }: Response): SimulatedEvent[] {
  const stamps = { call: call.at, answered, located, dispatched, moving, arrived };
  return Object.entries(stamps).map(([id, time]) => ({
    at: time - call.at,
    id,
    values: { seconds: time - call.at },
  }));
}

function sceneOf(
  { streets, signals, standby, way }: City,
  units: number,
  { call, unit, moving }: Response,
  seconds: (from: number, to: number) => number,
): EmergencyScene {
  const placeOf = (crossing: number) => streets.crossings[crossing] as { x: number; y: number };
  const roads = streets.graph.flatMap((ends, from) =>
    ends.filter(({ to }) => to > from).map(({ to }) => [placeOf(from), placeOf(to)]),
  );
  const start = standby[unit ?? 0] as number;
  return {
    roads,
    signals: [...signals.keys()].filter((crossing) => signals[crossing]).map(placeOf),
    units: standby.slice(0, units).map(placeOf),
    track: way(start, call.place).map((crossing) => ({
      at: moving - call.at + seconds(start, crossing),
      ...placeOf(crossing),
    })),
  };
}
