import type { ComponentType } from "react";
import type { Result } from "#simulation/simulator.ts";
import type { SpokenWords, Values } from "../trial.ts";

/**
 * A drawing of what a simulator found: SVG on a ground of 800 by 520, coloured by classes. It has no styles of its own,
 * as the page's policy allows none in the HTML.
 */
export type DrawingProps<Scene = unknown> = {
  words: SpokenWords;
  values: Values;
  result: Result<Scene>;
  /** Where the drawing stands in its course, from 0 to 1. */
  at: number;
};

/** What the slider below a drawing runs through, such as a night. */
type Course = {
  /** Where it stands until a visitor moves it. */
  still: number;
  /** How long it plays. */
  seconds: number;
  /** It runs along the plot, too, from the first value to the last. */
  followsPlot?: true;
  /** What stands beside the slider there, such as the time. */
  label: (at: number, result: Result) => string;
};

export type DrawingModule = {
  Drawing: ComponentType<DrawingProps>;
  course?: Course;
  /** The drawing is the plot: it is not shown twice. */
  showsPlot?: true;
};

/** Keeps the types of its scene. */
export const drawing = <Scene>(
  definition: Omit<DrawingModule, "Drawing"> & { Drawing: ComponentType<DrawingProps<Scene>> },
) => definition as DrawingModule;

export const width = 800;
export const height = 520;
