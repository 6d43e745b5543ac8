import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { singleFiles } from "../../model/reader.ts";
import { collections, parts } from "../../model/registry.ts";

const folder = "content/schemas";

/** What editors need to complete and check the YAML: a JSON Schema for each content type, and which file follows which. */
export function editorFiles(): Record<string, string> {
  const schemas = entries();
  return {
    ...Object.fromEntries(
      schemas.map(({ name, schema }) => [
        `${folder}/${name}.json`,
        json(z.toJSONSchema(schema, { io: "input" })),
      ]),
    ),
    ".vscode/settings.json": json({
      ...settings,
      "yaml.schemas": Object.fromEntries(
        schemas.map(({ name, files }) => [`./${folder}/${name}.json`, files]),
      ),
    }),
  };
}

const settings = {
  "editor.defaultFormatter": "biomejs.biome",
  "editor.formatOnSave": true,
  "[yaml]": { "editor.defaultFormatter": "redhat.vscode-yaml", "editor.formatOnSave": false },
  "files.associations": { "*.css": "tailwindcss" },
};

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

type Entry = { name: string; schema: z.ZodType; files: string };

function entries(): Entry[] {
  return [
    ...singleFiles.map(({ file, schema }) => ({
      name: file.replace(".yaml", ""),
      schema,
      files: `content/${file}`,
    })),
    ...Object.entries({ ...collections, ...parts }).map(([name, { schema }]) => ({
      name,
      schema,
      files: `content/${name}/*.yaml`,
    })),
  ];
}

export function writeEditorFiles() {
  for (const [file, text] of Object.entries(editorFiles())) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
