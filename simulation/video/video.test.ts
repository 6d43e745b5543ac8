import { expect, test } from "vitest";
import { angleOfView, density, depthFor, reachOf, reachOfPicture, sceneWidth } from "./camera.ts";
import { tasks, video } from "./simulator.ts";
import { storage } from "./storage.ts";

const sensor = { across: 1920, down: 1080, pitch: 2.9 };

/** A lens that opens the picture to so many degrees. */
const lens = (degrees: number, { across, pitch } = sensor) =>
  (across * pitch) / 2000 / Math.tan((degrees * Math.PI) / 360);

test("a 50 mm lens on a frame of 36 by 24 mm has the 39.6° by 27.0° of photographers' tables", () => {
  const frame = { focal: 50, sensor: { across: 6000, down: 4000, pitch: 6 } };
  expect(angleOfView(6000, frame)).toBeCloseTo(39.6, 1);
  expect(angleOfView(4000, frame)).toBeCloseTo(27.0, 1);
});

test("at 500 m a 90° view is 1,000 m wide and a 1° view 8.7 m (Infiniti Electro-Optics on DORI)", () => {
  expect(sceneWidth(500, { sensor, focal: lens(90) })).toBeCloseTo(1000, 6);
  expect(sceneWidth(500, { sensor, focal: lens(1) })).toBeCloseTo(8.7, 1);
});

test("a loading bay 10 m wide takes 1,250 pixels to recognise people (Axis, Perfect pixel count)", () => {
  const camera = { sensor: { across: 1250, down: 720, pitch: 3 }, focal: 6 };
  const depth = depthFor(tasks.recognise, camera);
  expect(sceneWidth(depth, camera)).toBeCloseTo(10, 9);
  expect(density(depth, camera)).toBeCloseTo(125, 9);
});

test("the densities are those of IEC 62676-4:2014: 80, 40, 16, 8 and 4 mm per pixel", () => {
  expect(Object.values(tasks).map((perMetre) => 1000 / perMetre)).toEqual([4, 8, 16, 40, 80]);
});

// content/articles/pixels-per-metre.md: 2,560 pixels across, distances with a 90° and a 30° lens.
test("distances are those that our article prints", () => {
  const wide = { ...sensor, across: 2560 };
  const at = (task: keyof typeof tasks, degrees: number) =>
    depthFor(tasks[task], { sensor: wide, focal: lens(degrees, wide) });
  expect([at("detect", 90), at("recognise", 90), at("identify", 90)].map((d) => d.toFixed(1))).toEqual([
    "51.2",
    "10.2",
    "5.1",
  ]);
  expect([at("detect", 30), at("recognise", 30), at("identify", 30)].map((d) => d.toFixed(0))).toEqual([
    "191",
    "38",
    "19",
  ]);
});

test("the article's gate: 11.4 mm, 4 m high and aimed at a face 12 m away, gives 6 m of scene and 320 px/m", () => {
  const tilt = (Math.atan(2.4 / 12) * 180) / Math.PI;
  const gate = { sensor: { ...sensor, pitch: 5600 / 1920 }, focal: 11.42, height: 4, tilt };
  const slant = Math.hypot(12, 2.4);
  expect(sceneWidth(slant, gate)).toBeCloseTo(6, 2);
  expect(density(slant, gate)).toBeCloseTo(320, 0);
  const reach = reachOf(320, 1.6, { ...gate, focal: (5.6 * slant) / 6 });
  expect(reach?.to).toBeCloseTo(12, 6);
});

test("a camera that looks straight ahead sees the horizon, one that looks down does not", () => {
  const view = { sensor, focal: 4, height: 5 };
  expect(reachOfPicture(1.6, { ...view, tilt: 0 }).to).toBe(Number.POSITIVE_INFINITY);
  const steep = reachOfPicture(1.6, { ...view, tilt: 45 });
  expect(steep.to).toBeLessThan(10);
  expect(steep.from).toBeGreaterThan(0);
});

test("1 Mbit/s is 10.8 GB a day", () => {
  expect(storage(1, 1)).toBeCloseTo(10.8, 9);
});

test("a longer lens identifies farther than the wide end, which today's practice leaves it at", async () => {
  const initial = { camera: "2mp", focal: 8, height: 4, tilt: 10, days: 30 } as const;
  const figures = Object.fromEntries((await video.run(initial)).figures.map((figure) => [figure.id, figure]));
  expect(figures.identify?.value).toBeGreaterThan(figures.identify?.today ?? 0);
  expect(figures.storage?.value).toBe(648);
  const { figures: wideFigures } = await video.run({ ...initial, focal: 2.8 });
  const wide = Object.fromEntries(wideFigures.map((figure) => [figure.id, figure]));
  expect(wide.identify?.value).toBe(wide.identify?.today);
});
