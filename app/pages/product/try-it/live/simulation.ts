import { renderInFrame, restAfter } from "#app/ui/course/render-in-frame.ts";
import type { SimulatorId } from "#simulation/index.ts";
import type { Result } from "#simulation/simulator.ts";
import type { Outcome, Values } from "../trial.ts";
import { keepEqual } from "./keep-equal.ts";
import type { RunReply, RunRequest } from "./worker.ts";

type Listeners = { onOutcome: (outcome: Outcome) => void; onFailure: (reason: string) => void };

/**
 * Runs a simulator in a worker, one run at a time, and the next one when the page has rendered the last and rested. Of what
 * is asked for meanwhile only the last is run: a finger on a slider asks more often than a network can be solved, or a
 * slow phone can render.
 */
export function openSimulation(simulator: SimulatorId, { onOutcome, onFailure }: Listeners) {
  let worker: Worker | undefined;
  let wanted: Values | undefined;
  let shown: Outcome | undefined;
  let rested = Promise.resolve();
  let running: Promise<Outcome | undefined> | undefined;

  const calculate = (values: Values) =>
    new Promise<Result>((resolve, reject) => {
      worker ??= new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<RunReply>) =>
        "error" in data ? reject(data.error) : resolve(data.result);
      // Its script could not be loaded, or is broken.
      worker.onerror = ({ message }) => reject(message || "The worker could not be started");
      worker.postMessage({ simulator, values } satisfies RunRequest);
    });

  async function runAll() {
    try {
      while (wanted) {
        await rested;
        const values = wanted;
        wanted = undefined;
        const outcome = { values, result: keepEqual(shown?.result, await calculate(values)) };
        shown = outcome;
        rested = restAfter(await renderInFrame(() => onOutcome(outcome)));
      }
      return shown;
    } catch (reason) {
      close();
      onFailure(String(reason));
    } finally {
      running = undefined;
    }
  }

  function run(values: Values) {
    wanted = values;
    running ??= runAll();
  }

  function close() {
    worker?.terminate();
    worker = undefined;
    wanted = undefined;
  }

  return {
    run,
    close,
    /** What is shown; while a run is under way, a promise of its outcome, or of nothing if it fails. */
    settled: () => running ?? shown,
  };
}
