import { dirname } from "node:path";
import { isCollection, pageNames } from "../../model/reader.ts";
import { type AnyCollection, collections, files, type PageEntry } from "../../model/registry.ts";
import { factsOf, type SiteContent } from "../../model/site.ts";
import { fieldsIn } from "../../model/visit.ts";
import { fieldName } from "./explain.ts";
import type { Problem } from "./problem.ts";
import type { ContentFile } from "./shape.ts";

/** Names in braces that no fact of the company is filled in for: visitors would read the braces. */
export function problemsInBraces(parsed: ContentFile[]): Problem[] {
  const site = parsed.find(({ file }) => file === files.site.file)?.data;
  const facts = factsOf(site as SiteContent);
  const choices = Object.keys(facts).map((name) => `{${name}}`);
  return parsed.filter(isFilledIn).flatMap(({ file, data, schema }) =>
    Array.from(schema ? fieldsIn(schema, data) : []).flatMap(({ path, value }) =>
      Array.from(String(value).matchAll(/\{\w+\}/g), ([braces]) => braces)
        .filter((braces) => !choices.includes(braces))
        .map((braces) => ({
          file,
          field: fieldName(path),
          says: `${braces} is filled in by nothing. Write one of ${choices.join(", ")}.`,
        })),
    ),
  );
}

function isFilledIn({ file }: ContentFile) {
  const folder = dirname(file);
  const page = pageNames.map((name) => files[name]).find((one) => one.file === file)?.page;
  const entry: Partial<AnyCollection | PageEntry> = isCollection(folder) ? collections[folder] : (page ?? {});
  return entry.filledIn === true;
}
