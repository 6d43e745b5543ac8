import type { Handle } from "./exchange.ts";

type Turn = "given" | "gone" | "too many wait";
type Waiting = { hasGone: () => boolean; end: (turn: Turn) => void };

const shortestTickMs = 20;

// Longer than that nobody waits.
const longestWaitSeconds = 5;

/**
 * Gives so many turns a second; the others wait for theirs, which costs next to nothing. Whoever asks for random addresses
 * as fast as they are answered would otherwise take the time of those who ask for pages.
 */
export function turns(perSecond: number) {
  const mostWaiting = perSecond * longestWaitSeconds;
  const tickMs = Math.max(shortestTickMs, 1000 / perSecond);
  const perTick = Math.round((perSecond * tickMs) / 1000);
  const waiting: Waiting[] = [];
  let left = perTick;
  let ticking: NodeJS.Timeout | undefined;

  function tick() {
    left = perTick;
    while (left > 0 && waiting.length > 0) {
      const { hasGone, end } = waiting.shift() as Waiting;
      // Whoever has gone takes nobody's turn.
      if (hasGone()) end("gone");
      else end(give());
    }
    if (left === perTick) ticking = void clearInterval(ticking);
  }

  function give(): Turn {
    left--;
    ticking ??= setInterval(tick, tickMs).unref();
    return "given";
  }

  return async (hasGone: () => boolean): Promise<Turn> => {
    if (left > 0 && waiting.length === 0) return give();
    if (waiting.length >= mostWaiting) return "too many wait";
    return new Promise((end) => waiting.push({ hasGone, end }));
  };
}

/** Answers at most so many requests a second. Where too many wait already, the next is answered otherwise. */
export function pacer(perSecond: number) {
  const turn = turns(perSecond);
  return (handle: Handle, otherwise: Handle): Handle =>
    async (exchange) => {
      const given = await turn(() => exchange.res.destroyed);
      if (given === "gone") return 0;
      return (given === "given" ? handle : otherwise)(exchange);
    };
}
