/** Heights of the ground in metres above sea level, at a place in metres east and north of the site's corner. */
export type Surface = (x: number, y: number) => number;

/** A site of 400 by 300 m: a slope with a hill and gullies about 30 m apart, such as levels on a wide grid miss. */
export const site = { width: 400, depth: 300 };

/** Where a platform shall be made: 200 by 100 m in the middle. */
export const platform = { x: 100, y: 100, width: 200, depth: 100 };

export const ground: Surface = (x, y) => {
  const slope = 98 + 0.012 * x + 0.01 * y;
  const hill = 6 * bell(x - 210, y - 140, 70);
  const gully = 0.9 * Math.sin(x / 5.1 + y / 17) * bell(x - 160, y - 150, 110);
  const ridge = 0.5 * Math.sin(y / 6.3 - x / 23);
  return slope + hill + gully + ridge;
};

const bell = (dx: number, dy: number, radius: number) =>
  Math.exp(-(dx * dx + dy * dy) / (2 * radius * radius));
