import { glowSprite, openCanvas } from "./canvas.ts";
import type { Frame } from "./frame.ts";
import { paintLayers } from "./ground.ts";
import { type Box, openTrips, paintUnits } from "./traffic.ts";

/**
 * Paints the city over its picture, on two canvases: `ground` for what changes by the minute (lamps, loads, levels, ways), some
 * times a second; `traffic` for vehicles, with each frame, and there only where they are and were. Sizes are shares of the
 * picture's width, so that all widths look alike.
 */
export function openPainter(ground: HTMLCanvasElement, traffic: HTMLCanvasElement) {
  const glow = glowSprite();
  const below = openCanvas(ground, glow);
  const above = openCanvas(traffic, glow);
  const tripsAround = openTrips();
  let painted: Box[] = [];

  return {
    resize(width: number, height: number) {
      for (const canvas of [below, above]) canvas.resize(width, height);
      painted = [];
    },
    paintGround(frame: Frame) {
      const painting = below.painting();
      if (!painting) return;
      const { context, width, height } = painting;
      context.clearRect(0, 0, width, height);
      const trips = frame.layers.has("units") ? tripsAround(frame.day, frame.minute) : [];
      paintLayers(painting, frame, trips);
    },
    paintTraffic(frame: Frame) {
      const painting = above.painting();
      if (!painting) return;
      for (const box of painted) painting.context.clearRect(...box);
      const trips = frame.layers.has("units") ? tripsAround(frame.day, frame.minute) : [];
      painted = paintUnits(painting, frame, trips);
    },
  };
}
