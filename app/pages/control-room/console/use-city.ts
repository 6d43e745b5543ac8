import { useEffect, useRef, useState } from "react";
import type { CityDay } from "#simulation/control/day.ts";
import type { Plan } from "#simulation/control/plan.ts";
import type { DayReply } from "./worker.ts";

type State = { day?: CityDay; status: "computing" | "ready" | "failed" };

/** The day of a plan, from a worker. Until it is there, the one before is shown. */
export function useCity(plan: Plan): State & { retry: () => void } {
  const [state, setState] = useState<State>({ status: "computing" });
  const [attempt, setAttempt] = useState(0);
  const worker = useRef<Worker>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt takes another worker
  useEffect(() => {
    const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const fail = () => setState(({ day }) => ({ day, status: "failed" }));
    started.onmessage = ({ data }: MessageEvent<DayReply>) =>
      "day" in data ? setState({ day: data.day, status: "ready" }) : fail();
    started.onerror = fail;
    worker.current = started;
    return () => started.terminate();
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new worker is asked again
  useEffect(() => {
    setState(({ day }) => ({ day, status: "computing" }));
    worker.current?.postMessage(plan);
  }, [plan, attempt]);

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
