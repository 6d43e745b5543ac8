import { channel } from "node:diagnostics_channel";

/** What takes time outside of this process, and how it went. */
export type Observed = { seconds: number; ok: boolean };

export const observed = { store: channel("letters:store"), smtp: channel("letters:smtp") };

/** Does something and tells how long it took, to whoever measures; without anyone it costs nothing. */
export async function timed<T>(what: keyof typeof observed, work: () => Promise<T>): Promise<T> {
  const { [what]: to } = observed;
  if (!to.hasSubscribers) return work();
  const started = performance.now();
  let ok = false;
  try {
    const result = await work();
    ok = true;
    return result;
  } finally {
    to.publish({ seconds: (performance.now() - started) / 1000, ok } satisfies Observed);
  }
}
