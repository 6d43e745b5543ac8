/**
 * What every simulator is: inputs with bounds, and a pure run from them to figures. The same inputs give the same figures
 * on every machine. Words (labels, formulas, sources) stand in content/simulators/, by the ids given here.
 */
export type Simulator<Inputs extends InputSpecs = InputSpecs, Scene = unknown> = {
  inputs: Inputs;
  run(values: ValuesOf<Inputs>): Result<Scene> | Promise<Result<Scene>>;
};

export type InputSpecs = Record<string, Input>;

export type Input =
  | { kind: "number"; min: number; max: number; step: number; unit: string; initial: number }
  | { kind: "choice"; options: readonly [string, ...string[]]; initial: string };

export type ValuesOf<Inputs extends InputSpecs> = {
  [Id in keyof Inputs]: Inputs[Id] extends { kind: "choice"; options: readonly (infer Option)[] }
    ? Option
    : number;
};

export type Result<Scene = unknown> = {
  /** In the order in which they are shown: the first is the answer to the visitor's question. */
  figures: Figure[];
  plot?: Plot;
  /** What happened when, for the log in words. */
  events?: SimulatedEvent[];
  /** What the drawing shows beyond the figures: plain data, so that a worker can hand it over. */
  scene?: Scene;
};

/** `today` is the same figure under today's practice, where there is one to compare with. */
export type Figure = { id: string; value: number; unit: string; digits: number; today?: number };

export type Plot = {
  x: { id: string; unit: string; values: number[] };
  lines: { id: string; unit: string; values: number[] }[];
};

/** `at` in seconds from the start; `values` fill the gaps of the event's sentence. */
export type SimulatedEvent = { at: number; id: string; values: Record<string, number | string> };

/** For definitions: keeps the literal types of the inputs. */
export function simulator<const Inputs extends InputSpecs, Scene = unknown>(
  definition: Simulator<Inputs, Scene>,
) {
  return definition;
}
