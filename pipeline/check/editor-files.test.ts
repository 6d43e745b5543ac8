import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { editorFiles } from "./editor-files.ts";

test("what editors read is what the code says; `npm run build` writes it", () => {
  for (const [file, text] of Object.entries(editorFiles()))
    expect(readFileSync(file, "utf8"), file).toBe(text);
});

test("every content file names its schema, and the schema is there", () => {
  const schemas = Object.keys(editorFiles());
  for (const file of globSync("content/**/*.yaml")) {
    const named = /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
    expect(schemas, file).toContain(join(dirname(file), named));
  }
});
