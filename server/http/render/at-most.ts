import type { Answers } from "../answers.ts";
import type { Handle } from "../exchange.ts";

/** Lets only so many be under way at once, and turns the rest away at once: a queue would grow faster than it is served. */
export function atMost(most: number, handle: Handle, answers: Answers): Handle {
  let underWay = 0;
  return async (exchange) => {
    if (underWay >= most) return answers.refuse(exchange.req, exchange.res, 503, ["Retry-After", "10"]);
    underWay++;
    try {
      return await handle(exchange);
    } finally {
      underWay--;
    }
  };
}
