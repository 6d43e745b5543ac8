import type { Source } from "../../model/reader.ts";
import { fieldsIn } from "../../model/visit.ts";
import { fieldName } from "./explain.ts";
import { partsOf } from "./markdown.ts";
import type { Problem } from "./problem.ts";
import type { ContentFile } from "./shape.ts";

/** What there is beside the texts, and may be named in them. */
export type Known = Pick<Source, "pictures" | "icons" | "figures">;

/** Icons that are in no set, pictures and drawings that are not there, and headings that take each other's id. */
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
      const { drawings, headings } = partsOf(String(value));
      const missing = drawings.filter((name) => !figures(name)).map(noDrawing);
      const twice = headings.filter(({ id }, place) => headings.findIndex((one) => one.id === id) < place);
      return [...missing, ...twice.map(({ title }) => twoHeadings(title))].map((says) => ({
        file,
        field: fieldName(path),
        says,
      }));
    }),
  );
}

const noIcon = (name: string) =>
  `There is no icon "${name}". Look for one at icones.js.org, in the set ph (Phosphor).`;

const noPicture = (name: string) =>
  `There is no picture "${name}". The pictures' names are listed in pictures/index.json.`;

const noDrawing = (name: string) =>
  `There is no drawing in content/figures/${name}. Put it there, or take it out of the text.`;

const twoHeadings = (title: string) =>
  `Two headings are "${title}". Call one of them otherwise: links and the list of contents lead to the first.`;
