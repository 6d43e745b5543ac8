import type { SimulatorId } from "#simulation/index.ts";
import type { Outcome, Values } from "../trial.ts";
import type { Answer, Question } from "./worker.ts";

type Listeners = { onOutcome: (outcome: Outcome) => void; onFailure: (reason: string) => void };

/**
 * Runs a simulator in a worker, one run at a time. What is asked for meanwhile waits, and only the last of it is run: a
 * finger on a slider asks more often than a network can be solved.
 */
export function openSimulation(simulator: SimulatorId, { onOutcome, onFailure }: Listeners) {
  let worker: Worker | undefined;
  let running: Values | undefined;
  let waiting: Values | undefined;

  const fail = (reason: string) => {
    close();
    onFailure(reason);
  };

  const start = () => {
    const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    started.onmessage = ({ data }: MessageEvent<Answer>) => {
      const values = running as Values;
      running = undefined;
      if ("error" in data) return fail(data.error);
      onOutcome({ values, result: data.result });
      if (waiting) run(waiting);
    };
    // Its script could not be loaded, or is broken.
    started.onerror = (event) => fail(event.message || "The worker could not be started");
    return started;
  };

  function run(values: Values) {
    if (running) {
      waiting = values;
      return;
    }
    waiting = undefined;
    running = values;
    try {
      worker ??= start();
      worker.postMessage({ simulator, values } satisfies Question);
    } catch (error) {
      fail(String(error));
    }
  }

  function close() {
    worker?.terminate();
    worker = undefined;
    running = undefined;
    waiting = undefined;
  }

  return { run, close };
}
