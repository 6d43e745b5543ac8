import type { Source } from "../../model/reader.ts";
import { fieldsIn } from "../../model/visit.ts";
import { fieldName } from "./explain.ts";
import { partsOf } from "./markdown.ts";
import type { Problem } from "./problem.ts";
import type { ContentFile } from "./shape.ts";

/** What there is beside the texts, and may be named in them. */
export type Known = Pick<Source, "pictures" | "icons" | "figures">;

/** Icons that are in no set, and pictures and drawings that are not there. */
export function problemsInNames(
  parsed: ContentFile[],
  { pictures, icons, figures = () => true }: Known,
): Problem[] {
  return parsed.flatMap(({ file, data, schema }) =>
    Array.from(schema ? fieldsIn(schema, data) : []).flatMap(({ path, kind, value }): Problem[] => {
      if (kind === "icon" && !icons(String(value)))
        return [{ file, field: fieldName(path), says: noIcon(String(value)) }];
      const { src = "" } = kind === "picture" ? (value as { src: string }) : {};
      if (kind === "picture" && !(src in pictures))
        return [{ file, field: fieldName([...path, "src"]), says: noPicture(src) }];
      if (kind !== "markdown") return [];
      return partsOf(String(value))
        .drawings.filter((name) => !figures(name))
        .map((name) => ({ file, field: fieldName(path), says: noDrawing(name) }));
    }),
  );
}

const noIcon = (name: string) =>
  `There is no icon "${name}". Look for one at icones.js.org, in the set ph (Phosphor).`;

const noPicture = (name: string) =>
  `There is no picture "${name}". The pictures' names are listed in pictures/index.json.`;

const noDrawing = (name: string) =>
  `There is no drawing in content/figures/${name}. Put it there, or take it out of the text.`;
