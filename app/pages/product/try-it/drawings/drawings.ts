import type { ComponentType } from "react";
import type { SimulatorId } from "#simulation/index.ts";
import type { DrawingProps } from "./drawing.ts";

/** The drawing of each simulator, in a chunk of its own. */
export const drawings: Record<SimulatorId, () => Promise<ComponentType<DrawingProps>>> = {
  video: () => import("./video.tsx").then(({ VideoDrawing }) => VideoDrawing as ComponentType<DrawingProps>),
};
