import type { Point } from "#simulation/city/city.ts";

/** The same colours on the day's picture and on the night's: each is set off by its own edge. */
export const colours = {
  lamp: "255 184 102",
  power: "255 176 74",
  water: "56 189 232",
  bin: "90 214 160",
  alarm: "255 106 77",
  camera: "79 216 204",
  ambulance: "255 255 255",
  fire: "255 92 66",
  crew: "255 208 74",
  truck: "90 214 160",
  bus: "126 148 255",
} as const;

export type Painting = {
  context: CanvasRenderingContext2D;
  glow: HTMLCanvasElement;
  width: number;
  height: number;
  at: (point: Point) => [x: number, y: number];
};

/** A canvas in the page's pixels; it has up to twice as many itself. */
export function openCanvas(canvas: HTMLCanvasElement, glow: HTMLCanvasElement) {
  const context = canvas.getContext("2d");
  let [width, height] = [0, 0];
  return {
    resize(newWidth: number, newHeight: number) {
      const density = Math.min(2, devicePixelRatio);
      [width, height] = [newWidth, newHeight];
      canvas.width = Math.round(width * density);
      canvas.height = Math.round(height * density);
      context?.scale(density, density);
    },
    painting: (): Painting | undefined =>
      context && width > 0
        ? { context, glow, width, height, at: ([x, y]) => [x * width, y * height] }
        : undefined,
  };
}

export function polygon(context: CanvasRenderingContext2D, points: [number, number][]) {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
}

export function stroke(
  context: CanvasRenderingContext2D,
  points: [number, number][],
  style: string,
  lineWidth: number,
) {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.strokeStyle = style;
  context.lineWidth = lineWidth;
  context.stroke();
}

export function dot(context: CanvasRenderingContext2D, x: number, y: number, radius: number, style: string) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = style;
  context.fill();
}

export function ring(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  style: string,
  lineWidth: number,
) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.lineWidth = lineWidth;
  context.strokeStyle = style;
  context.stroke();
}

/** The light of a lamp, drawn once: a gradient for each lamp and frame would cost ten times as much. */
export function glowSprite() {
  const size = 64;
  const sprite = document.createElement("canvas");
  sprite.width = sprite.height = size;
  const context = sprite.getContext("2d");
  if (!context) return sprite;
  const light = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  light.addColorStop(0, `rgb(${colours.lamp} / 0.95)`);
  light.addColorStop(0.35, `rgb(${colours.lamp} / 0.42)`);
  light.addColorStop(1, `rgb(${colours.lamp} / 0)`);
  context.fillStyle = light;
  context.fillRect(0, 0, size, size);
  return sprite;
}
