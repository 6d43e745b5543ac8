import { simulator } from "../simulator.ts";
import {
  depthAt,
  type Reach,
  reachOf,
  reachOfPicture,
  type Sensor,
  sceneWidth,
  type View,
} from "./camera.ts";
import { storage } from "./storage.ts";

/** The densities of IEC 62676-4:2014 in pixels per metre: 80, 40, 16, 8 and 4 mm per pixel. */
export const tasks = { identify: 250, recognise: 125, observe: 62.5, detect: 25, monitor: 12.5 } as const;

export type Task = keyof typeof tasks;

/** Common sensors, with the bit rate that H.265 takes for a street scene. */
const cameras = {
  "2mp": { sensor: { across: 1920, down: 1080, pitch: 2.9 }, megabits: 2 },
  "4mp": { sensor: { across: 2560, down: 1440, pitch: 2.9 }, megabits: 4 },
  "8mp": { sensor: { across: 3840, down: 2160, pitch: 1.45 }, megabits: 8 },
} satisfies Record<string, { sensor: Sensor; megabits: number }>;

/** Faces are above the ground, and it is faces that are identified. */
export const faceHeight = 1.6;

/** The wide end of the varifocal lenses that cameras are sold with, in millimetres. */
const wideEnd = 2.8;

/** Farther than this nobody plans a camera of this kind. */
const farthest = 400;

export const video = simulator({
  inputs: {
    camera: { kind: "choice", options: ["2mp", "4mp", "8mp"], initial: "2mp" },
    focal: { kind: "number", min: 2.8, max: 50, step: 0.1, unit: "mm", initial: 8 },
    height: { kind: "number", min: 2.5, max: 12, step: 0.1, unit: "m", initial: 4 },
    tilt: { kind: "number", min: 0, max: 60, step: 1, unit: "°", initial: 10 },
    days: { kind: "number", min: 1, max: 365, step: 1, unit: "days", initial: 30 },
  },
  run({ camera, focal, height, tilt, days }) {
    const { sensor, megabits } = cameras[camera];
    const view = { sensor, focal, height, tilt };
    const wide = { ...view, focal: wideEnd };
    const metres = (id: string, one: number, today: number) => {
      return { id, value: round(one), unit: "m", digits: 1, today: round(today) };
    };
    const upTo = (task: Task) => metres(task, zone(task, view)?.to ?? 0, zone(task, wide)?.to ?? 0);
    return {
      figures: [
        upTo("identify"),
        upTo("recognise"),
        upTo("detect"),
        metres("width", widthAtIdentify(view), widthAtIdentify(wide)),
        { id: "storage", value: Math.round(storage(megabits, days)), unit: "GB", digits: 0 },
      ],
      scene: { ...view, picture: pictureOf(view), zones: zonesOf(view) },
    };
  },
});

/** Where each task can be done, as far as it can; a better one can be done up to its own end, too. */
export type Zones = Partial<Record<Task, Reach>>;
export type VideoScene = View & { picture: Reach; zones: Zones };

function zone(task: Task, view: View): Reach | undefined {
  const reach = reachOf(tasks[task], faceHeight, view);
  return reach && reach.from < farthest ? { from: reach.from, to: Math.min(reach.to, farthest) } : undefined;
}

const zonesOf = (view: View): Zones =>
  Object.fromEntries(
    (Object.keys(tasks) as Task[]).flatMap((task) => {
      const reach = zone(task, view);
      return reach ? [[task, reach]] : [];
    }),
  );

function pictureOf(view: View): Reach {
  const { from, to } = reachOfPicture(faceHeight, view);
  return { from: Math.min(from, farthest), to: Math.min(to, farthest) };
}

/** How wide a passage can be at the farthest line where faces are identified. */
function widthAtIdentify(view: View) {
  const reach = zone("identify", view);
  return reach ? sceneWidth(depthAt(reach.to, faceHeight, view), view) : 0;
}

const round = (metres: number) => Math.round(metres * 10) / 10;
