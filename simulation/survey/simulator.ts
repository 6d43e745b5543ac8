import { figure } from "../figure.ts";
import { once } from "../once.ts";
import { type Figure, simulator } from "../simulator.ts";
import { type Contour, contoursOf } from "./contours.ts";
import { cameras, hectaresPerDay, type Job, type Plan, planFlight } from "./flight.ts";
import { ground, platform, site } from "./terrain.ts";
import { levelsOn, volumesByGrid } from "./volume.ts";

/** As our own specification of a survey requires. */
const forwardOverlap = 0.8;
/** Metres between the points of a terrain model from pictures, and between levels that are taken on foot. */
const modelSpacing = 0.5;
const walkedSpacing = 20;
/** Two people with a GNSS rover; its heights are right to 2 cm. */
const rover = { pointsPerDay: 400, heightError: 0.02 };
/** Control and check points on a square kilometre, and how many are marked and observed in a day. */
const control = { perSquareKilometre: 7, perDay: 9 };
/** A terrain model from pictures with ground control is right to about one and a half pixels in height. */
const heightErrorInPixels = 1.5;

export type SurveyScene = {
  width: number;
  depth: number;
  platform: typeof platform;
  contours: Contour[];
  /** The lines over the whole block, as metres from its western edge, and the block's side. */
  lines: number[];
  side: number;
};

/** Plans a survey flight, and measures what a platform takes to be dug and filled. */
export const survey = simulator({
  inputs: {
    camera: { kind: "choice", options: ["20mp", "45mp", "61mp"], initial: "20mp" },
    height: { kind: "number", min: 40, max: 120, step: 5, unit: "m", initial: 75 },
    overlap: { kind: "number", min: 50, max: 85, step: 5, unit: "%", initial: 70 },
    area: { kind: "number", min: 10, max: 1000, step: 10, unit: "ha", initial: 100 },
    level: { kind: "number", min: 99, max: 108, step: 0.1, unit: "m", initial: 105.5 },
  },
  run({ camera, height, overlap, area, level }) {
    const job: Job = { hectares: area, height, sideOverlap: overlap / 100, forwardOverlap };
    const plan = planFlight(cameras[camera], job);
    const perDay = hectaresPerDay(cameras[camera], job);
    return {
      figures: figuresOf(plan, perDay, area, level),
      plot: plotOf(),
      scene: sceneOf(plan, area),
    };
  },
});

function figuresOf(plan: Plan, perDay: number, area: number, level: number): Figure[] {
  const { model, walked } = grids();
  const [byModel, onFoot] = [volumesByGrid(model, level), volumesByGrid(walked, level)];
  const hectaresOnFoot = (rover.pointsPerDay * walkedSpacing ** 2) / 10_000;
  const controlDays = (area / 100) * (control.perSquareKilometre / control.perDay);
  // A whole surface too high or too low, and what lies between the levels unseen.
  const height = (error: number) => platform.width * platform.depth * error;
  const unseen = Math.abs(onFoot.cut - byModel.cut) + Math.abs(onFoot.fill - byModel.fill);
  return [
    figure("fieldDays", "days", 1, area / perDay + controlDays, area / hectaresOnFoot),
    figure("gsd", "cm", 2, plan.gsd * 100),
    figure("photos", "", 0, plan.photos),
    figure("flights", "", 0, plan.flights),
    figure("perDay", "ha", 0, perDay, hectaresOnFoot),
    figure("cut", "m³", 0, byModel.cut, onFoot.cut),
    figure("fill", "m³", 0, byModel.fill, onFoot.fill),
    figure("error", "m³", 0, height(heightErrorInPixels * plan.gsd), height(rover.heightError) + unseen),
  ];
}

/** Cut and fill by the platform's level: where the lines cross, what is dug is enough for what is filled. */
function plotOf() {
  const { coarse } = grids();
  const levels = Array.from({ length: 37 }, (_, index) => 99 + index / 4);
  const volumes = levels.map((level) => volumesByGrid(coarse, level));
  return {
    x: { id: "level", unit: "m", values: levels },
    lines: [
      { id: "cut", unit: "m³", values: volumes.map(({ cut }) => Math.round(cut)) },
      { id: "fill", unit: "m³", values: volumes.map(({ fill }) => Math.round(fill)) },
    ],
  };
}

function sceneOf({ lines, spacing }: Plan, area: number): SurveyScene {
  const side = Math.sqrt(area * 10_000);
  return {
    ...site,
    platform,
    contours: grids().contours,
    lines: Array.from({ length: lines }, (_, line) =>
      Math.round(side / 2 + (line - (lines - 1) / 2) * spacing),
    ),
    side: Math.round(side),
  };
}

/** The ground does not change, and measuring it again takes longer than all the rest. */
const grids = once(() => ({
  model: levelsOn(ground, platform, modelSpacing),
  coarse: levelsOn(ground, platform, 2),
  walked: levelsOn(ground, platform, walkedSpacing),
  contours: contoursOf(ground, site, 4, [98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110]),
}));
