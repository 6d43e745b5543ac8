declare module "virtual:icons" {
  const icons: Record<string, import("./icons.ts").IconData>;
  export default icons;
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
