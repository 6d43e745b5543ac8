/** What a camera sees: a pinhole above flat ground, without the distortion of a real lens. Lengths in metres, angles in degrees. */

export type Sensor = {
  /** Pixels across and down. */
  across: number;
  down: number;
  /** From one pixel to the next, in micrometres. */
  pitch: number;
};

export type View = {
  sensor: Sensor;
  /** Focal length in millimetres. */
  focal: number;
  /** Of the lens above the ground. */
  height: number;
  /** Of the optical axis below the horizon. */
  tilt: number;
};

/** From the foot of the pole along the ground. */
export type Reach = { from: number; to: number };

const degree = Math.PI / 180;

/** The angle that a row of so many pixels covers. */
export const angleOfView = (pixels: number, { sensor, focal }: Pick<View, "sensor" | "focal">) =>
  (2 * Math.atan((pixels * sensor.pitch) / 2000 / focal)) / degree;

/** Pixels on one metre of a target that faces the camera, so far away along the optical axis. */
export const density = (depth: number, { sensor, focal }: Pick<View, "sensor" | "focal">) =>
  (focal * 1000) / (sensor.pitch * depth);

/** How far away along the optical axis a density is reached. */
export const depthFor = (pixelsPerMetre: number, { sensor, focal }: Pick<View, "sensor" | "focal">) =>
  (focal * 1000) / (sensor.pitch * pixelsPerMetre);

/** How wide the picture is there. */
export const sceneWidth = (depth: number, { sensor, focal }: Pick<View, "sensor" | "focal">) =>
  (sensor.across * sensor.pitch * depth) / (focal * 1000);

/** How far along the optical axis a target is that stands on the ground, straight ahead. */
export const depthAt = (distance: number, targetHeight: number, { height, tilt }: View) =>
  distance * Math.cos(tilt * degree) + (height - targetHeight) * Math.sin(tilt * degree);

/** Where targets of this height are in the picture. Without an end where the upper edge of the picture is above them for good. */
export function reachOfPicture(targetHeight: number, view: View): Reach {
  const half = angleOfView(view.sensor.down, view) / 2;
  const drop = view.height - targetHeight;
  const [lower, upper] = [view.tilt + half, view.tilt - half];
  return {
    from: lower >= 90 ? 0 : drop / Math.tan(lower * degree),
    to: upper <= 0 ? Number.POSITIVE_INFINITY : drop / Math.tan(upper * degree),
  };
}

/** Where targets of this height are in the picture with at least this density; undefined if nowhere. */
export function reachOf(pixelsPerMetre: number, targetHeight: number, view: View): Reach | undefined {
  const picture = reachOfPicture(targetHeight, view);
  const drop = (view.height - targetHeight) * Math.sin(view.tilt * degree);
  const far = (depthFor(pixelsPerMetre, view) - drop) / Math.cos(view.tilt * degree);
  const to = Math.min(far, picture.to);
  return to > picture.from ? { from: picture.from, to } : undefined;
}
