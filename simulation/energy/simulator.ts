import { figure } from "#simulation/figure.ts";
import { simulator } from "#simulation/simulator.ts";
import { type Curve, curveOf } from "./curves.ts";
import { apparent, type Bank, reactive, switchedIn } from "./power-factor.ts";
import { levelled, type Waiting } from "./shift.ts";
import { monthlyBill } from "./tariff.ts";

/** What a month costs a site on high tension, and what starting in sequence and correcting the power factor save. */
export const energy = simulator({
  inputs: {
    site: {
      kind: "choice",
      options: ["works", "hospital", "office", "mall", "data"],
      initial: "works",
    },
    demand: { kind: "number", min: 100, max: 10_000, step: 1, unit: "kVA", initial: 1219 },
    factor: { kind: "number", min: 0.7, max: 0.99, step: 0.01, unit: "", initial: 0.87 },
    perKvah: { kind: "number", min: 3, max: 15, step: 0.05, unit: "₹/kVAh", initial: 7.1 },
    perKva: { kind: "number", min: 0, max: 1000, step: 5, unit: "₹/kVA", initial: 480 },
  },
  run({ site, demand, factor, perKvah, perKva }) {
    const tariff = { perKvah, perKva };
    const today = dayOf(site, demand, factor);
    const kw = levelled(today.kw, waiting[site]);
    const flowing = reactiveBeside(kw, today.kvarPerKw, today.kvarAlways);
    const excess = flowing.map((kvar, block) => kvar - reactive(kw[block] ?? 0, wanted));
    const bank = bankFor(Math.max(...excess));
    const kvar = flowing.map((kvar, block) => kvar - switchedIn(excess[block] ?? 0, bank));
    const before = monthlyBill(today.kw, today.kvar, tariff);
    const after = monthlyBill(kw, kvar, tariff);
    return {
      figures: [
        figure("saving", "₹", 0, before.rupees - after.rupees),
        figure("bill", "₹", 0, after.rupees, before.rupees),
        figure("demand", "kVA", 0, after.demand, before.demand),
        figure("kvah", "kVAh", 0, after.kvah, before.kvah),
        figure("factor", "", 3, after.powerFactor, before.powerFactor),
        figure("bank", "kvar", 0, bank.step * bank.steps),
      ],
      plot: {
        x: { id: "clock", unit: "h", values: kw.map((_, block) => block / 4) },
        lines: [
          { id: "after", unit: "kVA", values: kva(kw, kvar) },
          { id: "today", unit: "kVA", values: kva(today.kw, today.kvar) },
        ],
      },
    };
  },
});

/** What may wait at such sites without harm: compressors and furnaces, chillers, laundries, pumps, charging. Up to three hours. */
const waiting = {
  works: { share: 0.2, blocks: 12 },
  hospital: { share: 0.06, blocks: 12 },
  office: { share: 0.1, blocks: 8 },
  mall: { share: 0.1, blocks: 8 },
  data: { share: 0.02, blocks: 4 },
} satisfies Record<string, Waiting>;

/** The power factor to correct to: close to unity, and safely on the lagging side of it. */
const wanted = 0.98;

/**
 * Some kvar flow always, for transformers and idling motors, and some grow with the load; that is why the power factor is lower at
 * night. The example plant's 0.88 by day (910 kW) and 0.82 at night (340 kW) give this line.
 */
const line = { perKw: 0.446, alwaysPerPeak: 0.08 };

/** The day whose highest block and whose power factor are those on the bill. */
function dayOf(site: keyof typeof waiting, demand: number, factor: number) {
  const shape = curveOf(site, 1);
  const scale = kvarScale(shape, factor);
  const kvarPerKw = line.perKw * scale;
  const highest = Math.max(...kva(shape, reactiveBeside(shape, kvarPerKw, line.alwaysPerPeak * scale)));
  const kw = shape.map((share) => (share * demand) / highest);
  const kvarAlways = (line.alwaysPerPeak * scale * demand) / highest;
  return { kw, kvarPerKw, kvarAlways, kvar: reactiveBeside(kw, kvarPerKw, kvarAlways) };
}

function reactiveBeside(kw: Curve, perKw: number, always: number): Curve {
  return kw.map((active) => active * perKw + always);
}

/** How much of the line's kvar make the day's kWh ÷ kVAh equal the bill's: found by halving. */
function kvarScale(shape: Curve, factor: number): number {
  const total = (curve: Curve) => curve.reduce((sum, value) => sum + value, 0);
  let low = 0;
  let high = 4;
  for (let round = 0; round < 40; round++) {
    const scale = (low + high) / 2;
    const kvar = reactiveBeside(shape, line.perKw * scale, line.alwaysPerPeak * scale);
    if (total(shape) / total(kva(shape, kvar)) > factor) low = scale;
    else high = scale;
  }
  return (low + high) / 2;
}

/** Steps of 25 kvar, enough for the highest load. */
function bankFor(kvar: number): Bank {
  const step = 25;
  return { step, steps: Math.max(0, Math.ceil(kvar / step)) };
}

function kva(kw: Curve, kvar: Curve): Curve {
  return kw.map((active, block) => apparent(active, kvar[block] ?? 0));
}
