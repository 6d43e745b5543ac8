import { dirname } from "node:path";
import type { z } from "zod";
import { unshowableIn } from "../../model/fields.ts";
import { parseFile } from "../../model/reader/parse.ts";
import { idOf, isCollection, isPart, singleFiles } from "../../model/reader.ts";
import { collections, parts } from "../../model/registry.ts";
import { explain, fieldName, notRight } from "./explain.ts";
import type { Problem } from "./problem.ts";

/** A file of content/ as data, with the schema that it must follow. */
export type ContentFile = { file: string; data: unknown; schema?: z.ZodType };

export const isDraft = ({ data }: ContentFile) => (data as { draft?: unknown } | null)?.draft === true;

/** The schema that a file must follow by its place; none where nothing reads it. */
export const schemaOf = (file: string): z.ZodType | undefined => {
  const folder = dirname(file);
  if (isCollection(folder)) return collections[folder].schema;
  return isPart(folder) ? parts[folder].schema : singleFiles.find((one) => one.file === file)?.schema;
};

/** Reads the YAML; what cannot be read is reported with its line. */
export function parseFiles(texts: Record<string, string>) {
  const parsed: ContentFile[] = [];
  const unreadable: Problem[] = [];
  for (const [file, text] of Object.entries(texts)) {
    const result = parseFile(file, text);
    if ("error" in result) unreadable.push({ file, field: where(result), says: `${result.error}.` });
    else parsed.push({ file, data: result.data, schema: schemaOf(file) });
  }
  return { parsed, unreadable };
}

/** What each file's own schema says about it, and files that are missing or that nothing reads. */
export function problemsInShape(parsed: ContentFile[], unreadable: Problem[] = []): Problem[] {
  const there = new Set([...parsed, ...unreadable].map(({ file }) => file));
  const missing = singleFiles
    .filter(({ file }) => !there.has(file))
    .map(({ file }) => ({
      file,
      field: "",
      says: "The file is missing. Restore it: the site is made from it.",
    }));
  return [...missing, ...parsed.flatMap(problemsInFile)];
}

/** What one file's own schema says about it. */
export function problemsInFile({ file, data, schema }: ContentFile): Problem[] {
  if (file.endsWith(".yml"))
    return [
      {
        file,
        field: "",
        says: `Nothing reads this file. Rename it to ${file.replace(/yml$/, "yaml")}, or delete it.`,
      },
    ];
  if (!schema)
    return [{ file, field: "", says: "Nothing reads this file. Move it to its folder, or delete it." }];
  const result = schema.safeParse(data);
  if (!result.success) return result.error.issues.flatMap((issue) => explain(issue, data, schema, file));
  const folder = dirname(file);
  const inId = isCollection(folder) || isPart(folder) ? problemsInId(file, data as { id: string }) : [];
  return [...inId, ...problemsInTexts(file, data)];
}

/** Characters that cannot be shown, in texts of which the schema does not ask for it: a setting has none either. */
function problemsInTexts(file: string, value: unknown, path: PropertyKey[] = []): Problem[] {
  if (typeof value === "string") {
    const message = unshowableIn(value);
    return message ? [{ file, field: fieldName(path), says: notRight(value, message) }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, part]) => problemsInTexts(file, part, [...path, key]));
}

function problemsInId(file: string, { id }: { id: string }): Problem[] {
  const expected = idOf(file);
  if (id === expected) return [];
  return [
    { file, field: "id", says: `It says "${id}" but the file is named "${expected}". Make them the same.` },
  ];
}

const where = ({ line, column }: { line?: number; column?: number }) =>
  line ? `line ${line}, column ${column}` : "";
