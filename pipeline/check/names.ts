import type { Source } from "../../model/reader.ts";
import { fieldsIn } from "../../model/visit.ts";
import { fieldName } from "./explain.ts";
import type { Problem } from "./problem.ts";
import type { ContentFile } from "./shape.ts";

/** What there is beside the texts, and may be named in them. */
export type Known = Pick<Source, "pictures" | "icons">;

/** Icons that are in no set, and pictures that are not there. */
export function problemsInNames(parsed: ContentFile[], { pictures, icons }: Known): Problem[] {
  return parsed.flatMap(({ file, data, schema }) =>
    Array.from(schema ? fieldsIn(schema, data) : []).flatMap(({ path, kind, value }): Problem[] => {
      if (kind === "icon" && !icons(String(value)))
        return [{ file, field: fieldName(path), says: noIcon(String(value)) }];
      const { src = "" } = kind === "picture" ? (value as { src: string }) : {};
      if (kind === "picture" && !(src in pictures))
        return [{ file, field: fieldName([...path, "src"]), says: noPicture(src) }];
      return [];
    }),
  );
}

const noIcon = (name: string) =>
  `There is no icon "${name}". Look for one at icones.js.org, in the set ph (Phosphor).`;

const noPicture = (name: string) =>
  `There is no picture "${name}". The pictures' names are listed in pictures/index.json.`;
