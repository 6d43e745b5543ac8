import type { Answers } from "./answers.ts";
import type { Exchange, Handle } from "./exchange.ts";

type Waiting = { exchange: Exchange; take: () => void; leave: () => void };

const shortestTickMs = 20;

// Longer than that nobody waits.
const longestWaitSeconds = 5;

/**
 * Answers at most so many a second; the others wait for their turn, which costs next to nothing. Whoever asks for random
 * addresses as fast as they are answered would otherwise take the time of those who ask for pages.
 */
export function pacer(perSecond: number, answers: Answers) {
  const mostWaiting = perSecond * longestWaitSeconds;
  const tickMs = Math.max(shortestTickMs, 1000 / perSecond);
  const perTick = Math.round((perSecond * tickMs) / 1000);
  const waiting: Waiting[] = [];
  let left = perTick;
  let ticking: NodeJS.Timeout | undefined;

  function tick() {
    left = perTick;
    while (left > 0 && waiting.length > 0) {
      const next = waiting.shift();
      // Whoever has gone takes nobody's turn.
      if (next?.exchange.res.destroyed) next.leave();
      else next?.take();
    }
    if (left === perTick) ticking = void clearInterval(ticking);
  }

  return (handle: Handle): Handle =>
    (exchange) => {
      function take() {
        left--;
        ticking ??= setInterval(tick, tickMs).unref();
        return handle(exchange);
      }
      if (left > 0 && waiting.length === 0) return take();
      if (waiting.length >= mostWaiting) return answers.refuse(exchange.req, exchange.res, 503);
      return new Promise((answered) => {
        waiting.push({ exchange, take: () => answered(take()), leave: () => answered(0) });
      });
    };
}
