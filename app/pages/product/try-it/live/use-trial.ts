import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from "react";
import { replaceQuery } from "#app/replace-query.ts";
import type { DrawingModule } from "../drawings/drawing.ts";
import { drawings } from "../drawings/drawings.ts";
import type { Outcome, TrialProps, Values } from "../trial.ts";
import { correctInput, followEarlyInput, followInput, isUntouched, setValues, valuesIn } from "./form.ts";
import { openSimulation } from "./simulation.ts";
import { queryWith, valuesInQuery } from "./values.ts";

type State = "ready" | "failed" | "corrected";

/** Safari takes a hundred changes of the address in half a minute. */
const settledMs = 400;

/** The outcome for whatever the controls say. `isAsked`: it is wanted even if no control has been touched. */
export function useTrial(
  form: RefObject<HTMLFormElement | null>,
  { simulator, inputs }: TrialProps,
  isAsked: boolean,
) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [drawing, setDrawing] = useState<DrawingModule>();
  const [state, setState] = useState<State>("ready");
  const followed = useRef<ReturnType<typeof followControls>>(undefined);

  useEffect(() => {
    if (!form.current) return;
    const trial = { simulator, inputs, isAsked };
    followed.current = followControls(form.current, trial, { setOutcome, setDrawing, setState });
    return followed.current.close;
  }, [form, simulator, inputs, isAsked]);

  const settled = () => followed.current?.settled();
  return { outcome, drawing, state, settled, retry: () => followed.current?.retry() };
}

type Trial = Pick<TrialProps, "simulator" | "inputs"> & { isAsked: boolean };

type Setters = {
  setOutcome: (outcome: Outcome) => void;
  setDrawing: (drawing: DrawingModule) => void;
  setState: Dispatch<SetStateAction<State>>;
};

/** Runs the simulator whenever a control is used, and keeps the address in step. */
function followControls(controls: HTMLFormElement, { simulator, inputs, isAsked }: Trial, set: Setters) {
  const fail = (reason: unknown) => {
    console.error("Simulation:", reason);
    set.setState("failed");
  };
  const simulation = openSimulation(simulator, {
    onOutcome: (outcome) => {
      set.setOutcome(outcome);
      set.setState((state) => (state === "failed" ? "ready" : state));
    },
    onFailure: fail,
  });
  const address = keepAddress(inputs);
  const run = () => {
    const values = valuesIn(controls, inputs);
    if (!values) return;
    simulation.run(values);
    address.put(values);
  };
  const retry = () => {
    drawings[simulator]().then(set.setDrawing, fail);
    run();
  };
  const onInput = ({ target }: Event) => {
    set.setState("ready");
    followInput(controls, inputs, target);
    retry();
  };
  const onChange = () => {
    if (!correctInput(controls, inputs)) return;
    set.setState("corrected");
    run();
  };

  if (takeValues(controls, inputs)) set.setState("corrected");
  if (isAsked || !isUntouched(controls, inputs)) retry();
  controls.addEventListener("input", onInput);
  controls.addEventListener("change", onChange);
  return {
    retry,
    settled: simulation.settled,
    close() {
      address.close();
      simulation.close();
      controls.removeEventListener("input", onInput);
      controls.removeEventListener("change", onChange);
    },
  };
}

/** What was entered before the code was here counts, then what the address says. True if it had to be corrected. */
function takeValues(controls: HTMLFormElement, inputs: TrialProps["inputs"]) {
  followEarlyInput(controls, inputs);
  if (!isUntouched(controls, inputs)) return correctInput(controls, inputs);
  const { values, corrected } = valuesInQuery(location.search, inputs);
  setValues(controls, values);
  return corrected;
}

function keepAddress(inputs: TrialProps["inputs"]) {
  const { pathname } = location;
  let settled: ReturnType<typeof setTimeout>;
  const close = () => clearTimeout(settled);
  return {
    close,
    put(values: Values) {
      close();
      settled = setTimeout(
        () => replaceQuery(pathname, queryWith(values, inputs, location.search)),
        settledMs,
      );
    },
  };
}
