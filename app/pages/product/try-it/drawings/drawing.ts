import type { Result } from "#simulation/simulator.ts";
import type { SpokenWords, Values } from "../trial.ts";

/** A drawing of what a simulator found: SVG without styles of its own, as the page's policy allows none in the HTML. */
export type DrawingProps<Scene = unknown> = {
  words: SpokenWords;
  values: Values;
  result: Result<Scene>;
};
