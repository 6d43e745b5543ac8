import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { collectionNames, fileNames } from "../../model/reader.ts";
import { collections, files } from "../../model/registry.ts";

const folder = "content/schemas";

/** A JSON Schema for each content type, by the name of its file, so that editors complete and check the YAML. */
export function editorSchemas(): Record<string, string> {
  const singles = [
    ...fileNames.map((name) => files[name]),
    ...collectionNames.map((name) => collections[name].copy),
  ];
  const entries: [string, z.ZodType][] = [
    ...singles.map(({ file, schema }): [string, z.ZodType] => [file.replace(".yaml", ""), schema]),
    ...collectionNames.map((name): [string, z.ZodType] => [name, collections[name].schema]),
  ];
  return Object.fromEntries(
    entries.map(([name, schema]) => [
      `${folder}/${name}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: "input" }), null, 2)}\n`,
    ]),
  );
}

export function writeEditorSchemas() {
  for (const [file, text] of Object.entries(editorSchemas())) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
