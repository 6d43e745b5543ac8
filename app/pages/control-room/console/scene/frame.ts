import type { CityDay } from "#simulation/control/day.ts";

export const layerIds = ["lamps", "units", "power", "water", "waste", "cameras"] as const;
export type LayerId = (typeof layerIds)[number];
export type Layers = ReadonlySet<LayerId>;

/** What a frame shows. `still` is for those who want less motion: nothing blinks. */
export type Frame = { day: CityDay; minute: number; layers: Layers; still: boolean };
