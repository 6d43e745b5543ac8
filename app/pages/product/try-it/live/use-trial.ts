import { type RefObject, useEffect, useRef, useState } from "react";
import { replaceQuery } from "#app/replace-query.ts";
import type { DrawingModule } from "../drawings/drawing.ts";
import { drawings } from "../drawings/drawings.ts";
import type { Outcome, TrialProps } from "../trial.ts";
import { correctInput, followEarlyInput, followInput, isUntouched, setValues, valuesIn } from "./form.ts";
import { openSimulation } from "./simulation.ts";
import { queryWith, valuesInQuery } from "./values.ts";

type State = "ready" | "failed" | "corrected";

/** Safari takes a hundred changes of the address in half a minute. */
const settledMs = 400;

/**
 * Runs the simulator whenever a control is used, and keeps the address in step. `isAsked`: the outcome is wanted even
 * if no control has been touched.
 */
export function useTrial(
  form: RefObject<HTMLFormElement | null>,
  { simulator, inputs }: TrialProps,
  isAsked: boolean,
) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [drawing, setDrawing] = useState<DrawingModule>();
  const [state, setState] = useState<State>("ready");
  const again = useRef(() => {});
  const latest = useRef<ReturnType<typeof openSimulation>["settled"]>(() => undefined);

  useEffect(() => {
    const controls = form.current;
    if (!controls) return;
    const fail = (reason: unknown) => {
      console.error("Simulation:", reason);
      setState("failed");
    };
    const simulation = openSimulation(simulator, {
      onOutcome: (outcome) => {
        setOutcome(outcome);
        setState((state) => (state === "failed" ? "ready" : state));
      },
      onFailure: fail,
    });
    let settled: ReturnType<typeof setTimeout>;
    const { pathname } = location;
    const run = () => {
      const values = valuesIn(controls, inputs);
      if (!values) return;
      simulation.run(values);
      clearTimeout(settled);
      settled = setTimeout(
        () => replaceQuery(pathname, queryWith(values, inputs, location.search)),
        settledMs,
      );
    };
    const loadAndRun = () => {
      drawings[simulator]().then(setDrawing, fail);
      run();
    };
    const onInput = ({ target }: Event) => {
      setState("ready");
      followInput(controls, inputs, target);
      loadAndRun();
    };
    const onChange = () => {
      if (!correctInput(controls, inputs)) return;
      setState("corrected");
      run();
    };
    again.current = loadAndRun;
    latest.current = simulation.settled;

    followEarlyInput(controls, inputs);
    if (isUntouched(controls, inputs)) {
      const { values, corrected } = valuesInQuery(location.search, inputs);
      setValues(controls, values);
      if (corrected) setState("corrected");
    } else if (correctInput(controls, inputs)) setState("corrected");
    if (isAsked || !isUntouched(controls, inputs)) loadAndRun();

    controls.addEventListener("input", onInput);
    controls.addEventListener("change", onChange);
    return () => {
      clearTimeout(settled);
      simulation.close();
      controls.removeEventListener("input", onInput);
      controls.removeEventListener("change", onChange);
    };
  }, [form, simulator, inputs, isAsked]);

  return { outcome, drawing, state, settled: () => latest.current(), retry: () => again.current() };
}
