import { bins, block, stations } from "#simulation/city/city.ts";
import { shortestRoute } from "#simulation/city/routes.ts";
import type { Random } from "#simulation/random.ts";
import { planRounds } from "#simulation/waste/rounds.ts";
import { truck } from "#simulation/waste/truck.ts";
import { whereIs } from "../places.ts";
import type { Order, Weather } from "../plan.ts";
import type { Report } from "../reports.ts";
import { drive, type Trip } from "../trips.ts";

/** A day of the bins: how full each is every half an hour (1 is full), and the trucks that empty them. */
export type WasteDay = { fills: Map<string, number[]>; trips: Trip[]; reports: Report[]; collected: number };

/** Share of a bin that a day fills, by the kind of block it stands at. */
const daily: Record<string, number> = { mixed: 0.7, towers: 0.6, temple: 0.7 };
const usual = 0.4;

/** Rounds by need: a truck leaves for the bins that are at least so full. */
const departures = [6 * 60, 14 * 60, 21 * 60];
const worthIt = 0.6;
const reportedFrom = 0.9;

const steps = 48;
const minutesPerStep = 30;

/** Half of a day's waste comes between ten and eight in the evening. */
const byHour = [1, 1, 1, 1, 1, 2, 4, 5, 5, 5, 5, 5, 6, 6, 5, 5, 5, 6, 7, 7, 6, 5, 3, 2];
const wholeDay = byHour.reduce((sum, share) => sum + share, 0);

export function wasteDay(random: Random, orders: Order[], weather: Weather | undefined): WasteDay {
  const levels = new Map(bins.map(({ id }) => [id, random.below(50) / 100]));
  const fills = new Map(bins.map(({ id }) => [id, [] as number[]]));
  const trips: Trip[] = [];
  const reports: Report[] = [];
  let collected = 0;
  for (let step = 0; step < steps; step++) {
    const minute = step * minutesPerStep;
    for (const { id, block: at } of bins) {
      const before = levels.get(id) ?? 0;
      const level = Math.min(1.25, before + filling(at, minute, orders));
      levels.set(id, level);
      fills.get(id)?.push(level);
      if (before < reportedFrom && level >= reportedFrom)
        reports.push({
          at: minute,
          id: "waste.full",
          where: whereIs.bin(id),
          values: { percent: Math.round(level * 100) },
        });
    }
    if (departures.includes(minute)) {
      const due = bins.filter(({ id }) => (levels.get(id) ?? 0) >= worthIt);
      collected += due.length;
      if (due.length > 0)
        trips.push(
          roundOver(
            due.map(({ crossing }) => crossing),
            minute,
            weather,
          ),
        );
      for (const { id } of due) levels.set(id, 0);
    }
  }
  return { fills, trips, reports, collected };
}

function filling(blockId: string, minute: number, orders: Order[]): number {
  const share = (byHour[Math.floor(minute / 60) % 24] ?? 0) / wholeDay / 2;
  const festive = orders.some(
    (order) =>
      order.kind === "festival" && order.block === blockId && minute >= order.at && minute < order.at + 300,
  );
  return share * (daily[block(blockId).kind] ?? usual) * (festive ? 9 : 1);
}

/** One round over the bins' crossings, as the waste simulator plans it. */
function roundOver(stops: string[], leave: number, weather: Weather | undefined): Trip {
  const places: string[] = [stations.depot, ...new Set(stops)];
  const [round = []] = planRounds({
    depot: 0,
    stops: places.slice(1).map((_, index) => index + 1),
    loads: places.slice(1).map(() => 1),
    capacity: places.length,
    metres: (from, to) => shortestRoute(places[from] ?? "", places[to] ?? "").metres,
  });
  const tasks = round.map((stop) => ({ crossing: places[stop] ?? "", stay: truck.secondsPerStop / 60 }));
  return drive(
    "T1",
    "truck",
    stations.depot,
    [...tasks, { crossing: stations.depot, stay: 0 }],
    leave,
    weather,
  );
}
