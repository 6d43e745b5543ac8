import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import * as types from "#model/registry.ts";

const folder = "content/schemas";

/** A JSON Schema for each content type, by the name of its file, so that editors complete and check the YAML. */
export function editorSchemas(): Record<string, string> {
  const singles = Object.entries(types.files).map(
    ([file, schema]) => [file.replace(".yaml", "").replace("/", "-"), schema] as const,
  );
  const names = {
    services: "service",
    industries: "industry",
    products: "product",
    "case-studies": "case-study",
  };
  const items = Object.entries(types.folders).map(
    ([key, schema]) => [names[key as keyof typeof names], schema] as const,
  );
  return Object.fromEntries(
    [...singles, ...items].map(([name, schema]) => [
      `${folder}/${name}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: "input" }), null, 2)}\n`,
    ]),
  );
}

export function writeEditorSchemas() {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(editorSchemas())) writeFileSync(file, text);
}
