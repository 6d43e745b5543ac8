/**
 * A kolam as a mirror curve: a ray starts at an edge's midpoint, runs at 45 degrees and is thrown back by the border
 * and by small mirrors between the dots, until it closes. Coordinates: dots stand at odd/odd points of a grid that is
 * 2·columns wide and 2·rows high; the ray visits the points whose coordinates add up to an odd number.
 */
export type Figure = {
  columns: number;
  rows: number;
  dots: [number, number][];
  /** One closed line as SVG path data. */
  path: string;
};

type Mirror = "|" | "-";
type Mirrors = Map<string, Mirror>;
type Point = [x: number, y: number];

/** The same seed always gives the same figure, and the figure is always a single closed line around every dot. */
export function kolam(seed: string): Figure {
  const random = randomFrom(seed);
  const sizes = [
    [3, 4],
    [4, 3],
    [3, 5],
    [5, 3],
    [4, 5],
    [5, 4],
  ] as const;
  const [columns, rows] = sizes[Math.floor(random() * sizes.length)] ?? [4, 5];
  return figure(columns, rows, mirrorsThatKeepOneLine(columns, rows, random));
}

/** The plain figure of a grid. Without mirrors it has gcd(columns, rows) lines, so the two must be coprime. */
export function plainKolam(columns: number, rows: number): Figure {
  return figure(columns, rows, new Map());
}

function figure(columns: number, rows: number, mirrors: Mirrors): Figure {
  const dots = Array.from(
    { length: columns * rows },
    (_, i): Point => [2 * (i % columns) + 1, 2 * Math.floor(i / columns) + 1],
  );
  return { columns, rows, dots, path: smooth(trace(columns, rows, mirrors)) };
}

/** The points of the line that starts at a point of the top edge, in order; back at the start, it ends. */
export function trace(columns: number, rows: number, mirrors: Mirrors, start = 1): Point[] {
  const points: Point[] = [];
  let [x, y, dx, dy] = [start, 0, 1, 1];
  do {
    points.push([x, y]);
    x += dx;
    y += dy;
    const mirror = mirrors.get(`${x},${y}`);
    if (x === 0 || x === 2 * columns || mirror === "|") dx = -dx;
    if (y === 0 || y === 2 * rows || mirror === "-") dy = -dy;
  } while (x !== start || y !== 0 || dx !== 1);
  return points;
}

/** Each inner point is passed twice and each border point once: a line that passes them all is the only one. */
const lengthOfOneLine = (columns: number, rows: number) => 4 * columns * rows;

/** Tries mirrors in symmetric fours and keeps those that leave one line. */
function mirrorsThatKeepOneLine(columns: number, rows: number, random: () => number): Mirrors {
  let kept: Mirrors = new Map();
  for (let attempt = 0; attempt < 24 && kept.size < 8; attempt++) {
    const x = 1 + Math.floor(random() * (2 * columns - 1));
    const y = 1 + Math.floor(random() * (2 * rows - 1));
    if ((x + y) % 2 === 0) continue;
    const mirror: Mirror = random() < 0.5 ? "|" : "-";
    const tried = new Map(kept);
    for (const px of [x, 2 * columns - x])
      for (const py of [y, 2 * rows - y]) tried.set(`${px},${py}`, mirror);
    if (trace(columns, rows, tried).length === lengthOfOneLine(columns, rows)) kept = tried;
  }
  return kept;
}

/**
 * The line through the midpoints of the ray's steps: straight where the ray runs on, round where it turns.
 * Written in relative commands, which repeat themselves so much that a page of figures compresses to little.
 */
function smooth(points: Point[]): string {
  const step = (i: number): Point => {
    const [[x, y], [nextX, nextY]] = [at(points, i), at(points, i + 1)];
    return [nextX - x, nextY - y];
  };
  const [[startX, startY], [dx, dy]] = [at(points, 0), step(-1)];
  let path = `M${numbers(startX - dx / 2, startY - dy / 2)}`;
  let straight = 0;
  for (const i of points.keys()) {
    const [[inX, inY], [outX, outY]] = [step(i - 1), step(i)];
    const turns = inX !== outX || inY !== outY;
    if (straight && turns) path += `l${numbers(straight * inX, straight * inY)}`;
    straight = turns ? 0 : straight + 1;
    if (turns) path += `q${numbers(inX / 2, inY / 2, (inX + outX) / 2, (inY + outY) / 2)}`;
  }
  return `${path}Z`;
}

/** A point of the closed line: after the last comes the first, and before it the last. */
const at = (points: Point[], i: number): Point => points.at(i % points.length) ?? [0, 0];

/** Numbers as path data, without what can be left out: 0.5 -1 is .5-1. */
const numbers = (...values: number[]) =>
  values
    .map((value) => String(value).replace("0.", "."))
    .reduce((text, value) => `${text}${value.startsWith("-") ? "" : " "}${value}`);

/** mulberry32 over an FNV-1a hash of the seed. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
