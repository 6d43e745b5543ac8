import { type SimulatorId, simulators } from "#simulation/index.ts";
import type { Result } from "#simulation/simulator.ts";
import type { Values } from "../trial.ts";

/** What the page asks of the worker, and what it answers. */
export type Question = { simulator: SimulatorId; values: Values };
export type Answer = { result: Result } | { error: string };

addEventListener("message", async ({ data: { simulator, values } }: MessageEvent<Question>) => {
  try {
    const { run } = await simulators[simulator]();
    const answer: Answer = { result: await run(values as never) };
    postMessage(answer);
  } catch (error) {
    const answer: Answer = { error: String(error) };
    postMessage(answer);
  }
});
