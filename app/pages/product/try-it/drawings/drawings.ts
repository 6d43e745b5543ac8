import type { SimulatorId } from "#simulation/index.ts";
import type { DrawingModule } from "./drawing.ts";

/** The drawing of each simulator, in a chunk of its own. */
export const drawings: Record<SimulatorId, () => Promise<DrawingModule>> = {
  control: () => import("./control.tsx").then(({ control }) => control),
  light: () => import("./light.tsx").then(({ light }) => light),
  energy: () => import("./energy.tsx").then(({ energy }) => energy),
  emergency: () => import("./emergency.tsx").then(({ emergency }) => emergency),
  survey: () => import("./survey.tsx").then(({ survey }) => survey),
  video: () => import("./video.tsx").then(({ video }) => video),
  waste: () => import("./waste.tsx").then(({ waste }) => waste),
  water: () => import("./water.tsx").then(({ water }) => water),
};
