import { type SimulatorId, simulators } from "#simulation/index.ts";
import type { Result } from "#simulation/simulator.ts";
import type { Values } from "../trial.ts";

/** What the page asks of the worker, and what it answers. */
export type RunRequest = { simulator: SimulatorId; values: Values };
export type RunReply = { result: Result } | { error: string };

addEventListener("message", async ({ data: { simulator, values } }: MessageEvent<RunRequest>) => {
  try {
    const { run } = await simulators[simulator]();
    const answer: RunReply = { result: await run(values as never) };
    postMessage(answer);
  } catch (error) {
    const answer: RunReply = { error: String(error) };
    postMessage(answer);
  }
});
