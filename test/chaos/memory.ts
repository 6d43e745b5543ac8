import type { Instance } from "./start-instance.ts";

/** The heap of the process that lived longest: in the second quarter of its life and in the last, in MB. */
export type Memory = { early: number; late: number };

/** Weighs processes after a collection of garbage, again and again. */
export function openMemory() {
  const weights = new Map<number, number[]>();
  return {
    async weigh(instances: Instance[]) {
      for (const { pid, heapMb } of instances) {
        // Killed just now.
        const heap = await heapMb().catch(() => undefined);
        if (heap !== undefined) weights.set(pid, [...(weights.get(pid) ?? []), heap]);
      }
    },
    ofOldest(): Memory {
      const [oldest = []] = [...weights.values()].sort((one, other) => other.length - one.length);
      const quarter = Math.ceil(oldest.length / 4);
      return { early: mean(oldest.slice(quarter, 2 * quarter)), late: mean(oldest.slice(-quarter)) };
    },
  };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
