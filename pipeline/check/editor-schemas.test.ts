import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { editorSchemas } from "./editor-schemas.ts";

test("the editors' schemas are those of the code; `npm run build` writes them anew", () => {
  for (const [file, text] of Object.entries(editorSchemas()))
    expect(readFileSync(file, "utf8"), file).toBe(text);
});

test("every content file names its schema, and the schema is there", () => {
  const schemas = Object.keys(editorSchemas());
  for (const file of globSync("content/**/*.yaml")) {
    const named = /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
    expect(schemas, file).toContain(join(dirname(file), named));
  }
});
