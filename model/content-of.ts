import type { z } from "zod";

/** What the art step knows of a picture: enough to show it in both looks at the right size. */
export type PictureData = {
  width: number;
  height: number;
  /** The widths it was encoded in, in pixels. */
  widths: number[];
  /** The colour that holds its place until it has come. One that was cut out of its ground has none. */
  tone?: { day: string; night: string };
  /** Whether what it shows goes on beyond its sides. */
  runsOff?: true;
  /** Changes with its files, so that browsers may keep them for ever. */
  fingerprint: string;
};

/** What stands in an icon's `<svg>`, on a square of this size. */
export type IconDrawing = { body: string; size: number };

/** The drawing, or the name of an icon whose set is not installed: that one the browser fetches. */
export type IconContent = IconDrawing | string;

type PictureField = { src: string; alt: string };
type IconField = string & z.$brand<"icon">;

/** Content as the reader gives it: what the schema says, and of every picture and icon what it takes to show it. */
export type Resolved<T> = T extends PictureField
  ? T & PictureData
  : T extends IconField
    ? IconContent
    : T extends (infer Entry)[]
      ? Resolved<Entry>[]
      : T extends object
        ? { [Key in keyof T]: Resolved<T[Key]> }
        : T;

export type ContentOf<S extends z.ZodType> = Resolved<z.output<S>>;
