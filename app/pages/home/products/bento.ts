/** Large fills 2 × 2 cells of the grid, wide 2 × 1, small one. `start` and `end` say at which side of the grid. */
export type CellShape = "large" | "large-end" | "wide" | "wide-start" | "small";

const opening: CellShape[] = ["large", "wide", "small", "small"];
const openingOfFive: CellShape[] = ["large", "small", "small", "small", "small"];
const closing: CellShape[] = ["small", "small", "wide-start", "large-end"];
const rowOfTwo: CellShape[] = ["wide", "wide"];
const rowOfThree: CellShape[] = ["small", "small", "wide"];
const rowOfFour: CellShape[] = ["small", "small", "small", "small"];

/**
 * How large each of so many products stands in a grid of four columns, so that no cell stays empty: an opening around
 * the first product, from eight on a closing around the last, and single rows between them.
 */
export function bento(count: number): CellShape[] {
  if (count < 4) return Array<CellShape>(count).fill("wide");
  const hasClosing = count >= 8;
  const between = count - opening.length - (hasClosing ? closing.length : 0);
  return [
    ...(between % 4 === 1 ? openingOfFive : opening),
    ...(between % 4 === 2 ? rowOfTwo : []),
    ...(between % 4 === 3 ? rowOfThree : []),
    ...Array.from({ length: Math.floor(between / 4) }, () => rowOfFour).flat(),
    ...(hasClosing ? closing : []),
  ];
}
