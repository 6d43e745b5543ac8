/** Loads over a day in 96 quarters of an hour, kW. */
export type Curve = number[];

export const quarters = 96;

/**
 * How much the kinds of buildings take at each hour, as share of their highest. Drawn for these pages after the hours such places
 * keep; a site's own load survey takes their place in a project. Works are the example plant of the site's article on
 * maximum demand, block by block: two shifts, of which the first starts all its machines at six.
 */
const hourly = {
  home: [42, 36, 32, 30, 32, 44, 60, 66, 60, 52, 48, 48, 52, 54, 50, 48, 50, 58, 74, 92, 100, 96, 80, 58],
  shop: [12, 11, 11, 11, 11, 12, 16, 24, 40, 64, 82, 88, 90, 88, 84, 84, 88, 94, 100, 100, 92, 70, 36, 16],
  office: [18, 17, 17, 17, 18, 20, 28, 44, 72, 92, 98, 100, 96, 94, 98, 100, 96, 84, 60, 42, 32, 26, 22, 19],
  hospital: [
    56, 54, 53, 53, 54, 60, 70, 80, 90, 97, 100, 100, 98, 96, 97, 96, 92, 88, 86, 84, 80, 72, 64, 59,
  ],
  mall: [16, 15, 15, 15, 15, 16, 18, 24, 38, 62, 82, 90, 93, 94, 92, 92, 94, 97, 100, 100, 96, 84, 52, 24],
  data: [91, 90, 90, 89, 89, 89, 90, 92, 95, 98, 99, 100, 100, 100, 100, 99, 98, 96, 95, 95, 95, 94, 93, 92],
} satisfies Record<string, number[]>;

const worksNight = [
  310, 333, 314, 302, 326, 326, 294, 291, 316, 310, 290, 310, 335, 317, 300, 321, 324, 294, 289, 316, 315,
  294, 310, 336,
];
const worksShifts = [
  910, 1073, 1016, 833, 804, 796, 825, 829, 809, 820, 847, 832, 885, 899, 912, 885, 876, 906, 914, 892, 898,
  926, 913, 884, 894, 910, 889, 876, 706, 719, 696, 697, 933, 922, 891, 899, 920, 901, 889, 916, 933, 910,
  905, 928, 921, 891, 745, 769, 757, 740, 766, 786, 762, 752, 774, 770, 739, 743, 769, 761, 744, 766, 788,
  764,
];
const worksEvening = [328, 349, 349, 319, 321, 349, 346, 327];
const works = [...worksNight, ...worksShifts, ...worksEvening];

export type Kind = keyof typeof hourly | "works";

/** The day of one kind of building whose highest quarter takes `peak` kW. */
export function curveOf(kind: Kind, peak: number): Curve {
  const shape = kind === "works" ? works : quarterly(hourly[kind]);
  const highest = Math.max(...shape);
  return shape.map((share) => (share / highest) * peak);
}

/** From hour to hour in straight lines; each value stands for its hour's middle. */
function quarterly(values: number[]): number[] {
  return Array.from({ length: quarters }, (_, quarter) => {
    const position = (quarter + 0.5) / 4 - 0.5 + values.length;
    const hour = Math.floor(position);
    const before = values[hour % values.length] ?? 0;
    const after = values[(hour + 1) % values.length] ?? 0;
    return before + (after - before) * (position - hour);
  });
}
