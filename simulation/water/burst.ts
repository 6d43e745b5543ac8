import {
  areas,
  cityNetwork,
  type Place,
  type PlaceId,
  peopleAt,
  peoplePerStreet,
  places,
} from "./city-network.ts";
import type { Network } from "./inp.ts";
import { type Run, runNetwork } from "./run-network.ts";
import type { Engine } from "./toolkit.ts";

/** Seconds between two readings of a logger. */
export const step = 900;
const hours = 48;

/** A sharp-edged hole lets through 0.6 of what the pressure would drive: flow = 0.6 × area × √(2 g × head). */
export function holeCoefficient(millimetres: number): number {
  const area = (Math.PI / 4) * (millimetres / 1000) ** 2;
  return 0.6 * area * Math.sqrt(2 * 9.81) * 3600;
}

/** Two days without a burst. */
export const normalDays = (engine: Engine) => runNetwork(engine, cityNetwork(hours), step);

/** The same two days with a burst that begins on the first. */
export function burstDays(engine: Engine, place: PlaceId, millimetres: number, at: number): Run {
  const burst = { at, node: places[place].node, emitter: holeCoefficient(millimetres) };
  return runNetwork(engine, cityNetwork(hours), step, [burst]);
}

/** m³/h into the area of a place, by its meters. */
export function inflowOf({ area }: Place, run: Run): number[] {
  const { inlets, outlets } = areas[area];
  return run.times.map(
    (_, index) =>
      sum(inlets.map((id) => at(run.flow, id, index))) - sum(outlets.map((id) => at(run.flow, id, index))),
  );
}

/** Which valves can be closed: the two in the street, those of the next junctions, or the area's own. */
export const valveIds = ["street", "block", "zone"] as const;
export type Valves = (typeof valveIds)[number];

/** How many people have less than 7 m of pressure in the morning's peak while the valves around a burst are closed. */
export function peopleWithoutWater(engine: Engine, place: PlaceId, valves: Valves): number {
  const peak = cityNetwork(0);
  peak.times["Pattern Start"] = "7:00";
  const closed = valvesAround(peak, places[place], valves).map((link) => ({ at: 0, link, open: false }));
  const run = runNetwork(engine, peak, step, closed);
  const dry = peak.junctions.filter(({ id }) => at(run.pressure, id, 0) < enoughPressure);
  const atJunctions = sum(dry.map(({ id }) => peopleAt(id)));
  // The model knows people at junctions alone; those of the closed street are dry whatever happens at its ends.
  return valves === "street" && places[place].area !== "trunk" ? atJunctions + peoplePerStreet : atJunctions;
}

/** CPHEEO's manual (1999) requires 7 m where houses have one storey; below it taps run dry upstairs, and people call. */
export const enoughPressure = 7;

function valvesAround({ pipes }: Network, place: Place, valves: Valves): string[] {
  if (valves === "zone") return areas[place.area].inlets;
  if (valves === "street") return place.pipes;
  const ends = pipes
    .filter(({ id }) => place.pipes.includes(id))
    .flatMap(({ from, to }) => [from, to])
    .filter((end) => end !== place.node);
  return pipes.filter(({ from, to }) => ends.includes(from) || ends.includes(to)).map(({ id }) => id);
}

export function at(series: Map<string, number[]>, id: string, index: number): number {
  const value = series.get(id)?.[index];
  if (value === undefined) throw new Error(`The water network has no ${id} at step ${index}`);
  return value;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
