import type { Curve } from "./curves.ts";

/** What may wait: a share of the load at any time, and for how many blocks at most. */
export type Waiting = { share: number; blocks: number };

/**
 * The same energy under the lowest cap, in whole kW, that holds when loads may wait. What is above the cap waits, first come first
 * served, until there is room.
 */
export function levelled(curve: Curve, waiting: Waiting): Curve {
  let low = Math.floor(curve.reduce((sum, kw) => sum + kw, 0) / curve.length);
  let high = Math.ceil(Math.max(...curve));
  let best = curve;
  while (low < high) {
    const cap = Math.floor((low + high) / 2);
    const capped = under(cap, curve, waiting);
    if (capped) {
      best = capped;
      high = cap;
    } else {
      low = cap + 1;
    }
  }
  return best;
}

/** The curve under a cap, or nothing when something would have to wait that must not, or too long. */
function under(cap: number, curve: Curve, { share, blocks }: Waiting): Curve | undefined {
  const queue: { since: number; kw: number }[] = [];
  const result: Curve = [];
  for (const [block, kw] of curve.entries()) {
    const above = Math.max(0, kw - cap);
    if (above > kw * share) return undefined;
    if (above > 0) queue.push({ since: block, kw: above });
    let room = cap - (kw - above);
    while (queue[0] && room > 0) {
      const served = Math.min(room, queue[0].kw);
      room -= served;
      queue[0].kw -= served;
      if (queue[0].kw <= 1e-9) queue.shift();
    }
    if (queue[0] && block - queue[0].since >= blocks) return undefined;
    result.push(cap - room);
  }
  return queue.length ? undefined : result;
}
