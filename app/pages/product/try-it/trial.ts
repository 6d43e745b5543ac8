import type { SimulatorContent, TryItContent } from "#model/kinds/simulator.ts";
import type { SimulatorId } from "#simulation/index.ts";
import type { InputSpecs, Result } from "#simulation/simulator.ts";

export type Values = Record<string, number | string>;

/** The words of a simulator that change places when its values change; the others are in the page already. */
export type SpokenWords = Pick<
  SimulatorContent,
  "title" | "drawing" | "course" | "today" | "inputs" | "figures" | "marks" | "plot" | "events"
>;

/** A simulator on its product's page. */
export type TrialProps = {
  simulator: SimulatorId;
  /** The page's path without the first slash. */
  about: string;
  inputs: InputSpecs;
  words: SpokenWords;
  shared: TryItContent;
};

/** What its buttons do. */
export type TryAction = "share" | "csv" | "play";

/** What came out for which values. */
export type Outcome = { values: Values; result: Result };
