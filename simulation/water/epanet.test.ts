import { beforeAll, describe, expect, test } from "vitest";
import type { Network } from "./inp.ts";
import { loadEngine } from "./load-engine.ts";
import { runNetwork } from "./run-network.ts";
import type { Engine } from "./toolkit.ts";

const hour = 3600;
let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

describe("EPANET 2.2 Users Manual (EPA/600/R-20/133), the tutorial's network and the report in appendix C", () => {
  // 1,000 gpm at 200 ft is all that the manual says of the pump; a pattern's step lasts six hours.
  const tutorial: Network = {
    title: "EPANET TUTORIAL",
    junctions: [
      { id: "2", elevation: 0, demand: 0 },
      { id: "3", elevation: 710, demand: 650 },
      { id: "4", elevation: 700, demand: 150 },
      { id: "5", elevation: 695, demand: 200 },
      { id: "6", elevation: 700, demand: 150 },
    ],
    reservoirs: [{ id: "1", head: 700 }],
    tanks: [{ id: "7", elevation: 850, level: { initial: 5, min: 0, max: 15 }, diameter: 70 }],
    pipes: [
      pipe("1", "2", "3", 3000, 12),
      pipe("2", "3", "6", 5000, 12),
      pipe("3", "3", "4", 5000, 8),
      pipe("4", "4", "5", 5000, 8),
      pipe("5", "5", "6", 5000, 8),
      pipe("6", "6", "7", 7000, 10),
    ],
    pumps: [{ id: "7", from: "1", to: "2", curve: "1" }],
    patterns: { 1: [0.5, 1.3, 1, 1.2] },
    curves: { 1: [1000, 200] },
    controls: [],
    times: { Duration: "24:00", "Hydraulic Timestep": "1:00", "Pattern Timestep": "6:00" },
    options: { Units: "GPM", Headloss: "H-W", Pattern: 1 },
  };
  const pressures = {
    0: { 2: 387.02, 3: 73.52, 4: 75.55, 5: 76.96, 6: 74.81, 7: 2.17 },
    1: { 2: 387.26, 3: 73.8, 4: 75.85, 5: 77.27, 6: 75.12, 7: 2.6 },
  };
  const flows = { 1: 1049.81, 2: 559.25, 3: 165.56, 4: 90.56, 5: -9.44, 6: 474.81, 7: 1049.81 };

  test("every pressure of the first two hours is as printed", () => {
    const run = runNetwork(engine, tutorial, hour);
    for (const [at, printed] of Object.entries(pressures)) {
      for (const [id, psi] of Object.entries(printed)) {
        expect(run.pressure.get(id)?.[Number(at)], `node ${id} at ${at}:00`).toBeCloseTo(psi, 2);
      }
    }
  });

  test("every flow at the start is as printed", () => {
    const run = runNetwork(engine, tutorial, hour);
    for (const [id, gpm] of Object.entries(flows)) {
      expect(run.flow.get(id)?.[0], `link ${id}`).toBeCloseTo(gpm, 2);
    }
  });
});

describe("EPANET Example Network 1 (Net1) and the report of EPANET 2.00.12", () => {
  const net1: Network = {
    title: "EPANET Example Network 1",
    junctions: [
      { id: "10", elevation: 710, demand: 0 },
      { id: "11", elevation: 710, demand: 150 },
      { id: "12", elevation: 700, demand: 150 },
      { id: "13", elevation: 695, demand: 100 },
      { id: "21", elevation: 700, demand: 150 },
      { id: "22", elevation: 695, demand: 200 },
      { id: "23", elevation: 690, demand: 150 },
      { id: "31", elevation: 700, demand: 100 },
      { id: "32", elevation: 710, demand: 100 },
    ],
    reservoirs: [{ id: "9", head: 800 }],
    tanks: [{ id: "2", elevation: 850, level: { initial: 120, min: 100, max: 150 }, diameter: 50.5 }],
    pipes: [
      pipe("10", "10", "11", 10530, 18),
      pipe("11", "11", "12", 5280, 14),
      pipe("12", "12", "13", 5280, 10),
      pipe("21", "21", "22", 5280, 10),
      pipe("22", "22", "23", 5280, 12),
      pipe("31", "31", "32", 5280, 6),
      pipe("110", "2", "12", 200, 18),
      pipe("111", "11", "21", 5280, 10),
      pipe("112", "12", "22", 5280, 12),
      pipe("113", "13", "23", 5280, 8),
      pipe("121", "21", "31", 5280, 8),
      pipe("122", "22", "32", 5280, 6),
    ],
    pumps: [{ id: "9", from: "9", to: "10", curve: "1" }],
    patterns: { 1: [1, 1.2, 1.4, 1.6, 1.4, 1.2, 1, 0.8, 0.6, 0.4, 0.6, 0.8] },
    curves: { 1: [1500, 250] },
    controls: ["LINK 9 OPEN IF NODE 2 BELOW 110", "LINK 9 CLOSED IF NODE 2 ABOVE 140"],
    times: { Duration: "24:00", "Hydraulic Timestep": "1:00", "Pattern Timestep": "2:00" },
    options: { Units: "GPM", Headloss: "H-W", Pattern: 1 },
  };
  const pressures = {
    0: {
      10: 127.54,
      11: 119.26,
      12: 117.02,
      13: 118.67,
      21: 117.66,
      22: 118.76,
      23: 120.74,
      31: 115.86,
      32: 110.79,
    },
    6: {
      10: 130.67,
      11: 122.82,
      12: 122.35,
      13: 122.66,
      21: 120.05,
      22: 122.0,
      23: 123.91,
      31: 116.28,
      32: 110.87,
    },
  };
  const flows = {
    9: 1866.18,
    11: 1234.21,
    21: 191.16,
    31: 40.81,
    110: -766.18,
    111: 481.97,
    113: 29.34,
    122: 59.19,
  };

  test("pressures at 0:00 and 6:00 are as reported", () => {
    const run = runNetwork(engine, net1, hour);
    for (const [at, printed] of Object.entries(pressures)) {
      for (const [id, psi] of Object.entries(printed)) {
        expect(run.pressure.get(id)?.[Number(at)], `node ${id} at ${at}:00`).toBeCloseTo(psi, 2);
      }
    }
  });

  test("flows at 0:00 are as reported", () => {
    const run = runNetwork(engine, net1, hour);
    for (const [id, gpm] of Object.entries(flows))
      expect(run.flow.get(id)?.[0], `link ${id}`).toBeCloseTo(gpm, 2);
  });

  test("the pump stops at 12:32:34 and starts at 22:41:30, as reported", () => {
    const run = runNetwork(engine, net1, 2);
    const pump = run.flow.get("9") as number[];
    const on = run.times.filter((_, index) => (pump[index] as number) > 0);
    expect(run.times).toContain(12 * hour + 32 * 60 + 34);
    expect(on).not.toContain(12 * hour + 32 * 60 + 34);
    expect(on).toContain(22 * hour + 41 * 60 + 30);
  });
});

/** Hazen and Williams' coefficient is 100 in both networks. */
function pipe(id: string, from: string, to: string, length: number, diameter: number) {
  return { id, from, to, length, diameter, roughness: 100 };
}
