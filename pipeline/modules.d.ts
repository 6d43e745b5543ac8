declare module "virtual:ui-icons" {
  const drawings: Record<
    keyof typeof import("#app/ui/figures/ui-icon-names.ts").uiIconNames,
    import("#model/content-of.ts").IconDrawing
  >;
  export default drawings;
}
declare module "virtual:content-files" {
  /** The text of every content file, by its path below content/. */
  const files: Record<string, string>;
  export default files;
}
declare module "virtual:figures" {
  /** The drawings of content/figures, by the name of their file. */
  const drawings: Record<string, string>;
  export default drawings;
}
declare module "virtual:content-icons" {
  /** Too much for the browser's bundle: pages get theirs with their data. */
  const drawings: Record<string, import("#model/content-of.ts").IconDrawing>;
  export default drawings;
}
declare module "virtual:failure" {
  const failure: import("../model/pages/errors.ts").ErrorsContent["failure"] &
    Pick<import("../model/site.ts").SiteContent, "email" | "phone">;
  export default failure;
}
declare module "virtual:pictures" {
  const pictures: Record<string, import("../model/content-of.ts").PictureData>;
  export default pictures;
}
declare module "virtual:documents" {
  /** Name, format, address and size of each product's documents, by its id. */
  const documents: import("./documents/documents.ts").DocumentIndex;
  export default documents;
}
declare module "virtual:examples" {
  /** What each simulator takes, and what it gives for the values that it begins with, by its id. */
  const examples: Record<string, import("#simulation/example.ts").Example>;
  export default examples;
}
declare module "virtual:worked-night" {
  /** What the operators read in the night of the burst main. */
  const entries: import("#simulation/control/log.ts").Entry[];
  export default entries;
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
declare module "virtual:search-index" {
  const searched: import("./search/make-index.ts").SearchIndex;
  export default searched;
}
declare module "virtual:search-words" {
  const words: import("../model/words/search.ts").SearchWords;
  export default words;
}
