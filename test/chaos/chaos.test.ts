import { expect, test } from "vitest";
import { minuteMs } from "../../server/time.ts";
import { chaos, problemsOf } from "./chaos.ts";

test("a minute of load while everything breaks loses no letter, and operators are told when it is over", {
  timeout: 10 * minuteMs,
}, async () => {
  for (const outcome of await chaos(minuteMs)) expect(problemsOf(outcome), outcome.name).toEqual([]);
});
