import type { Simulator } from "./simulator.ts";

/** Every simulator by its id, each a chunk of its own that is loaded when a visitor starts it. */
export const simulators = {
  control: () => import("./control/simulator.ts").then(({ control }) => control as Simulator),
  light: () => import("./light/simulator.ts").then(({ light }) => light as Simulator),
  energy: () => import("./energy/simulator.ts").then(({ energy }) => energy as Simulator),
  emergency: () => import("./emergency/simulator.ts").then(({ emergency }) => emergency as Simulator),
  survey: () => import("./survey/simulator.ts").then(({ survey }) => survey as Simulator),
  video: () => import("./video/simulator.ts").then(({ video }) => video as Simulator),
  waste: () => import("./waste/simulator.ts").then(({ waste }) => waste as Simulator),
  water: () => import("./water/simulator.ts").then(({ water }) => water as Simulator),
} satisfies Record<string, () => Promise<Simulator>>;

export type SimulatorId = keyof typeof simulators;

export const isSimulator = (id: string): id is SimulatorId => Object.hasOwn(simulators, id);
