/** Coordinates need no more digits, and the HTML is shorter. */
export const short = (value: number) => Math.round(value);

/** A path of dots, to be stroked with round ends: one element, however many they are. */
export const dotsAt = (points: { x: number; y: number }[]) =>
  points.map(({ x, y }) => `M${short(x)} ${short(y)}h0`).join("");

/** The path through some points, as short as it can be written: without those that a straight line passes, in steps from each to the next. */
export function pathThrough(points: { x: number; y: number }[]) {
  const corners: Corner[] = [];
  for (const { x, y } of points) {
    const to = { x: short(x), y: short(y) };
    const [before, last] = [corners.at(-2), corners.at(-1)];
    if (last && last.x === to.x && last.y === to.y) continue;
    if (before && last && goesOn(before, last, to)) corners.pop();
    corners.push(to);
  }
  return corners.map((to, index) => stepTo(to, corners[index - 1])).join("");
}

type Corner = { x: number; y: number };

/** Whether the way on is neither bent nor back. */
function goesOn(from: Corner, over: Corner, to: Corner) {
  const [x, y, nextX, nextY] = [over.x - from.x, over.y - from.y, to.x - over.x, to.y - over.y];
  return x * nextY === y * nextX && x * nextX + y * nextY > 0;
}

function stepTo({ x, y }: Corner, from: Corner | undefined) {
  if (!from) return `M${x} ${y}`;
  const [right, down] = [x - from.x, y - from.y];
  if (down === 0) return `h${right}`;
  if (right === 0) return `v${down}`;
  return `l${right}${down < 0 ? "" : " "}${down}`;
}
