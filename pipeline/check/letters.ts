import { dirname } from "node:path";
import { codeOf } from "../../model/fields.ts";
import { isCollection, pageNames } from "../../model/reader.ts";
import { type AnyCollection, collections, files } from "../../model/registry.ts";
import { fieldsIn, keysAt } from "../../model/visit.ts";
import { printedOf } from "../documents/pdf/printed.ts";
import { missingIn, typeface } from "../fonts/fonts.ts";
import { fieldName } from "./explain.ts";
import type { Problem } from "./problem.ts";
import type { ContentFile } from "./shape.ts";

/** Letters that the site's typeface lacks, in what is not set by a browser: there no other typeface stands in for it. */
export const problemsInLetters = (parsed: ContentFile[]): Problem[] =>
  parsed.flatMap((file) => {
    const inPreview = lacking("Link previews are drawn", file.file, previewed(file));
    const fields = inPreview.map(({ field }) => field);
    const inSheet = lacking("Data sheets are printed", file.file, printed(file));
    // The company's name stands in both.
    return [...inPreview, ...inSheet.filter(({ field }) => !fields.includes(field))];
  });

type Text = { path: PropertyKey[]; value: unknown };

const lacking = (what: string, file: string, texts: Text[]): Problem[] =>
  texts.flatMap(({ path, value }) => {
    const letters = missingIn(String(value), typeface()).map(shown).join(" ");
    const says = `${what} in a typeface that has no ${letters}. Write it in words, in Latin letters, or leave it out.`;
    return letters ? [{ file, field: fieldName(path), says }] : [];
  });

/** A letter that nobody can see is told by its code. */
const shown = (letter: string) => (/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(letter) ? letter : codeOf(letter));

/** What link previews say of a file. */
function previewed({ file, data, schema }: ContentFile): Text[] {
  const field = fieldInPreview(file);
  return Array.from(schema ? fieldsIn(schema, data) : []).filter(({ path }) => fieldName(path) === field);
}

function fieldInPreview(file: string): string | undefined {
  if (file === files.site.file) return "name";
  if (pageNames.some((name) => files[name].file === file)) return "seo.title";
  const folder = dirname(file);
  if (!isCollection(folder)) return undefined;
  const { seo, schema }: AnyCollection = collections[folder];
  // Asked with each field's name in its place, it gives the name of the one that is the title.
  return seo(Object.fromEntries(keysAt(schema, []).map((key) => [key, key])) as never).title;
}

/** What data sheets print of a file. */
function printed({ file, data, schema }: ContentFile): Text[] {
  const printedFrom = dirname(file) === "products" ? printedOf.product : printers[file];
  return schema && printedFrom ? Array.from(fieldsIn(schema, printedFrom(data as never))) : [];
}

const printers: Record<string, (data: never) => unknown> = {
  [files.site.file]: printedOf.site,
  [collections.products.copy.file]: printedOf.page,
};
