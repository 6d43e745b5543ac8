import type { Simulator } from "./simulator.ts";

/** Every simulator by its id, each a chunk of its own that is loaded when a visitor starts it. */
export const simulators = {
  video: () => import("./video/simulator.ts").then(({ video }) => video as Simulator),
} satisfies Record<string, () => Promise<Simulator>>;

export type SimulatorId = keyof typeof simulators;

export const isSimulator = (id: string): id is SimulatorId => Object.hasOwn(simulators, id);
