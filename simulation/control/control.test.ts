import { beforeAll, describe, expect, test } from "vitest";
import { circuits, lamps } from "#simulation/city/city.ts";
import { roadBetween } from "#simulation/city/routes.ts";
import { type CityDay, openCity } from "./day.ts";
import { correlate } from "./incidents.ts";
import { whereIs } from "./places.ts";
import { type Plan, scenarioIds } from "./plan.ts";
import type { Report } from "./reports.ts";
import { outputAt } from "./systems/lamps.ts";
import { positionAt } from "./trips.ts";

let city: (plan: Plan) => CityDay;
beforeAll(async () => {
  city = await openCity();
});

const plan = (scenario: Plan["scenario"], orders: Plan["orders"] = []): Plan => ({
  scenario,
  seed: "1",
  orders,
});

test("the same plan gives the same day, another seed another", () => {
  for (const scenario of scenarioIds) expect(city(plan(scenario))).toEqual(city(plan(scenario)));
  expect(city({ ...plan("ordinary"), seed: "2" }).reports).not.toEqual(city(plan("ordinary")).reports);
});

describe("the night of the burst main", () => {
  test("becomes one incident of several systems, and the water loss ends with the closed valves", () => {
    const day = city(plan("burst"));
    const [burst, ...more] = day.incidents.filter(({ kind }) => kind === "burst");
    expect(more).toEqual([]);
    expect(burst?.reports.length).toBeGreaterThan(1);
    const { closed = 0 } = day.responses.find(({ incident }) => incident === burst?.id) ?? {};
    const quarter = Math.ceil(closed / 15);
    expect(day.water.lost[quarter - 2]).toBeGreaterThan(50);
    expect(day.water.lost.slice(quarter + 1).every((flow) => flow < 0.01)).toBe(true);
  });

  test("loses what an orifice lets through: Q = 0.6 A √(2 g h), at the pressures of the network", () => {
    const day = city(plan("burst"));
    const area = (Math.PI / 4) * 0.06 ** 2;
    const flowAt = (head: number) => 0.6 * area * Math.sqrt(2 * 9.81 * head) * 3600;
    const highest = Math.max(...day.water.lost);
    expect(highest).toBeGreaterThan(flowAt(5));
    expect(highest).toBeLessThan(flowAt(45));
  });
});

test("a stolen circuit is dark from the theft to the repair, and no other is", () => {
  const day = city(plan("theft"));
  const order = 2 * 60 + 35;
  const lit = (circuit: string, minute: number) =>
    lamps.filter((lamp, index) => lamp.circuit === circuit && outputAt(day.lamps, index, minute) > 0).length;
  for (const circuit of circuits) {
    expect(lit(circuit, order - 5)).toBeGreaterThan(0);
    if (circuit === "B") expect(lit(circuit, order + 30)).toBe(0);
    else expect(lit(circuit, order + 30)).toBeGreaterThan(0);
  }
});

test("lamps burn by night, not by day, and come on one after the other", () => {
  const day = city(plan("ordinary"));
  const on = (minute: number) => lamps.filter((_, index) => outputAt(day.lamps, index, minute) > 0).length;
  expect(on(12 * 60)).toBe(0);
  expect(on(20 * 60)).toBeGreaterThanOrEqual(lamps.length - 1);
  const dusk = Array.from({ length: 20 }, (_, minute) => on(day.sun.sunset + minute));
  expect(new Set(dusk).size).toBeGreaterThan(5);
});

test("the grid gives what all take, less what the sun gives", () => {
  const { power } = city(plan("ordinary"));
  for (let quarter = 0; quarter < 96; quarter++) {
    const taken = [...power.blocks.values()].reduce((sum, curve) => sum + (curve[quarter] ?? 0), 0);
    const all = taken + (power.lamps[quarter] ?? 0) + (power.pumps[quarter] ?? 0);
    expect(power.grid[quarter]).toBeCloseTo(all - (power.solar[quarter] ?? 0), 6);
  }
});

test("vehicles stay on the roads, and no unit is at two places at once", () => {
  const { trips } = city(plan("monsoon"));
  for (const { stops } of trips) {
    for (const [index, { at, crossing }] of stops.entries()) {
      const before = stops[index - 1] ?? { at: 0, crossing };
      expect(at).toBeGreaterThanOrEqual(before.at);
      if (crossing !== before.crossing) expect(() => roadBetween(before.crossing, crossing)).not.toThrow();
    }
  }
  const ambulances = trips.filter(({ vehicle }) => vehicle === "ambulance");
  for (let minute = 0; minute < 1440; minute += 5) {
    const out = ambulances.filter((trip) => positionAt(trip, minute)).map(({ unit }) => unit);
    expect(new Set(out).size).toBe(out.length);
  }
});

describe("reports", () => {
  const report = (at: number, id: Report["id"], where = whereIs.main("market")): Report => ({
    at,
    id,
    where,
    values: {},
  });

  test("of the same place and time are one incident; two systems that agree confirm it at once", () => {
    const incidents = correlate([report(60, "water.pressure"), report(62, "video.water")]);
    expect(incidents).toHaveLength(1);
    expect(incidents[0]).toMatchObject({ kind: "burst", opened: 60, confirmed: 63 });
  });

  test("of different places are different incidents", () => {
    expect(
      correlate([report(60, "water.pressure"), report(62, "water.pressure", whereIs.main("trunk"))]),
    ).toHaveLength(2);
  });

  test("each stand alone where nobody holds them together", () => {
    const apart = { confirmMinutes: 30, windowMinutes: -1 };
    expect(correlate([report(60, "water.pressure"), report(60, "video.water")], apart)).toHaveLength(2);
  });
});

test("whatever a visitor does becomes an incident of its kind", () => {
  const orders: Plan["orders"] = [
    { kind: "burst", at: 600, main: "hill", millimetres: 60 },
    { kind: "fire", at: 700, block: "32" },
    { kind: "festival", at: 1020, block: "11" },
    { kind: "lamp", at: 1200, lamp: 3 },
    { kind: "outage", at: 800, block: "43" },
    { kind: "theft", at: 1260, circuit: "D" },
  ];
  const { incidents } = city(plan("ordinary", orders));
  const kinds = incidents.map(({ kind }) => kind);
  for (const kind of ["burst", "fire", "crowd", "lamp", "outage", "theft"]) expect(kinds).toContain(kind);
});
