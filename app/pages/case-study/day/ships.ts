import type { HarbourDayContent } from "#model/kinds/case-study-day.ts";
import { language } from "#model/language.ts";
import { clockOf, type DayFigures, type Lane } from "./lane.ts";

type Ship = HarbourDayContent["ships"][number];

const waits = { before: "waitBefore", after: "waitAfter" } as const;

const waitOf = (ship: Ship, lane: Lane) => ship[waits[lane]];

/** The hours in a ship's call: when it drops anchor, leaves for its berth, and sails again. */
const callOf = (ship: Ship, lane: Lane, alongside: number) => {
  const weighs = ship.arrives + waitOf(ship, lane);
  const moored = weighs + passage;
  return { anchors: ship.arrives, weighs, moored, sails: moored + alongside };
};

/** Hours under way: from sea to the anchorage, from there to the quay, and out again. */
const passage = 1;

type Place = { x: number; y: number; turn: number };
export type ShipState = Place & { isWaiting: boolean };

/** The chart that ships are drawn on. */
export const chart = { width: 640, height: 240, mouth: { x: 424, y: 120, turn: 0 } };
const sea: Place = { x: -60, y: 120, turn: 0 };
const out: Place = { x: -60, y: 214, turn: 180 };
const anchorages = [304, 204, 104].flatMap((x) => [62, 120, 178].map((y) => ({ x, y, turn: 0 })));
const berths = [34, 91, 148, 205].map((y) => ({ x: 541, y, turn: -90 }));

/** Where every ship is; none that has not come yet, or has left. */
export function shipsAt(
  { ships, alongside }: HarbourDayContent,
  lane: Lane,
  hour: number,
): (ShipState | undefined)[] {
  const calls = ships.map((ship) => callOf(ship, lane, alongside));
  const anchored = slots(calls.map(({ anchors, weighs }) => [anchors - passage, weighs + passage / 2]));
  const moored = slots(calls.map(({ weighs, sails }) => [weighs, sails + passage / 2]));
  return calls.map(({ anchors, weighs, moored: berthed, sails }, index) => {
    const anchorage = anchorages[(anchored[index] ?? 0) % anchorages.length] as Place;
    const berth = berths[(moored[index] ?? 0) % berths.length] as Place;
    if (hour < anchors - passage || hour > sails + passage) return undefined;
    const way =
      hour < anchors
        ? along([sea, anchorage], (hour - anchors) / passage + 1)
        : hour < weighs
          ? anchorage
          : hour < berthed
            ? along([anchorage, chart.mouth, berth], (hour - weighs) / passage)
            : hour < sails
              ? berth
              : along(
                  [berth, { ...chart.mouth, turn: -180 }, { ...out, turn: -180 }],
                  (hour - sails) / passage,
                );
    return { ...way, isWaiting: hour >= anchors && hour < weighs };
  });
}

/** The first slot that is free for each of some spans of time. */
function slots(spans: [number, number][]) {
  const taken: number[] = [];
  const given: number[] = [];
  for (const [index, [from, to]] of [...spans.entries()].sort(([, a], [, b]) => a[0] - b[0])) {
    const free = taken.findIndex((until) => until <= from);
    const slot = free < 0 ? taken.length : free;
    taken[slot] = to;
    given[index] = slot;
  }
  return given;
}

/** Some way along a path of places, each leg taking as long as the others. */
function along(places: Place[], share: number): Place {
  const legs = places.length - 1;
  const leg = Math.min(Math.floor(share * legs), legs - 1);
  const [from, to] = [places[leg] as Place, places[leg + 1] as Place];
  const part = eased(Math.min(Math.max(share * legs - leg, 0), 1));
  const mid = (a: number, b: number) => a + (b - a) * part;
  return { x: mid(from.x, to.x), y: mid(from.y, to.y), turn: mid(from.turn, to.turn) };
}

const eased = (part: number) => part * part * (3 - 2 * part);

const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });

export const shipFigures = (day: HarbourDayContent): DayFigures => {
  const { ships, counts, columns, average } = day;
  const hoursOf = (hours: number) => `${numbers.format(hours)}\u00a0h`;
  return {
    from: 0,
    still: 0.6,
    countsAt: (lane, hour) => [
      { value: waitingAt(day, lane, hour), label: counts.waiting },
      { value: Math.round(waitedUntil(day, lane, hour)), label: counts.waited },
    ],
    table: {
      head: [columns.ship, columns.arrives, day.before, day.after],
      rows: [
        ...ships.map((ship, index) => [
          String(index + 1),
          clockOf(ship.arrives),
          hoursOf(ship.waitBefore),
          hoursOf(ship.waitAfter),
        ]),
        [columns.average, "", hoursOf(average.before), hoursOf(average.after)],
      ],
    },
  };
};

const waitingAt = ({ ships }: HarbourDayContent, lane: Lane, hour: number) =>
  ships.filter((ship) => hour >= ship.arrives && hour < ship.arrives + waitOf(ship, lane)).length;

/** The hours that all ships together have waited since midnight. */
const waitedUntil = ({ ships }: HarbourDayContent, lane: Lane, hour: number) =>
  ships.reduce((sum, ship) => {
    const until = Math.min(hour, ship.arrives + waitOf(ship, lane));
    return sum + Math.max(until - Math.max(ship.arrives, 0), 0);
  }, 0);
