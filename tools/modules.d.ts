declare module "virtual:icons" {
  /** The drawings of the icons that code names. */
  export const drawings: Record<string, import("./icons.ts").IconData>;
  /** Where those that content names are, and the sets they come from. */
  export const sprite: string;
  export const sets: string[];
}
declare module "virtual:pictures" {
  const pictures: Record<string, import("./pictures.ts").PictureData>;
  export default pictures;
}
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: string; variationAxes?: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}
