import { basename, dirname } from "node:path";
import type { z } from "zod";
import * as types from "#model/registry.ts";
import type { Problem } from "./check.ts";
import { explain } from "./explain.ts";
import type { ContentFile } from "./files.ts";

/** What each file's own schema says about it, and files that are missing or that nothing reads. */
export function problemsInShape(files: ContentFile[]): Problem[] {
  const known = new Set(files.map(({ file }) => file));
  const missing = Object.keys(types.files)
    .filter((file) => !known.has(file))
    .map((file) => ({ file, field: "", says: "The file is missing. Restore it: the site is made from it." }));
  return [...missing, ...files.flatMap(problemsInFile)];
}

export function schemaOf(file: string): z.ZodType | undefined {
  const single: Record<string, z.ZodType> = types.files;
  const many: Record<string, z.ZodType> = types.folders;
  return single[file] ?? many[dirname(file)];
}

function problemsInFile({ file, data }: ContentFile): Problem[] {
  const schema = schemaOf(file);
  if (!schema)
    return [{ file, field: "", says: "Nothing reads this file. Move it to its folder, or delete it." }];
  const result = schema.safeParse(data);
  if (!result.success) return result.error.issues.flatMap((issue) => explain(issue, data, schema, file));
  return problemsInId(file, data);
}

function problemsInId(file: string, data: unknown): Problem[] {
  if (!(dirname(file) in types.folders)) return [];
  const expected = basename(file, ".yaml");
  const { id } = data as { id: string };
  if (id === expected) return [];
  return [
    { file, field: "id", says: `It says "${id}" but the file is named "${expected}". Make them the same.` },
  ];
}
