import { blocks, lampsPerPost } from "#simulation/city/city.ts";
import { curveOf, type Kind, quarters } from "#simulation/energy/curves.ts";
import { solarKilowatts } from "#simulation/energy/solar.ts";
import { type Day, sites } from "#simulation/sun/sun.ts";
import { isRaining, type Weather } from "../plan.ts";
import { type LampsDay, lampKilowatts, type Span } from "./lamps.ts";

/** A day of the city's feeders, in kW for each quarter of an hour. */
export type PowerDay = {
  /** By block. */
  blocks: Map<string, number[]>;
  lamps: number[];
  pumps: number[];
  solar: number[];
  /** What the grid gives: all loads less what the sun gives. */
  grid: number[];
};

/** What the blocks take at most, kW, by the kinds of buildings in them. */
const loads: Record<string, Partial<Record<Kind, number>>> = {
  village: { home: 320 },
  park: { shop: 15 },
  civic: { office: 420 },
  "hospital-block": { hospital: 900 },
  depot: { office: 160 },
  works: { works: 1400 },
  temple: { shop: 60 },
  mixed: { home: 520, shop: 380 },
  computing: { data: 2200 },
  substation: { office: 20 },
  towers: { home: 700, office: 1100 },
};

/** Panels in the field and on roofs, kW at full sun. Under rain clouds they give an eighth. */
const solarRated = 3000;
const underCloud = 0.125;

export function powerDay(
  day: Day,
  lamps: LampsDay,
  pumps: number[],
  outages: Map<string, Span[]>,
  weather: Weather | undefined,
): PowerDay {
  const minutes = Array.from({ length: quarters }, (_, quarter) => quarter * 15);
  const byBlock = new Map(blocks.map(({ id, kind }) => [id, blockCurve(kind, outages.get(id) ?? [])]));
  const lampLoad = minutes.map((minute) => lampKilowatts(lamps, minute, lampsPerPost));
  const solar = minutes.map(
    (minute) =>
      solarKilowatts(solarRated, sites.chennai, day, minute) * (isRaining(weather, minute) ? underCloud : 1),
  );
  const grid = minutes.map((_, quarter) => {
    const buildings = [...byBlock.values()].reduce((sum, curve) => sum + (curve[quarter] ?? 0), 0);
    return buildings + (lampLoad[quarter] ?? 0) + (pumps[quarter] ?? 0) - (solar[quarter] ?? 0);
  });
  return { blocks: byBlock, lamps: lampLoad, pumps, solar, grid };
}

function blockCurve(kind: string, outages: Span[]): number[] {
  const curves = Object.entries(loads[kind] ?? {}).map(([of, peak]) => curveOf(of as Kind, peak));
  return Array.from({ length: quarters }, (_, quarter) => {
    const without = outages.some(({ from, until }) => quarter * 15 + 15 > from && quarter * 15 < until);
    return without ? 0 : curves.reduce((sum, curve) => sum + (curve[quarter] ?? 0), 0);
  });
}
