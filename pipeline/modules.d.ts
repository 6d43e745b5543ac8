declare module "virtual:icons" {
  /** The icons that stand in every page, drawn as the content of an `<svg>`. Too much for the browser's bundle. */
  export const symbols: string;
  /** Where all others are, by the alphabet (tools/icons.ts), and the sets they come from. */
  export const sheets: { from: string; path: string }[];
  export const sets: string[];
}
declare module "virtual:pictures" {
  const pictures: Record<string, import("../model/content-of.ts").PictureData>;
  export default pictures;
}
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: string;
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
declare module "*?inline-script" {
  /** The text of an inline script (pipeline/vite/inline-script.ts); empty in the browser's bundle. */
  const code: string;
  export default code;
}
