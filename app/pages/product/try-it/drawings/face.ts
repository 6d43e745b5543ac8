/** A face as a camera of so few pixels records it: for each level of brightness a path of the squares that have it. */
export function faceAt(pixels: number): string[] {
  const rows = Array.from({ length: pixels }, (_, row) =>
    Array.from({ length: pixels }, (_, column) => levelAt((column + 0.5) / pixels, (row + 0.5) / pixels)),
  );
  return Array.from({ length: levels }, (_, level) =>
    rows
      .map((row, y) =>
        runsOf(row, level)
          .map(({ from, to }) => `M${from} ${y}h${to - from}v1h${from - to}z`)
          .join(""),
      )
      .join(""),
  );
}

const levels = 4;
const [dark, shade, light, soft, nothing] = [0, 1, 2, 3, -1];

/** Hair, skin, eyes, nose, mouth and shoulders on a square whose sides are 1. */
function levelAt(x: number, y: number): number {
  const inside = (cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
  if (inside(0.4, 0.47, 0.05, 0.028) || inside(0.6, 0.47, 0.05, 0.028)) return dark;
  if (inside(0.4, 0.4, 0.075, 0.016) || inside(0.6, 0.4, 0.075, 0.016)) return dark;
  if (inside(0.5, 0.68, 0.085, 0.022)) return dark;
  if (inside(0.5, 0.585, 0.05, 0.02)) return shade;
  if (inside(0.5, 0.3, 0.25, 0.19) && y < 0.33 + (x - 0.42) ** 2) return dark;
  if (inside(0.5, 0.5, 0.22, 0.29)) return x > 0.6 ? soft : light;
  if (inside(0.5, 0.4, 0.27, 0.26)) return dark;
  if (inside(0.5, 0.76, 0.1, 0.14)) return soft;
  if (inside(0.5, 1.12, 0.46, 0.3)) return shade;
  return nothing;
}

function runsOf(row: number[], level: number) {
  const runs: { from: number; to: number }[] = [];
  row.forEach((value, at) => {
    if (value !== level) return;
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  });
  return runs;
}
