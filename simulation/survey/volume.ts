import type { Surface } from "./terrain.ts";

export type Rectangle = { x: number; y: number; width: number; depth: number };

/** Heights at the corners of cells, row by row from the south. */
export type Grid = { rows: number[][]; cellArea: number };

export type Volumes = { cut: number; fill: number };

/** Levels at even distances over a rectangle, whose sides are whole multiples of `spacing`. */
export function levelsOn(surface: Surface, { x, y, width, depth }: Rectangle, spacing: number): Grid {
  const rows = Array.from({ length: Math.round(depth / spacing) + 1 }, (_, row) =>
    Array.from({ length: Math.round(width / spacing) + 1 }, (__, column) =>
      surface(x + column * spacing, y + row * spacing),
    ),
  );
  return { rows, cellArea: spacing ** 2 };
}

/**
 * The grid method: in each cell the ground stands above or below the platform by the mean of its four corners. What is
 * above is cut, what is below is filled.
 */
export function volumesByGrid({ rows, cellArea }: Grid, level: number): Volumes {
  const volumes = { cut: 0, fill: 0 };
  for (let row = 1; row < rows.length; row++) {
    const [south, north] = [rows[row - 1] as number[], rows[row] as number[]];
    for (let column = 1; column < north.length; column++) {
      const corners =
        (south[column - 1] as number) +
        (south[column] as number) +
        (north[column - 1] as number) +
        (north[column] as number);
      const volume = (corners / 4 - level) * cellArea;
      if (volume > 0) volumes.cut += volume;
      else volumes.fill -= volume;
    }
  }
  return volumes;
}
