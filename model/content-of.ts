import type { z } from "zod";

/** What the art step knows of a picture: enough to show it in both looks at the right size. */
export type PictureData = {
  width: number;
  height: number;
  /** The widths it was encoded in, in pixels. */
  widths: number[];
  /** The colour that holds its place until it has come. */
  tone: { day: string; night: string };
  /** Changes with its files, so that browsers may keep them for ever. */
  fingerprint: string;
};

type PictureField = { src: string; alt: string };

/** Content as the reader gives it: what the schema says, and of every picture what it takes to show it. */
export type Resolved<T> = T extends PictureField
  ? T & PictureData
  : T extends (infer Entry)[]
    ? Resolved<Entry>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T;

export type ContentOf<S extends z.ZodType> = Resolved<z.output<S>>;
