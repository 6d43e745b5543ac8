import type { z } from "zod";
import type { IconDrawing, PictureData } from "../content-of.ts";

/** Where content comes from: bundled with the app, or from disk for whoever builds, edits and tests. */
export type Source = {
  /** The text of every file, by its path below content/. */
  files: Record<string, string>;
  pictures: Record<string, PictureData>;
  /** The drawing of an icon of the sets that are installed. */
  icons: (name: string) => IconDrawing | undefined;
  /** Whether a drawing of that name is in content/figures, for those who check texts that show one. */
  figures?: (name: string) => boolean;
  /** Whether pages are there that are not published. Only the editor shows them. */
  drafts?: boolean;
  /** What is done with a file's content once it is checked. The editor marks texts with where they stand. */
  marked?: (file: string, schema: z.ZodType, content: unknown) => unknown;
};

/** The files of a folder in the order given; those that the order forgets come last. */
export function namesIn({ files }: Source, folder: string, order: string[] = []) {
  const place = (name: string) => {
    const listed = order.indexOf(idOf(name));
    return listed < 0 ? order.length : listed;
  };
  return Object.keys(files)
    .filter((name) => name.startsWith(`${folder}/`))
    .toSorted((one, two) => place(one) - place(two) || (one < two ? -1 : 1));
}

/** The id of the item that a file holds: services/ai-ml.yaml has ai-ml. */
export const idOf = (name: string) => name.replace(/^.*\/|\.\w+$/g, "");
