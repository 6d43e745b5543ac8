import type { Plugin } from "vite";
import { openCity } from "#simulation/control/day.ts";
import { type Entry, logOf } from "#simulation/control/log.ts";

const id = "virtual:worked-night";

/** The night of the burst main, as the control room's page shows it without any code: no engine is in there. */
export function workedNight(): Plugin {
  return {
    name: "worked-night",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: async (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify(await entriesOfNight())}` : null,
  };
}

async function entriesOfNight(): Promise<Entry[]> {
  const city = await openCity();
  return logOf(city({ scenario: "burst", seed: "1", orders: [] })).filter(({ kind }) => kind === "burst");
}
