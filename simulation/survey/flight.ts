/** A camera that looks straight down, its long side across the track, on the multirotor that carries it. */
export type Camera = {
  pixels: { across: number; along: number };
  /** Width of the sensor and focal length, in mm, as the maker states them. */
  sensorWidth: number;
  focalLength: number;
  /** Shortest time between two pictures, in s. */
  interval: number;
  /** m/s that the aircraft keeps up, and minutes on the lines that a battery allows with reserve. */
  cruise: number;
  minutes: number;
};

/** Makers' data, but for the minutes, which are ours: about three quarters of the stated flight time. */
export const cameras = {
  // DJI Phantom 4 RTK: 1-inch sensor, 20 MP; up to 50 km/h, about 30 minutes.
  "20mp": {
    pixels: { across: 5472, along: 3648 },
    sensorWidth: 13.2,
    focalLength: 8.8,
    interval: 2.5,
    cruise: 13.9,
    minutes: 22,
  },
  // DJI Zenmuse P1 with the 35 mm lens on a Matrice 300 RTK: full frame, 45 MP.
  "45mp": {
    pixels: { across: 8192, along: 5460 },
    sensorWidth: 35.9,
    focalLength: 35,
    interval: 0.7,
    cruise: 15,
    minutes: 33,
  },
  // Sony α7R IV (ILCE-7RM4) with a 35 mm lens on a multirotor that lifts it: full frame, 61 MP.
  "61mp": {
    pixels: { across: 9504, along: 6336 },
    sensorWidth: 35.7,
    focalLength: 35,
    interval: 1,
    cruise: 15,
    minutes: 25,
  },
} satisfies Record<string, Camera>;

/** Ground sampling distance: how much ground one pixel shows, in m. */
export const groundResolution = ({ sensorWidth, focalLength, pixels }: Camera, height: number) =>
  (height * sensorWidth) / focalLength / pixels.across;

export type Plan = {
  gsd: number;
  lines: number;
  photos: number;
  /** Metres between lines, and between pictures on a line. */
  spacing: number;
  base: number;
  speed: number;
  flights: number;
  /** Minutes on the lines. */
  minutes: number;
};

const turnSeconds = 8;
/** At 1/1000 s a picture moves by at most half a pixel; multirotors can fly that slowly. */
const sharpMetresPerSecond = (gsd: number) => (0.5 * gsd) / 0.001;

/** Parallel lines over a square; one line and one picture more than fit, so that the edges are covered. */
export function planFlight(camera: Camera, job: Job): Plan {
  const gsd = groundResolution(camera, job.height);
  const spacing = camera.pixels.across * gsd * (1 - job.sideOverlap);
  const base = camera.pixels.along * gsd * (1 - job.forwardOverlap);
  const side = Math.sqrt(job.hectares * 10_000);
  const lines = Math.ceil(side / spacing) + 1;
  const perLine = Math.ceil(side / base) + 1;
  const speed = Math.min(camera.cruise, base / camera.interval, sharpMetresPerSecond(gsd));
  const minutes = (lines * (side / speed + turnSeconds)) / 60;
  return {
    ...{ gsd, lines, photos: lines * perLine, spacing, base, speed, minutes },
    flights: Math.ceil(minutes / camera.minutes),
  };
}

export type Job = { hectares: number; height: number; sideOverlap: number; forwardOverlap: number };

/** Five hours with the sun above 30°; a quarter of an hour for each landing, battery and start. */
const day = { minutes: 300, perFlight: 15 };

export function hectaresPerDay(camera: Camera, job: Job): number {
  const { minutes } = planFlight(camera, job);
  const flying = (day.minutes * camera.minutes) / (camera.minutes + day.perFlight);
  return (job.hectares * flying) / minutes;
}
