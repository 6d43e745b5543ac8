import { figure } from "#simulation/figure.ts";
import { randomFrom } from "#simulation/random.ts";
import { type Plot, simulator } from "#simulation/simulator.ts";
import { sites } from "#simulation/sun/sun.ts";
import { type Failure, failuresOfYear, practice } from "./faults.ts";
import { type Night, nightOf, nightsOfYear } from "./nights.ts";
import { burningWattHours, nodeWatts, wattsByMinute } from "./power.ts";
import { profiles } from "./profiles.ts";

/** What dimming and reporting lamps save in a year, beside lamps at full power that patrols look after. */
export const light = simulator({
  inputs: {
    lamps: { kind: "number", min: 100, max: 100_000, step: 100, unit: "", initial: 10_000 },
    watts: { kind: "number", min: 20, max: 400, step: 5, unit: "W", initial: 90 },
    profile: {
      kind: "choice",
      options: ["arterial", "residential", "presence", "full"],
      initial: "arterial",
    },
    city: { kind: "choice", options: ["chennai", "new-delhi"], initial: "chennai" },
    tariff: { kind: "number", min: 2, max: 20, step: 0.1, unit: "₹/kWh", initial: 8 },
  },
  run({ lamps, watts, profile, city, tariff }) {
    const site = sites[city];
    const nights = nightsOfYear(site);
    const controlled = wattsByMinute(watts, profiles[profile]);
    const today = wattsByMinute(watts, profiles.full);
    const nodes = (lamps * nodeWatts * 24 * nights.length) / 1000;
    const energy = kilowattHours(lamps, controlled, nights) + nodes;
    const energyToday = kilowattHours(lamps, today, nights);
    const failures = failuresOfYear(randomFrom("lamps"), nights, lamps, practice.controlled);
    const failuresToday = failuresOfYear(randomFrom("lamps"), nights, lamps, practice.today);
    return {
      figures: [
        figure("saving", "₹", 0, (energyToday - energy) * tariff),
        figure("energy", "kWh", 0, energy, energyToday),
        figure("cost", "₹", 0, energy * tariff, energyToday * tariff),
        figure("night", "kWh", 0, energy / nights.length, energyToday / nights.length),
        figure("unknown", "h", 1, mean(failures, "hoursUnknown"), mean(failuresToday, "hoursUnknown")),
        figure("dark", "h", 1, mean(failures, "hoursDark"), mean(failuresToday, "hoursDark")),
        figure("failures", "", 0, failures.length),
      ],
      plot: nightPlot(lamps, controlled, today, nightOf(site, { year: 2026, month: 3, day: 20 })),
    };
  },
});

function kilowattHours(lamps: number, wattsByMinute: number[], nights: Night[]) {
  const wattHours = nights.reduce((sum, night) => sum + burningWattHours(wattsByMinute, night), 0);
  return (lamps * wattHours) / 1000;
}

function mean(failures: Failure[], key: "hoursUnknown" | "hoursDark") {
  if (failures.length === 0) return 0;
  return failures.reduce((sum, failure) => sum + failure[key], 0) / failures.length;
}

/** One night, every ten minutes from 17:00 to 07:00. */
function nightPlot(lamps: number, controlled: number[], today: number[], { on, off }: Night): Plot {
  const minutes = Array.from({ length: 85 }, (_, index) => 17 * 60 + index * 10);
  const kilowatts = (watts: number[], always: number) =>
    minutes.map((minute) => {
      const burning = minute >= on && minute < off ? (watts[minute % 1440] ?? 0) : 0;
      return (lamps * (burning + always)) / 1000;
    });
  return {
    x: { id: "clock", unit: "h", values: minutes.map((minute) => minute / 60) },
    lines: [
      { id: "controlled", unit: "kW", values: kilowatts(controlled, nodeWatts) },
      { id: "today", unit: "kW", values: kilowatts(today, 0) },
    ],
  };
}
