import type { Curve } from "./curves.ts";
import { maximumDemand } from "./demand.ts";
import { apparent } from "./power-factor.ts";

/** A high-tension tariff by kVAh with a charge for the month's maximum demand. */
export type Tariff = { perKvah: number; perKva: number };

export type Bill = {
  kwh: number;
  kvah: number;
  powerFactor: number;
  demand: number;
  block: number;
  rupees: number;
};

/** A month of equal days, given by the day's blocks of a quarter of an hour. */
export function monthlyBill(kw: Curve, kvar: Curve, tariff: Tariff, days = 30): Bill {
  const kva = kw.map((active, block) => apparent(active, kvar[block] ?? 0));
  const kwh = (days * sum(kw)) / 4;
  const kvah = (days * sum(kva)) / 4;
  const { kva: demand, block } = maximumDemand(kva);
  const rupees = kvah * tariff.perKvah + demand * tariff.perKva;
  return { kwh, kvah, powerFactor: kwh / kvah, demand, block, rupees };
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0);
}
