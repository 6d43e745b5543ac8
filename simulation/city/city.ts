import data from "./places.generated.json" with { type: "json" };

/**
 * The city of the site's pictures, as its scene's own script lays it out: `art/README.md` says how the file is made. Roads A to D run
 * along the coast, 1 to 5 across it; a crossing bears both names.
 */
export type Place = {
  /** In the picture: shares of its width and height, from the upper left corner. */
  at: Point;
  /** On the ground, in metres. */
  ground: Point;
  /** Whether nothing hides it from the picture's camera. */
  seen: boolean;
};
export type Point = readonly [x: number, y: number];

/** `at` is its head; `pool` is where its light falls. */
export type Lamp = Place & { circuit: string; pool: { at: Point; seen: boolean } };
export type Crossing = Place & { id: string };
/** `seen` has a digit for each 24th of the road: 1 where nothing hides it. */
export type Road = { from: string; to: string; metres: number; seen: string };
export type Block = Place & { id: string; kind: string; corners: readonly Point[] };

export const picture = data.picture;
export const lamps = data.lamps as unknown as readonly Lamp[];
export const crossings = data.crossings as unknown as readonly Crossing[];
export const roads = data.roads as readonly Road[];
export const blocks = data.blocks as unknown as readonly Block[];
export const marks = data.marks as unknown as Readonly<Record<Mark, Place>>;
export type Mark = keyof typeof data.marks;

/** A post in the picture stands for so many lamps: a city has one every 30 m, on both sides. */
export const lampsPerPost = 5;

/** The feeders of the street lights, each with the lamps of one road, of the promenade or of the park. */
export const circuits: readonly string[] = [...new Set(lamps.map(({ circuit }) => circuit))];

/** Cameras stand where two roads cross; the roads' ends have none. */
export const cameras = crossings.filter(({ id }) => /^[A-D][1-5]$/.test(id));

/** Where vehicles wait: ambulances at the hospital, fire engines and refuse trucks at the depot, crews at the water works. */
export const stations = { hospital: "A4", depot: "A5", works: "CW" } as const;

/** Two bins on the street side of each block where people are; along the block from its first corner to its second. */
export const bins: readonly (Place & { id: string; block: string; crossing: string })[] = blocks
  .filter(({ kind }) => !["wind", "reservoir", "solar-field", "substation", "water-works"].includes(kind))
  .flatMap((block) => [0.25, 0.75].map((share, index) => bin(block, index, share)));

export const crossing = (id: string): Crossing => found(byCrossing, id);

export const block = (id: string): Block => found(byBlock, id);

/** The crossing that is nearest on the ground. */
export function nearestCrossing([x, y]: Point): Crossing {
  const squared = ({ ground }: Crossing) => (ground[0] - x) ** 2 + (ground[1] - y) ** 2;
  return crossings.reduce((best, one) => (squared(one) < squared(best) ? one : best));
}

const byCrossing = new Map(crossings.map((one) => [one.id, one]));
const byBlock = new Map(blocks.map((one) => [one.id, one]));

function found<Thing>(things: Map<string, Thing>, id: string): Thing {
  const thing = things.get(id);
  if (!thing) throw new RangeError(`The city has no place ${id}.`);
  return thing;
}

function bin(block: Block, index: number, share: number) {
  const [first, second, , last] = block.corners as [Point, Point, Point, Point];
  // The block's own ground has the same shape as its corners in the picture: the camera shows parallels as parallels.
  const at: Point = [
    first[0] + (second[0] - first[0]) * share + (last[0] - first[0]) * 0.04,
    first[1] + (second[1] - first[1]) * share + (last[1] - first[1]) * 0.04,
  ];
  const ground: Point = [block.ground[0] + (share - 0.5) * 340, block.ground[1] - 130];
  return {
    id: `${block.id}${"ab"[index]}`,
    block: block.id,
    at,
    ground,
    seen: true,
    crossing: nearestCrossing(ground).id,
  };
}
